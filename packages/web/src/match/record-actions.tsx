import { errorText } from '../client/error-text.ts';
import { saveFile } from '../client/files.ts';
import { t } from '../i18n/index.ts';

interface Props {
  match: string;
  game: string;
  record(): Promise<string>;
  /** The address of the game, after the page's own. */
  hash(): Promise<string>;
  say(text: string): void;
}

/** A finished game to save as a file, or to pass on as a link. */
export function RecordActions({ match, game, record, hash, say }: Props) {
  const orSay = (action: () => Promise<void>) => () => void action().catch((error: unknown) => say(errorText(error)));
  const save = orSay(async () => saveFile(`tempora-${game}-${match}.txt`, await record()));
  const copy = orSay(async () => {
    const address = `${location.origin}${location.pathname}${await hash()}`;
    await navigator.clipboard.writeText(address).then(
      () => say(t('end.copied')),
      () => say(address),
    );
  });
  return (
    <>
      <button type="button" onClick={save}>
        {t('end.save')}
      </button>
      <button type="button" onClick={copy}>
        {t('end.link')}
      </button>
    </>
  );
}
