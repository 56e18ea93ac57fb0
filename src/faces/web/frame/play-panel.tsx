/** What an action of the row has opened: hints, a new puzzle, or what else there is. */
import { HintLadder } from '../board/hint-ladder.tsx';
import type { Done } from '../board/tell.ts';
import { say } from '../settings.ts';
import { text } from '../texts.ts';
import { checking } from './checking.tsx';
import css from './frame.module.css';
import type { FullFrameProps } from './frame.tsx';
import { Lazily } from './lazily.tsx';
import { Panel } from './panel.tsx';

/** A game is played more often than a new one is asked for, and few players write an answer of their own. */
const making = async () => {
  const { GeneratePanel } = await import('../room/generate-panel.tsx');
  return ({ room, newLabel, dealAlike }: FullFrameProps) => (
    <GeneratePanel room={room} label={newLabel} dealAlike={dealAlike} />
  );
};

const sheet = async () => (await import('../sheet/sheet-panel.tsx')).SheetPanel;

const takeaway = async () => (await import('../room/takeaway.tsx')).Takeaway;

export function PlayPanel(props: FullFrameProps) {
  const { room, hintPanel, hints, tools = [] } = props;
  const { value: open } = room.panel;
  const close = () => {
    room.panel.value = undefined;
  };
  if (open === 'hint') {
    return (
      <Panel title={say(text('action-hint'))} close={close}>
        {hintPanel ?? (hints && <HintLadder ladder={hints} sayPuzzle={room.say} />)}
      </Panel>
    );
  }
  if (open === 'new') {
    return (
      <Panel title={say(text('action-new'))} close={close}>
        {props.newPanel ?? <Lazily {...props} load={making} />}
      </Panel>
    );
  }
  if (open === 'check') {
    return (
      <Panel title={say(text('check-mine'))} close={close}>
        <Lazily {...props} load={checking} />
      </Panel>
    );
  }
  if (open === 'sheet') {
    return (
      <Panel title={say(text('sheet'))} close={close}>
        <Lazily {...props} load={sheet} />
      </Panel>
    );
  }
  const tool = tools.find(({ id }) => id === open);
  if (tool && 'content' in tool) {
    return (
      <Panel key={tool.id} title={tool.name} close={close}>
        {tool.content()}
      </Panel>
    );
  }
  return (
    <Panel title={say(text('action-more'))} close={close}>
      <More {...props} />
    </Panel>
  );
}

function More(props: FullFrameProps) {
  const { room, game, tell, tools = [], keys } = props;
  const offered = tools.filter(({ isOnBoard }) => !isOnBoard);
  const does = (act: () => Done) => {
    const done = act();
    tell?.(done);
  };
  return (
    <>
      <div class={css.menu}>
        {game?.startOver && (
          <button
            type="button"
            disabled={!(game.canStartOver ?? game.canUndo.value)}
            onClick={() => does(game.startOver!)}
          >
            {say(text('reset'))}
          </button>
        )}
        {game?.point && (
          <button type="button" disabled={!game.canUndo.value || game.point.canReturn.value} onClick={game.point.save}>
            {say(text('try-from-here'))}
          </button>
        )}
        {game?.point && (
          <button type="button" disabled={!game.point.canReturn.value} onClick={() => does(game.point!.goBack)}>
            {say(text('go-back'))}
          </button>
        )}
        {offered.map((tool) => (
          <button
            key={tool.id}
            type="button"
            onClick={() => {
              if ('act' in tool) tool.act();
              else room.panel.value = tool.id;
            }}
          >
            {tool.name}
          </button>
        ))}
        <button
          type="button"
          onClick={() => {
            room.panel.value = 'check';
          }}
        >
          {say(text('check-mine'))}
        </button>
        {room.puzzle.making && (
          <button
            type="button"
            onClick={() => {
              room.panel.value = 'sheet';
            }}
          >
            {say(text('sheet'))}
          </button>
        )}
      </div>
      <Lazily {...props} load={takeaway} />
      {keys}
    </>
  );
}
