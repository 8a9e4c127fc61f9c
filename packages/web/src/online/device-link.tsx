import { useState } from 'preact/hooks';
import { callApi } from '../client/api.ts';
import { t } from '../i18n/index.ts';
import { RequestForm } from './form.tsx';
import { CopyField } from './invite.tsx';
import { QrCode } from './qr-code.tsx';

/** A link and a QR code that log another device in, and lead it to a table if one is given. */
export function DeviceLink({ match }: { match?: string }) {
  const [secret, setSecret] = useState<string | null>(null);
  const link = new URL(`#/recover/${secret}${match ? `/${match}` : ''}`, document.baseURI).href;
  return (
    <div class="device-link">
      {secret && (
        <>
          <QrCode text={link} label={t('recovery.qr')} />
          <CopyField label={t('recovery.link')} value={link} share={t('recovery.share')} />
          <p class="hint">{t('recovery.care')}</p>
        </>
      )}
      <RequestForm
        button={t(secret ? 'recovery.another' : 'recovery.make')}
        send={async () => setSecret((await callApi<{ secret: string }>('POST', 'recovery')).secret)}
      />
    </div>
  );
}
