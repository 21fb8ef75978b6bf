import type { LanguageModel, ModelRequest } from '#features/models/language-model.ts';
import { ModelError } from '#features/models/language-model.ts';
import { chooseModel } from '#features/models/model-choice.ts';
import { modelErrorText } from '#features/models/model-error-text.ts';
import { localModel } from '#features/models/rules.ts';
import { readModelPreference } from '#features/models/server/model-preference-store.ts';
import type { Language } from '#platform/contract/define-texts.ts';
import { messageTexts } from '../texts.ts';
import { assessSend } from './consultation-safety.ts';
import { fixedAnswer } from './fixed-answer.ts';
import type { MessageServices } from './message-services.ts';
import { listTurns, type SentBefore } from './message-store.ts';
import { replyPrompt } from './reply-prompt.ts';
import { ReplyWriter } from './reply-writer.ts';
import type { Send } from './send.ts';

/** What answers when triage does: never a model, never charged. */
export const triageModelName = 'triage';

export type PreparedReply = {
  /** An emergency or crisis answer is given with nothing left, too (wire "Quota"). */
  isFree: boolean;
  modelName: string;
  model: LanguageModel;
  request: ModelRequest;
  writer: ReplyWriter;
  wordFailure: (error: unknown) => { error: string; code: string };
};

const asIs = { push: (text: string) => text, end: () => '' };

/** Who answers a send and through which checks; refuses a model that cannot answer. */
export async function prepareReply(
  { db, models }: MessageServices,
  send: Send,
  before: SentBefore | undefined,
  asked: { model: string | null | undefined; language: Language },
): Promise<PreparedReply> {
  const upto = before ? { uptoId: before.userMessageId } : {};
  const history = await listTurns(db, { ...send, ...upto });
  const turns = before ? history : [...history, { role: 'user' as const, content: send.content }];
  const safety = assessSend(turns);
  const cutNote = messageTexts[asked.language].replyCut;
  const wordFailure = failureWords(asked.language);
  if (safety.answer !== null) {
    const writer = new ReplyWriter({
      guard: asIs,
      reasoningGuard: asIs,
      reviseSummary: (summary) => summary,
      cutNote,
    });
    const model = fixedAnswer(safety.answer);
    const request = { turns: [] };
    return { isFree: true, modelName: triageModelName, model, request, writer, wordFailure };
  }
  const preference = await readModelPreference(db, send.userId);
  const chosen = chooseModel(models, asked.model, preference);
  const writer = new ReplyWriter({
    guard: safety.createGuard(),
    reasoningGuard: safety.createGuard(),
    reviseSummary: safety.reviseSummary,
    opening: chosen.value === localModel ? null : safety.opening,
    cutNote,
  });
  const request =
    chosen.value === localModel ? { turns } : { turns: replyPrompt(turns, safety.facts) };
  const model = chosen.reply;
  return { isFree: false, modelName: chosen.value, model, request, writer, wordFailure };
}

function failureWords(language: Language) {
  return (error: unknown) => ({
    error:
      error instanceof ModelError
        ? modelErrorText(error)[language]
        : messageTexts[language].sendFailed,
    code: 'reply_failed',
  });
}
