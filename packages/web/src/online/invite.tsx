import { useRef, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';

/** The link to a table: to copy, or to hand to another app. */
export function Invite({ game }: { game: string }) {
  return <CopyField label={t('invite.label')} value={location.href} share={t('invite.title', { game })} />;
}

interface CopyProps {
  label: string;
  value: string;
  /** What it is called when it is handed on; absent for what is no address. */
  share?: string;
}

/** Something to take along: by the clipboard, by hand, or as a link to another app. */
export function CopyField({ label, value, share }: CopyProps) {
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      // Where nobody may write to the clipboard it can still be taken by hand.
      () => field.current?.select(),
    );
  };
  const handOn = () => void navigator.share({ title: share ?? '', url: value }).catch(() => {});
  return (
    <div class="invite">
      <label>
        <span>{label}</span>
        <input ref={field} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" class="primary" onClick={copy}>
        {t(isCopied ? 'invite.copied' : share ? 'invite.copy' : 'copy')}
      </button>
      {share && 'share' in navigator && (
        <button type="button" onClick={handOn}>
          {t('invite.share')}
        </button>
      )}
      <span class="visually-hidden" role="status">
        {isCopied ? t('invite.copied') : ''}
      </span>
    </div>
  );
}
