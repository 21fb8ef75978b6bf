import { setTimeout as delay } from 'node:timers/promises';
import type { LanguageModel } from '#features/models/language-model.ts';

const pieceChars = 12;
const pieceDelayMs = 8;

/** A reply of our own words, told as a stream: what triage says before any model is asked. */
export function fixedAnswer(text: string): LanguageModel {
  return async function* answer(_, signal) {
    const characters = [...text];
    for (let at = 0; at < characters.length; at += pieceChars) {
      yield { type: 'text', text: characters.slice(at, at + pieceChars).join('') };
      await delay(pieceDelayMs, null, { signal });
    }
  };
}
