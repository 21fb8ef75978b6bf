import type { Readable } from '#platform/web/store.ts';

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

/** Mandarin, the nearest first; a device writes zh_CN as well. */
const mandarin = [/^(zh|cmn)(-hans)?-cn\b/, /^(zh|cmn)(-hans)?(-sg)?$/, /^(zh|cmn)-(hant|tw)\b/];

/**
 * The voice that reads Chinese, or null. Only voices of the device: a voice of a service would send
 * the reply to its maker (decision 086).
 */
export function chineseVoiceOf<V extends Voice>(voices: readonly V[]): V | null {
  const own = voices.filter(({ localService }) => localService);
  for (const pattern of mandarin) {
    const found = own.find(({ lang }) => pattern.test(lang.replaceAll('_', '-').toLowerCase()));
    if (found) return found;
  }
  return null;
}

export const chineseVoice = (): SpeechSynthesisVoice | null =>
  chineseVoiceOf(window.speechSynthesis.getVoices());

/** Whether there is such a voice; browsers list their voices some time after the page. */
export const hasChineseVoice: Readable<boolean> = {
  get: () => chineseVoice() !== null,
  subscribe: (listener) => {
    const { speechSynthesis } = window;
    // Older Safari has its voices at once and no events.
    speechSynthesis.addEventListener?.('voiceschanged', listener);
    return () => speechSynthesis.removeEventListener?.('voiceschanged', listener);
  },
};
