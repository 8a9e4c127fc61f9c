import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { SeatMark } from '../toolkit/seat-mark.tsx';

/** Between two people at one device: nothing secret is on the page until the next one says it is their turn. */
export function Curtain({ seat, name, open }: { seat: number; name: string; open(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <div class="curtain">
      <p class="curtain-call">
        <SeatMark seat={seat} /> {t('curtain.call', { name })}
      </p>
      <button type="button" class="primary" ref={button} onClick={open}>
        {t('curtain.open', { name })}
      </button>
      <p class="hint">{t('curtain.hint')}</p>
    </div>
  );
}
