/**
 * The moves that no search by tables tries. They are the same for every board, but listing them takes as long as loading the
 * tables; so the host's store keeps the automaton beside the tables.
 */
import { type Recent, recentIn } from '../../../../algorithms/kept/recent.ts';
import type { Context } from '../../../../contract/index.ts';
import { type Automaton, automatonOf, forbiddenWords } from './automaton.ts';
import { type Subject, sealContent, unsealContent, VERSION } from './seal.ts';

/** No field has this subject. */
const SUBJECT: Subject = [0, 0, 0];
const NAME = `pattern-database-automaton-v${VERSION}`;
/** Bytes of a state: where its four moves lead, and which are allowed. */
const STATE = 9;

/** The automaton from the cache or the store; else it is made, and kept in both. The context's ticker may stop the making. */
export async function automatonFor(context: Context): Promise<Automaton> {
  const { store } = context;
  const inCache = automataIn(context);
  const bytes = inCache.has('') ? undefined : await store?.read(NAME);
  const known = bytes && unsealed(bytes);
  if (known) inCache.set('', known);
  else if (store && !inCache.has('')) void store.write(NAME, sealed(automatonIn(context)));
  return automatonIn(context);
}

/** The same for a caller that cannot wait for the store. */
export const automatonIn = (context: Context): Automaton =>
  automataIn(context).once('', () => {
    const { ticker } = context;
    const words = forbiddenWords(() => ticker.tick(0));
    ticker.tick(0);
    return automatonOf(words);
  });

const automataIn = ({ cache }: Context): Recent<Automaton> => recentIn(cache, 'pattern-database-automaton', 1);

function sealed({ open, next }: Automaton): Uint8Array {
  const content = new Uint8Array(STATE * open.length);
  content.set(new Uint8Array(next.buffer, next.byteOffset, next.byteLength));
  content.set(open, next.byteLength);
  return sealContent(SUBJECT, content);
}

function unsealed(bytes: Uint8Array): Automaton | undefined {
  const content = unsealContent(SUBJECT, bytes);
  if (!content) return undefined;
  const states = content.length / STATE;
  // Copies, since a view of words must begin at one.
  const next = new Uint16Array(content.slice(0, 8 * states).buffer);
  return { next, open: content.slice(8 * states) };
}
