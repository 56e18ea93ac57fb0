/** Both dictionaries, loaded before the tests that import this begin. */
import { lexiconOf, within } from '../lexicon/index.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Task } from '../model.ts';

const whole = { en: await lexiconOf({ language: 'en' }), id: await lexiconOf({ language: 'id' }) };

export const lexiconFor = (task: Pick<Task, 'language' | 'own'>): Lexicon => within(whole[task.language], task);
