import { preferredVolume } from './preferences.ts';

let audio: AudioContext | null = null;

/** Opens what sounds are played by, and wakes it. */
export function openAudio(): AudioContext {
  audio ??= new AudioContext();
  if (audio.state !== 'running') void audio.resume();
  return audio;
}

/** Browsers let a page make sounds only after a press; iOS only from within one, and again after every call or other app. */
export function openAudioOnPress(): void {
  // Which of them is a press to iOS has changed with its versions; a click always was one.
  for (const press of ['pointerup', 'touchend', 'click', 'keydown'])
    addEventListener(press, () => {
      if (preferredVolume() > 0 && audio?.state !== 'running') openAudio();
    });
}
