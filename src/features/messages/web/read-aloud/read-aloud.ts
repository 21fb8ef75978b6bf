import { language } from '#platform/web/language.ts';
import { notify } from '#platform/web/notify.ts';

import { chineseVoice } from './chinese-voice.ts';
import { drawnSentences } from './drawn-sentences.ts';
import { readAloudTexts } from './read-aloud-texts.ts';
import { readingAloud, stopReadingAloud } from './reading-aloud.ts';
import { readingRate, readingRates } from './reading-rate.ts';
import { speak } from './speak.ts';

/** The name of the mark in `read-aloud.css`. */
const markName = 'spoken';

/** Reads a message from its beginning; whatever else was read stops. */
export function readAloud(messageId: number): void {
  stopReadingAloud();
  const drawn = document.querySelector(`[data-message="${messageId}"] [data-spoken]`);
  const voice = chineseVoice();
  const sentences = drawn ? drawnSentences(drawn) : [];
  if (!voice || sentences.length === 0) {
    tellFailure();
    return;
  }
  const leaving = new AbortController();
  const close = (): void => {
    leaving.abort();
    stopWatchingRate();
    mark(null);
    readingAloud.set(null);
  };
  const speech = speak(
    sentences.map(({ words }) => words),
    {
      voice,
      rateOf: () => readingRates[readingRate.get()],
      onSentence: (index) => mark(sentences[index]?.range ?? null),
      onEnd: (isWhole) => {
        close();
        if (!isWhole) tellFailure();
      },
    },
  );
  const stopWatchingRate = readingRate.subscribe(speech.repeat);
  const stop = (): void => {
    speech.stop();
    close();
  };
  // A browser continues to speak after its page is closed.
  window.addEventListener('pagehide', stop, leaving);
  readingAloud.set({ messageId, stop });
}

function mark(range: Range | null): void {
  const fold = range?.startContainer.parentElement?.closest('details');
  if (fold) fold.open = true;
  // Older browsers read without the mark.
  if (typeof Highlight === 'undefined') return;
  if (range) CSS.highlights.set(markName, new Highlight(range));
  else CSS.highlights.delete(markName);
}

const tellFailure = (): void =>
  notify({ type: 'error', message: readAloudTexts[language.get()].failed });
