import type { LanguageModel } from '#features/models/language-model.ts';

/** A fixed reply by triage, sent at once without calling a model. */
export function fixedAnswer(text: string): LanguageModel {
  return async function* answer(_, signal) {
    signal.throwIfAborted();
    yield { type: 'text', text };
  };
}
