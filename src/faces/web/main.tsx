/** The page begins here. */
import './styles/tokens.css';
import './styles/base.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { isEmbedded } from './embed.ts';
import { whenQuiet } from './offline/quiet.ts';
import { applySettings } from './settings.ts';

applySettings();
render(<App />, document.getElementById('app')!);
if (import.meta.env.PROD && !isEmbedded)
  whenQuiet(() => void import('./offline/start.tsx').then(({ start }) => start()));
