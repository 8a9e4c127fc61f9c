import { useRef, useState } from 'preact/hooks';
import { IconButton } from '../app/icon.tsx';
import { LanguageSelect } from '../app/language.tsx';
import { PACES, type PlaybackPace, preferredPace, preferredVolume, setPace, setVolume } from '../app/preferences.ts';
import { SheetDialog } from '../app/sheet-dialog.tsx';
import { playSound } from '../app/sounds.ts';
import { ThemeButton } from '../app/theme.tsx';
import { t } from '../i18n/index.ts';
import './settings.css';

const SLIDERS = 'M4 7h9M19 7h1M16 4.5v5M4 17h1M11 17h9M8 14.5v5';

/** How the table looks, moves and sounds on this device. */
export function TableSettings() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <IconButton label={t('settings.title')} d={SLIDERS} size={20} press={() => dialog.current?.showModal()} />
      <SheetDialog title={t('settings.title')} dialog={dialog}>
        <div class="menu settings">
          <h2>{t('settings.title')}</h2>
          <PaceChoice />
          <VolumeChoice />
          <LanguageSelect />
          <div class="settings-theme">
            {t('settings.theme')} <ThemeButton />
          </div>
        </div>
      </SheetDialog>
    </>
  );
}

/** A preference, and how to change it. */
function usePreference<T>(read: () => T, write: (value: T) => void): [value: T, choose: (value: T) => void] {
  const [value, set] = useState(read);
  const choose = (next: T) => {
    write(next);
    set(() => next);
  };
  return [value, choose];
}

function PaceChoice() {
  const [pace, choose] = usePreference(preferredPace, setPace);
  return (
    <fieldset class="settings-pace">
      <legend>{t('settings.pace')}</legend>
      {(Object.keys(PACES) as PlaybackPace[]).map((each) => (
        <label key={each}>
          <input type="radio" name="pace" checked={each === pace} onChange={() => choose(each)} />
          {t(`settings.pace.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}

function VolumeChoice() {
  const [volume, choose] = usePreference(preferredVolume, setVolume);
  return (
    <label class="settings-volume">
      {t('settings.volume')}
      <input
        type="range"
        min={0}
        max={100}
        step={10}
        value={volume}
        aria-valuetext={volume === 0 ? t('settings.volume.off') : undefined}
        onInput={(event) => choose(Number(event.currentTarget.value))}
        onChange={() => playSound('piece')}
      />
    </label>
  );
}
