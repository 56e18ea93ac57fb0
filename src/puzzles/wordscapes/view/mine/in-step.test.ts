import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { keepState } from '../../../../faces/web/board/session.ts';
import { createTabs } from '../../../../faces/web/testing/tabs.ts';
import type { wordscapes } from '../../index.ts';
import type { Task } from '../../model.ts';
import { tasks } from '../../notation/index.ts';
import { createInStep } from './in-step.ts';

/** A room that reads what is written, and remembers what was not but a step. */
function room(text: string, state = '', memory = createTabs().open(), lies?: string) {
  const read = (source: string) => {
    const task = tasks.parse(source);
    return task.ok ? task.value : undefined;
  };
  const shown = signal(text);
  const instance = signal<Task | undefined>(read(text));
  const remembered: string[] = [];
  const put = (source: string) => {
    shown.value = source;
    const task = read(source);
    if (task && tasks.format(task) !== tasks.format(instance.value as Task)) instance.value = task;
  };
  const kept = signal(state);
  const step = createInStep(
    {
      puzzle: { instance: tasks } as unknown as typeof wordscapes,
      instance,
      write: (source, isStep) => {
        if (!isStep) remembered.push(shown.value);
        put(source);
      },
      memory,
    },
    state,
    lies === undefined ? undefined : read(lies),
  );
  keepState(step, kept);
  return { ...step, shown, kept, memory, remembered, put };
}

test('opening a level writes nothing', () => {
  const { shown, kept } = room('letters tac; .../???/...');
  expect([shown.value, kept.value]).toEqual(['letters tac; .../???/...', '']);
});

test('what is drawn is written at once, and only the text of the person is remembered', () => {
  const { drawing, shown, remembered } = room('tac; ??/?.');
  drawing.type('c');
  drawing.type('a');
  expect(shown.value).toBe('LETTERS TAC\nGRID\nCA\n?.');
  expect(remembered).toEqual(['tac; ??/?.']);
  drawing.undo();
  drawing.undo();
  expect(shown.value).toBe('LETTERS TAC\nGRID\n??\n?.');
});

test('what is pasted is drawn, and can be undone', () => {
  const { drawing, shown, put } = room('tac; ??/?.');
  drawing.type('c');
  put('LETTERS COT; ???');
  expect(drawing.draft.value).toMatchObject({ letters: 'COT', kind: 'words' });
  put('LETTERS COT; GRID ???');
  expect(drawing.text.value).toBe('LETTERS COT\nGRID\n???');
  put('tac; ??/?.');
  expect(drawing.text.value).toBe('LETTERS TAC\nGRID\n??\n?.');
  drawing.undo();
  expect(shown.value).toBe('LETTERS COT\nGRID\n???');
});

test('a list of one’s own is let go for the dictionary, also where the level tells its answers, and comes back', () => {
  const text = 'LETTERS TACO\nGRID\n???\nANSWERS 1A CAT\nWORDS\nCAT\nCOT';
  const { drawing, shown } = room(text);
  drawing.set({ own: undefined });
  expect(shown.value).toBe('LETTERS TACO\nGRID\n???\nANSWERS 1A CAT');
  drawing.undo();
  expect(shown.value).toBe(text);
});

test('what is no level yet leaves the text alone and comes back after a reload', () => {
  const first = room('tac; ??/?.');
  first.drawing.setLetters('');
  expect(first.shown.value).toBe('tac; ??/?.');
  expect(first.kept.value).not.toBe('');
  const reloaded = room('tac; ??/?.', first.kept.value);
  expect(reloaded.drawing.draft.value.letters).toBe('');
  reloaded.drawing.setLetters('COT');
  expect([reloaded.shown.value, reloaded.kept.value]).toEqual(['LETTERS COT\nGRID\n??\n?.', '']);
});

test('it also comes back after another use of the board, unless the text is another one by then', () => {
  const first = room('tac; ??/?.');
  first.drawing.setLetters('');
  first.dispose();
  expect(room('tac; ??/?.', '', first.memory).drawing.draft.value.letters).toBe('');
  expect(room('cot; ??/?.', '', first.memory).drawing.draft.value.letters).toBe('COT');
});

test('a text that cannot be read leaves the drawing alone', () => {
  const { drawing, put, shown } = room('tac; ?.?/???');
  put('TAC!');
  expect(drawing.draft.value.letters).toBe('TAC');
  drawing.setLetters('TACO');
  expect(shown.value).toContain('LETTERS TACO');
});

test('without any level one begins with an empty sheet', () => {
  const { drawing, shown, kept } = room('!');
  expect([drawing.draft.value.letters, drawing.mode.value, shown.value, kept.value]).toEqual(['', 'draw', '!', '']);
  drawing.setLetters('TAC');
  expect([shown.value, kept.value.includes('TAC')]).toEqual(['!', true]);
});

test('letters that a player found are drawn and not written, and undoing leads back to the level', () => {
  const level = 'LETTERS TAC\nGRID\n???\n?..';
  const { drawing, shown } = room(level, '', createTabs().open(), 'LETTERS TAC\nGRID\nCA?\n?..');
  expect([drawing.text.value, shown.value]).toEqual(['LETTERS TAC\nGRID\nCA?\n?..', level]);
  drawing.put([drawing.cursor.value], 'T');
  expect(shown.value).toBe('LETTERS TAC\nGRID\nTA?\n?..');
  drawing.undo();
  expect([drawing.text.value, shown.value]).toEqual(['LETTERS TAC\nGRID\nCA?\n?..', level]);
  drawing.redo();
  expect(shown.value).toBe('LETTERS TAC\nGRID\nTA?\n?..');
});
