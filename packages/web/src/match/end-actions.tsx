import type { Update } from '@tempora/protocol';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { device } from '../client/connection.ts';
import { createMatch } from '../client/create-match.ts';
import { copyText, packRecord, saveFile, sharePicture } from '../client/files.ts';
import { type Action, useAction } from '../client/use-resource.ts';
import { ReviewButton } from '../coach/review-button.tsx';
import { linkTo } from '../i18n/choose.ts';
import { t } from '../i18n/index.ts';
import { Button, LinkButton } from '../toolkit/button.tsx';

interface Props {
  update: Update;
  record(): Promise<string>;
  /** The address of the game, beside the page's own. */
  path(): Promise<string>;
  /** The address of its replay. */
  replay: string;
  before(action: Action): ComponentChildren;
  after?: ComponentChildren;
}

/** What to do when a game is over: a review, a picture, a file, a link, and whatever stands before and after that. */
export function EndActions({ update, record, path, replay, before, after }: Props) {
  const { match, game } = update;
  const [copied, setCopied] = useState<string | null>(null);
  const action = useAction();
  const note = action.error ?? copied;
  const save = () => action.run(async () => saveFile(`tempora-${game}-${match}.txt`, await record()));
  const share = () =>
    action.run(async () => {
      const poster = document.querySelector<HTMLElement>('.poster');
      if (!poster) return;
      const { pictureOf } = await import('../toolkit/poster-picture.ts');
      await sharePicture(`tempora-${game}.png`, await pictureOf(poster));
    });
  const copy = () =>
    action.run(async () => {
      const address = path().then(linkTo);
      await copyText(address).then(
        () => setCopied(t('end.copied')),
        async () => setCopied(await address),
      );
    });
  return (
    <div class="end-actions">
      {before(action)}
      <ReviewButton
        game={game}
        last={async () => ({ ...update, log: [] })}
        record={record}
        jump={(ply) => {
          location.hash = `${replay}/${ply}`;
        }}
      />
      <Button label={t('end.picture')} isOff={action.isBusy} press={share} />
      <Button label={t('end.save')} press={save} />
      <Button label={t('end.link')} press={copy} />
      {after}
      <p class="hint copied" role="status" hidden={!note}>
        {note}
      </p>
    </div>
  );
}

/** On this device: play again, watch it. */
export function DeviceEndActions({ update }: { update: Update }) {
  const { match, game, holders, options } = update;
  const record = async () => {
    const reply = await device.request({ type: 'export-record', match });
    return reply.type === 'record' ? reply.text : '';
  };
  return (
    <EndActions
      update={update}
      record={record}
      replay={`#/replay/${match}`}
      path={async () => `#/record/${await packRecord(await record())}/end`}
      before={({ run }) => (
        <>
          <Button
            look="primary"
            label={t('end.again')}
            press={() => run(() => createMatch({ game, options, seats: holders }))}
          />
          <LinkButton label={t('end.replay')} href={`#/replay/${match}`} />
        </>
      )}
    />
  );
}
