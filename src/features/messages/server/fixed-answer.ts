import type { LanguageModel } from '#features/models/language-model.ts';

/** A reply of our own words, whole at once: what triage says before any model is asked. */
export function fixedAnswer(text: string): LanguageModel {
  return async function* answer(_, signal) {
    signal.throwIfAborted();
    yield { type: 'text', text };
  };
}
