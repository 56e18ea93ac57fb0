/** The page begins here. */
import './styles/tokens.css';
import './styles/base.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { applySettings } from './settings.ts';

applySettings();
render(<App />, document.getElementById('app')!);
