/** What is kept on the device for use without a connection, and whether that is everything. */
import { useEffect } from 'preact/hooks';
import { speaker } from '../../../contract/index.ts';
import { begin, type Keeping, keeping } from '../offline/offline.ts';
import { offlineText, offlineTexts } from '../offline/texts.ts';
import { language } from '../settings.ts';

export function Kept() {
  useEffect(begin, []);
  const speak = speaker(language.value, offlineTexts);
  return (
    <>
      <h2>{speak(offlineText('kept-heading'))}</h2>
      {wordsOf(keeping.value).map((words) => (
        <p key={words.code}>{speak(words)}</p>
      ))}
    </>
  );
}

function wordsOf(state: Keeping | undefined) {
  if (state?.kind === 'impossible') return [offlineText('kept-not')];
  const { bytes, total } = state?.share ?? {};
  if (state?.kind === 'kept' && total !== undefined) return [offlineText('kept-whole', { bytes: total })];
  const sofar = bytes === undefined || total === undefined ? [] : [offlineText('kept-partly', { bytes, total })];
  if (state?.kind === 'broken off') return [...sofar, offlineText('kept-broken-off')];
  return sofar.length > 0 ? sofar : [offlineText('kept-begins')];
}
