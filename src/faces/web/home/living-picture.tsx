/**
 * The picture of a puzzle, recorded when the page was built: still at first, and moving once its motion is there, as long as
 * it is in sight and motion is wanted. On some of them a person can play; what that needs is loaded at the first touch.
 */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { WrittenFilm } from '../../../lab/poster/index.ts';
import { announce } from '../announce.ts';
import type { Taste, TasteModule } from '../board.ts';
import { roomHash } from '../route.ts';
import { language, motion, say } from '../settings.ts';
import { text } from '../texts.ts';
import css from './card.module.css';
import { createPlayer, type Player } from './player.ts';
import { sayHome } from './say.ts';
import { homeText } from './texts.ts';

export interface LivingPictureProps {
  readonly id: string;
  /** Where the still picture and the motion are. */
  readonly picture: string;
  readonly film: string;
  /** Loads what it takes to play on the picture. */
  readonly taste?: (() => Promise<TasteModule>) | undefined;
}

export function LivingPicture(props: LivingPictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const svg = useSignal<string | undefined>(undefined);
  const failed = useSignal(false);
  const screen = useScreen(props, box);
  useEffect(() => {
    fetched(props.picture, (response) => response.text()).then(
      (drawn) => {
        svg.value = drawn;
      },
      () => {
        failed.value = true;
      },
    );
  }, [props.picture]);
  const picture = svg.value !== undefined && (
    // Our own renderer's output, every string in it escaped.
    <div ref={box} class={css.film} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg.value }} />
  );
  useMotion(svg.value !== undefined, box, screen);
  return (
    <div class={css.picture}>
      {failed.value ? <p class="quiet">{say(text('load-failed'))}</p> : picture}
      {props.taste && svg.value !== undefined && <Touch {...props} taste={props.taste} screen={screen} box={box} />}
    </div>
  );
}

/** What shows the film; made once, when it is first needed. */
type Screen = () => Promise<Player | undefined>;

function useScreen({ film }: LivingPictureProps, box: { current: HTMLDivElement | null }): Screen {
  const made = useRef<Promise<Player | undefined>>(undefined);
  useEffect(() => () => void made.current?.then((player) => player?.dispose()), []);
  return () => {
    made.current ??= fetched(film, (response): Promise<WrittenFilm> => response.json()).then(
      (written) => {
        const drawing = box.current?.querySelector('svg');
        return drawing ? createPlayer(drawing, written) : undefined;
      },
      // Without its motion a picture is still a picture.
      () => undefined,
    );
    return made.current;
  };
}

async function fetched<T>(address: string, read: (response: Response) => Promise<T>): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} is not there`);
  return read(response);
}

/** Runs the film while it is in sight and motion is wanted. */
function useMotion(isThere: boolean, box: { current: HTMLDivElement | null }, screen: Screen): void {
  const isMoving = motion.value;
  useEffect(() => {
    if (!isThere || !box.current || !isMoving) return;
    let isSeen = false;
    let wasSeen = false;
    const follow = () => {
      wasSeen ||= isSeen;
      // What was never in sight is not fetched.
      if (wasSeen) void screen().then((player) => player?.run(isSeen));
    };
    const watch = new IntersectionObserver(([entry]) => {
      isSeen = entry?.isIntersecting === true;
      follow();
    });
    watch.observe(box.current);
    return () => {
      watch.disconnect();
      isSeen = false;
      follow();
    };
  }, [isThere, isMoving]);
}

interface TouchProps extends LivingPictureProps {
  readonly taste: () => Promise<TasteModule>;
  readonly screen: Screen;
  readonly box: { current: HTMLDivElement | null };
}

/** The layer over a picture that takes presses and keys, and hands them on as soon as the board is there. */
function Touch({ id, taste: load, screen, box }: TouchProps) {
  const taste = useSignal<Taste | undefined>(undefined);
  const help = useSignal('');
  const turns = useSignal(0);
  const loaded = useRef<Promise<readonly [TasteModule, Player | undefined]>>(undefined);
  const ready = () => {
    loaded.current ??= Promise.all([load(), screen()]).then((both) => {
      help.value = both[0].help[language.peek()];
      return both;
    });
    return loaded.current;
  };
  const act = async (does: (taste: Taste) => ReturnType<Taste['key']>) => {
    const [module, player] = await ready();
    if (!player) return;
    taste.value ??= module.begin(player.frame());
    const happened = does(taste.value);
    player.move(taste.value.poses());
    if (!happened) return;
    turns.value++;
    announce(happened[language.value]);
  };
  const press = (event: MouseEvent) => {
    const drawing = box.current?.querySelector('svg');
    const at = drawing?.getScreenCTM()?.inverse();
    if (!at) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(at);
    void act((taste) => taste.press(x, y));
  };
  const isDone = turns.value > 0 && taste.value?.isDone();
  return (
    <>
      <div
        ref={(layer) => {
          const { width = 1, height = 1 } = box.current?.querySelector('svg')?.viewBox.baseVal ?? {};
          if (layer) layer.style.aspectRatio = String(width / height);
        }}
        class={css.touch}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its arrow keys need the focus
        tabIndex={0}
        aria-label={help.value || sayHome(homeText('taste'))}
        onPointerEnter={() => void ready()}
        onFocus={() => void ready()}
        onClick={press}
        onKeyDown={(event) => {
          if (!event.key.startsWith('Arrow')) return;
          event.preventDefault();
          const { key } = event;
          void act((taste) => taste.key(key));
        }}
      />
      {turns.value > 0 && (
        <a class={css.on} href={isDone ? `#/${id}` : roomHash(id, { text: taste.value!.text(), options: {} })}>
          {sayHome(homeText(isDone ? 'taste-done' : 'taste-on'))} →
        </a>
      )}
    </>
  );
}
