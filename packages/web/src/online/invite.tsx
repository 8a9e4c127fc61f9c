import { useRef, useState } from 'preact/hooks';
import { linkTo } from '../i18n/choose.ts';
import { t } from '../i18n/index.ts';
import { Button } from '../toolkit/button.tsx';

/** The link to a table: to copy, or to share with another app. A preview of it names the game. */
export function Invite({ match, game }: { match: string; game: string }) {
  return <CopyField label={t('invite.label')} value={linkTo(`match/${match}`)} share={t('invite.title', { game })} />;
}

interface CopyProps {
  label: string;
  value: string;
  /** Its title when it is shared; absent for what is no address. */
  share?: string;
}

/** Something to take along: by the clipboard, by hand, or as a link to another app. */
export function CopyField({ label, value, share }: CopyProps) {
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Where the clipboard is blocked, or the page came without https, the text can still be copied by hand.
      field.current?.select();
    }
  };
  const handOn = () => void navigator.share({ title: share ?? '', url: value }).catch(() => {});
  return (
    <div class="invite">
      <label class="field">
        <span>{label}</span>
        <input ref={field} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <Button look="primary" label={t(isCopied ? 'invite.copied' : share ? 'invite.copy' : 'copy')} press={copy} />
      {share && 'share' in navigator && <Button label={t('invite.share')} press={handOn} />}
      <span class="visually-hidden" role="status">
        {isCopied ? t('invite.copied') : ''}
      </span>
    </div>
  );
}
