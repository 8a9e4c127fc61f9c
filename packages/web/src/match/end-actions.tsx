import type { Update } from '@tempora/protocol';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { SheetDialog } from '../app/sheet-dialog.tsx';
import { device } from '../client/connection.ts';
import { createMatch } from '../client/create-match.ts';
import { copyText, packRecord, saveFile, shareLink, sharePicture } from '../client/files.ts';
import { type Action, useAction } from '../client/use-resource.ts';
import { ReviewButton } from '../coach/review-button.tsx';
import { linkTo } from '../i18n/choose.ts';
import { t } from '../i18n/index.ts';
import { Button, LinkButton } from '../toolkit/button.tsx';
import { useMedia } from '../toolkit/use-media.ts';

interface Props {
  update: Update;
  record(): Promise<string>;
  /** The address of the game, beside the page's own. */
  path(): Promise<string>;
  /** The address of its replay. */
  replay: string;
  /** What is wanted most, in sight at every size. */
  first(action: Action): ComponentChildren;
  more?: ComponentChildren;
}

/** What to do when a game is over, in one row: what is wanted most, and a sheet with all the rest. */
export function EndActions({ update, record, path, replay, first, more }: Props) {
  const action = useAction();
  const sheet = useRef<HTMLDialogElement>(null);
  // What follows the poster, if anything does.
  const [points, setPoints] = useState<Element | null>(null);
  const open = () => {
    setPoints(document.querySelector('.poster + *'));
    sheet.current?.showModal();
  };
  const showPoints = () => {
    sheet.current?.close();
    points?.scrollIntoView();
  };
  const hasRoom = useMedia('(min-width: 48rem)');
  const review = (
    <ReviewButton
      game={update.game}
      last={async () => ({ ...update, log: [] })}
      record={record}
      jump={(ply) => {
        location.hash = `${replay}/${ply}`;
      }}
    />
  );
  return (
    <div class="end-actions">
      {first(action)}
      {hasRoom && review}
      <Button label={t('end.more')} press={open} />
      <SheetDialog title={t('end.more')} dialog={sheet}>
        <div class="end-more">
          {!hasRoom && review}
          {points && <Button label={t('end.points')} press={showPoints} />}
          <KeepButtons {...{ update, record, path, action }} />
          {more}
        </div>
      </SheetDialog>
    </div>
  );
}

/** A picture, a file, a link. */
function KeepButtons({ update, record, path, action }: Pick<Props, 'update' | 'record' | 'path'> & { action: Action }) {
  const { match, game } = update;
  const [copied, setCopied] = useState<string | null>(null);
  const note = action.error ?? copied;
  const save = () => action.run(async () => saveFile(`tempora-${game}-${match}.txt`, await record()));
  const share = () =>
    action.run(async () => {
      const poster = document.querySelector<HTMLElement>('.poster');
      if (!poster) return;
      const { pictureOf } = await import('../toolkit/poster-picture.ts');
      await sharePicture(`tempora-${game}.png`, await pictureOf(poster));
    });
  const pass = () =>
    action.run(async () => {
      const address = path().then(linkTo);
      if ('share' in navigator && (await shareLink(document.title, await address))) return;
      await copyText(address).then(
        () => setCopied(t('end.copied')),
        async () => setCopied(await address),
      );
    });
  return (
    <>
      <Button label={t('end.picture')} isOff={action.isBusy} press={share} />
      <Button label={t('end.save')} press={save} />
      <Button label={t('end.link')} press={pass} />
      <p class="hint copied" role="status" hidden={!note}>
        {note}
      </p>
    </>
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
      first={({ run }) => (
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
