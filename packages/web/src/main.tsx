import { render } from 'preact';
import { language } from './messages/index.ts';
import { App } from './shell/app.tsx';
import { applyTheme } from './shell/theme.tsx';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/pages.css';
import './styles/frame.css';

document.documentElement.lang = language;
applyTheme();
render(<App />, document.getElementById('app') as HTMLElement);

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register('./sw.js');
  // A notice was pressed: this page goes to its table.
  navigator.serviceWorker.onmessage = ({ data }) => {
    location.hash = new URL(data.go).hash;
  };
}
