/** The figures of one document: a table, whose rows are cards on a phone. */
import { type Published, speaker } from '../../../contract/index.ts';
import { labText, labTexts } from '../../../lab/texts.ts';
import { commonText, commonTexts } from '../../../presentation/texts.ts';
import { language } from '../settings.ts';
import type { Computing } from './computing.ts';
import { type Document, figureHash, figureKey, verdictOf } from './documents.ts';
import css from './reports.module.css';
import { reportsText, reportsTexts } from './texts.ts';

const marks = { agrees: '✓', differs: '≠', wrong: '✗' } as const;
const heads = ['what', 'published', 'ours', 'same', 'then', 'now', 'room'] as const;

interface FigureTableProps {
  readonly document: Document;
  readonly computing: Computing;
}

export function FigureTable({ document, computing }: FigureTableProps) {
  const { puzzle, name, figures } = document;
  const say = speaker(language.value, puzzle.texts, reportsTexts);
  const title = say(name);
  return (
    <section class={css.document}>
      <h3>{title}</h3>
      <p class="quiet">{say(puzzle.about.name)}</p>
      <table class={css.table} aria-label={title}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {say(reportsText(`reports-${head}`))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map((published, i) => (
            <Row key={i} document={document} computing={computing} published={published} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ document: { puzzle }, computing, published }: FigureTableProps & { published: Published }) {
  const say = speaker(language.value, puzzle.texts, commonTexts, labTexts, reportsTexts);
  const key = figureKey(puzzle, published);
  const figure = computing.figures.value.get(key);
  const value = (of: number | string | undefined) =>
    of === undefined ? '' : say(labText('report-value', { value: of }));
  const time = (ms: number | undefined) => (ms === undefined ? '' : say(commonText('duration', { ms })));
  const label = (head: (typeof heads)[number]) => ({ 'data-label': say(reportsText(`reports-${head}`)) });
  const verdict = figure && verdictOf(figure);
  const state = () => {
    if (verdict)
      return (
        <span class={css.verdict}>
          <span aria-hidden="true">{marks[verdict]} </span>
          {say(reportsText(`reports-${verdict}`))}
        </span>
      );
    if (computing.running.value?.key === key) return say(reportsText('reports-computing'));
    return published.isLong ? <span class="quiet">{say(reportsText('reports-takes-long'))}</span> : '';
  };
  const what = say(published.what);
  const hash = figureHash(puzzle, published);
  return (
    <tr data-verdict={verdict}>
      <th scope="row">
        {what}
        {figure?.why && <small>{say(figure.why)}</small>}
      </th>
      <td {...label('published')}>{value(published.value)}</td>
      <td {...label('ours')}>{value(figure?.ours)}</td>
      <td {...label('same')}>{state()}</td>
      <td {...label('then')}>{time(published.milliseconds)}</td>
      <td {...label('now')}>{time(figure?.milliseconds)}</td>
      <td class={css.way}>
        {hash !== undefined && (
          <a href={hash} aria-label={say(reportsText('reports-open-what', { what }))}>
            {say(reportsText('reports-open'))}
          </a>
        )}
      </td>
    </tr>
  );
}
