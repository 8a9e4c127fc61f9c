import { render } from 'preact';
import { App } from './app/app.tsx';
import { openAudioOnPress } from './app/audio.ts';
import { OverdueNotice } from './app/overdue-notice.tsx';
import { followTheme } from './app/theme.tsx';
import { preferredLanguage } from './i18n/choose.ts';
import { addMessages, currentLanguage, onLanguage, setLanguage } from './i18n/index.ts';
import { LANGUAGES } from './i18n/languages.ts';
import { shellMessages } from './i18n/load.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/pages.css';
import './styles/setup.css';
import './styles/match.css';

followTheme();
openAudioOnPress();
void addMessages('shell', shellMessages);
onLanguage(() => {
  const language = currentLanguage();
  document.documentElement.lang = language;
  // What is installed has its words in a file of each language.
  const file = language !== 'en' && language in LANGUAGES ? `manifest.${language}.webmanifest` : 'manifest.webmanifest';
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', `./${file}`);
});
await setLanguage(preferredLanguage());
render(
  <>
    <App />
    <OverdueNotice />
  </>,
  document.getElementById('app') as HTMLElement,
);

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register('./sw.js');
  // A notice was pressed: this page goes to its table.
  navigator.serviceWorker.onmessage = ({ data }) => {
    location.hash = new URL(data.go).hash;
  };
}
