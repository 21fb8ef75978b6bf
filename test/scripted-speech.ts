/** An utterance that was begun, with the pace it was given. */
type Said = { words: string; rate: number };

export type SpeechScript = {
  said: Said[];
  /** Whether nothing is being spoken. */
  isSilent: () => boolean;
  /** The current utterance ends, or fails. */
  end: (how?: 'end' | 'error') => void;
};

export type ScriptedVoice = { lang: string; localService: boolean };

/**
 * Replaces the browser's speech synthesis with a silent one, and puts its script at
 * `globalThis.speechScript`. Self-contained, so that a browser story can run it in its page.
 */
export function scriptSpeech(voices: readonly ScriptedVoice[]): void {
  class Utterance extends EventTarget {
    text: string;
    voice = null;
    lang = '';
    rate = 1;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  const said: Said[] = [];
  let current: Utterance | null = null;
  const finish = (how: 'end' | 'error'): void => {
    const ended = current;
    current = null;
    ended?.dispatchEvent(new Event(how));
  };
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: Utterance) => {
      current = utterance;
      said.push({ words: utterance.text, rate: utterance.rate });
    },
    // As a browser does: what is cancelled fails.
    cancel: () => finish('error'),
  });
  const script: SpeechScript = {
    said,
    isSilent: () => current === null,
    end: (how = 'end') => finish(how),
  };
  const shown = {
    speechSynthesis: synthesis,
    SpeechSynthesisUtterance: Utterance,
    speechScript: script,
  };
  for (const [name, value] of Object.entries(shown)) {
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  }
}
