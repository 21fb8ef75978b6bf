import type { Listening, ListeningEvents } from './listening.ts';

/** What we use of the browsers' interface, which TypeScript does not know. */
type Recognition = EventTarget & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
};
type ResultEvent = Event & {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
};

type Browser = Window & {
  SpeechRecognition?: new () => Recognition;
  webkitSpeechRecognition?: new () => Recognition;
};

const makerOf = ({ SpeechRecognition, webkitSpeechRecognition }: Browser) =>
  SpeechRecognition ?? webkitSpeechRecognition;

/** Whether the browser turns speech into text; most do it at their maker's. */
export const canRecognise = (): boolean => makerOf(window) !== undefined;

const refusals = new Set(['not-allowed', 'audio-capture']);
const silent = new Set(['no-speech', 'aborted']);

/** Listens with the browser's own recognition; each finished sentence arrives as text. */
export function listenInBrowser({ onText, onEnd }: ListeningEvents): Listening {
  const Maker = makerOf(window);
  if (!Maker) throw new Error('this browser has no speech recognition');
  const recognition = new Maker();
  recognition.lang = 'zh-CN';
  recognition.continuous = true;
  recognition.interimResults = false;
  let failure: 'refused' | 'noService' | null = null;
  let isOver = false;
  recognition.addEventListener('result', (event) => {
    const { results, resultIndex } = event as ResultEvent;
    const transcript = Array.from(results)
      .slice(resultIndex)
      .filter(({ isFinal }) => isFinal)
      .map((result) => result[0]?.transcript ?? '')
      .join('');
    if (!isOver && transcript.trim() !== '') onText(transcript.trim());
  });
  recognition.addEventListener('error', (event) => {
    const { error } = event as Event & { error: string };
    if (!silent.has(error)) failure = refusals.has(error) ? 'refused' : 'noService';
  });
  recognition.addEventListener('end', () => {
    if (!isOver) onEnd(failure);
    isOver = true;
  });
  recognition.start();
  return {
    finish: () => recognition.stop(),
    cancel: () => {
      isOver = true;
      recognition.abort();
    },
  };
}
