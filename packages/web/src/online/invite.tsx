import { useRef, useState } from 'preact/hooks';
import { t } from '../messages/index.ts';

/** The link to a table: to copy, or to hand to another app. */
export function Invite({ game }: { game: string }) {
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const address = location.href;
  const copy = () => {
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      // Where nobody may write to the clipboard the link can still be taken by hand.
      () => field.current?.select(),
    );
  };
  const share = () => void navigator.share({ title: t('invite.title', { game }), url: address }).catch(() => {});
  return (
    <div class="invite">
      <label>
        <span>{t('invite.label')}</span>
        <input ref={field} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" class="primary" onClick={copy}>
        {t(isCopied ? 'invite.copied' : 'invite.copy')}
      </button>
      {'share' in navigator && (
        <button type="button" onClick={share}>
          {t('invite.share')}
        </button>
      )}
      <span class="visually-hidden" role="status">
        {isCopied ? t('invite.copied') : ''}
      </span>
    </div>
  );
}
