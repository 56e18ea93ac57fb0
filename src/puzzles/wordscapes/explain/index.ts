/**
 * What can be said about a task. With the answers known: the paper's table, worst cases beside the checks really made.
 * Otherwise: how many words fit each slot, how many fillings there are, which boxes are sure, how likely the rest is, which
 * slots are to blame where there is no filling; and in any case the bonus words.
 */
import type { Context, Text } from '../../../contract/index.ts';
import { lexiconOf } from '../lexicon/index.ts';
import type { Task } from '../model.ts';
import { type Insight, insightOf } from '../search/insight.ts';
import { paperTable } from '../search/paper/counts.ts';
import { isPapersOwn } from '../search/paper/own.ts';
import { text } from '../texts.ts';
import { sourceOf } from '../word-source.ts';
import { bonusWords } from '../words-by-length.ts';
import { insightData, paperData, type WordExplanation } from './data.ts';
import { bonusFacts, boxesFact, countText, fillingFacts, paperFacts, wheelFact } from './facts.ts';
import { paperFigures, slotFigures } from './figures.ts';
import { chancesPicture } from './picture.ts';
import { explainWords } from './words.ts';

export async function explain(task: Task, context: Context): Promise<WordExplanation> {
  const lexicon = await lexiconOf(task);
  if (task.shape.kind === 'words') return explainWords(task, lexicon);
  const insight = insightOf(task, lexicon, context);
  const bonus = bonusWords(task, lexicon, insight.best ?? []);
  const head = [wheelFact(task, lexicon), boxesFact(task)];
  const data = insightData(task, insight, bonus);
  const picture = chancesPicture(task, insight);
  const rest = picture ? { picture } : {};
  if (!task.answers) {
    return {
      verdict: verdictOf(task, insight),
      facts: [...head, ...fillingFacts(task, insight), ...bonusFacts(bonus)],
      figures: slotFigures(task, insight),
      data,
      ...rest,
    };
  }
  const table = paperTable(task);
  const { slots: _, ...totals } = table;
  const { answers: __, ...unanswered } = task;
  const open = { label: text('fact-without-answers'), value: countText(task, insightOf(unanswered, lexicon, context)) };
  return {
    verdict: text('verdict-answers', totals),
    facts: [...head, ...paperFacts(table, isPapersOwn(task)), open, ...bonusFacts(bonus)],
    figures: paperFigures(table),
    data: { ...data, paper: paperData(table) },
    ...rest,
  };
}

function verdictOf(task: Task, insight: Insight): Text {
  const { fillings, counted, best, blame, sure, letters } = insight;
  if (!best) return blame ? text('verdict-none', { why: blame.why, source: sourceOf(task) }) : text('hint-not-known');
  if (!counted) return text('verdict-at-least', { fillings });
  return fillings === 1
    ? text('verdict-one', { boxes: letters.size })
    : text('verdict-many', { fillings, sure: sure.size, boxes: letters.size });
}
