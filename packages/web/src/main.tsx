import { render } from 'preact';
import { App } from './app/app.tsx';
import { openAudioOnPress } from './app/sounds.ts';
import { followTheme } from './app/theme.tsx';
import { language } from './i18n/index.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/pages.css';
import './styles/match.css';

document.documentElement.lang = language;
followTheme();
openAudioOnPress();
render(<App />, document.getElementById('app') as HTMLElement);

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register('./sw.js');
  // A notice was pressed: this page goes to its table.
  navigator.serviceWorker.onmessage = ({ data }) => {
    location.hash = new URL(data.go).hash;
  };
}
