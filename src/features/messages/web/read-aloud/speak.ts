export type Speech = {
  /** Ends it without `onEnd`. */
  stop: () => void;
  /** Speaks the current sentence again, at the current rate. */
  repeat: () => void;
};

type SpeechOptions = {
  voice: SpeechSynthesisVoice;
  rateOf: () => number;
  /** A sentence begins. */
  onSentence: (index: number) => void;
  /** Everything was read aloud, or the browser stopped with an error. */
  onEnd: (isWhole: boolean) => void;
};

/** Speaks sentences one after another, so that each can be marked, repeated and cut short. */
export function speak(sentences: readonly string[], options: SpeechOptions): Speech {
  const { speechSynthesis } = window;
  let index = 0;
  // Held, because browsers lose utterances that nothing refers to, and their events with them.
  let current: SpeechSynthesisUtterance | null = null;
  const end = (isWhole: boolean): void => {
    current = null;
    options.onEnd(isWhole);
  };
  const say = (): void => {
    const words = sentences[index];
    if (words === undefined) {
      end(true);
      return;
    }
    const utterance = new SpeechSynthesisUtterance(words);
    utterance.voice = options.voice;
    utterance.lang = options.voice.lang;
    utterance.rate = options.rateOf();
    utterance.addEventListener('end', () => {
      if (current !== utterance) return;
      index += 1;
      say();
    });
    utterance.addEventListener('error', () => {
      if (current === utterance) end(false);
    });
    current = utterance;
    options.onSentence(index);
    speechSynthesis.speak(utterance);
  };
  const quiet = (): void => {
    current = null;
    speechSynthesis.cancel();
  };
  quiet();
  say();
  return {
    stop: quiet,
    repeat: () => {
      quiet();
      say();
    },
  };
}
