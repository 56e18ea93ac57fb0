/** What is loaded once the page is quiet: everything is kept for offline use, and new versions are offered. */
import { render } from 'preact';
import { Notice } from './notice.tsx';
import { begin } from './offline.ts';

export function start(): void {
  begin();
  render(<Notice />, document.body.appendChild(document.createElement('div')));
}
