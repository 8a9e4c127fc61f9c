import { t } from '../i18n/index.ts';
import './skip-link.css';

/** Seen only by those who come by keys: past everything that stands before the map. */
export function SkipLink({ map }: { map: string }) {
  const go = () => document.querySelector<SVGElement>(`${map} [tabindex="0"]`)?.focus();
  return (
    <button type="button" class="skip-link" onClick={go}>
      {t('map.skip')}
    </button>
  );
}
