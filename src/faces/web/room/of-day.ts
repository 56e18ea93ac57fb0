/** The challenge of a day as a link: as far as it was played, or made anew from the date. */
import type { AnyPuzzle } from '../../../contract/index.ts';
import { browserClient } from '../../../hosts/browser/index.ts';
import { dayOf, readDay, wishOf } from '../daily.ts';
import { sessions } from '../kept/sessions.ts';
import type { RoomLink } from '../route.ts';
import { language } from '../settings.ts';

/** A link with its text; a day that is none becomes today. */
export async function linkOfDay(puzzle: AnyPuzzle, link: RoomLink): Promise<RoomLink> {
  const { id } = puzzle.about;
  const { day: _, ...others } = link;
  const day = readDay(link.day) ?? dayOf(new Date());
  const begun = sessions.peek().find((one) => one.puzzle === id && one.day === day);
  if (begun) return { ...others, day, text: begun.text, state: begun.state };
  const { making } = puzzle;
  if (!making) return others;
  const client = browserClient();
  try {
    const wish = wishOf(
      id,
      day,
      making.difficulties.map((level) => level.id),
    );
    const options = making.suits?.(language.peek()) ?? {};
    const reply = await client.ask({ ask: 'generate', puzzle: id, ...wish, options }).done;
    return reply.ok && reply.ask === 'generate' ? { ...others, day, text: reply.text } : others;
  } finally {
    client.close();
  }
}
