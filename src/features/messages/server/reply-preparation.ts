import type { LanguageModel, ModelRequest } from '#features/models/language-model.ts';
import { ModelError } from '#features/models/language-model.ts';
import { chooseModel, findReady } from '#features/models/model-choice.ts';
import { modelErrorText } from '#features/models/model-error-text.ts';
import { localModel } from '#features/models/rules.ts';
import { readModelPreference } from '#features/models/server/model-preference-store.ts';
import type { TriageLevel } from '#medicine/triage/triage.ts';
import { findKnownPerson } from '#features/profile/server/health-profile-store.ts';
import { permittedModels } from '#features/models/server/permitted-models-store.ts';
import type { Language } from '#platform/contract/define-texts.ts';
import { messageTexts } from '../texts.ts';
import { assessSend } from './consultation-safety.ts';
import { fixedAnswer } from './fixed-answer.ts';
import type { MessageServices } from './message-services.ts';
import { listTurns, type SentBefore } from './message-store.ts';
import { brokenOff, replyPrompt } from './reply-prompt.ts';
import type { StandingReply } from './reply-store.ts';
import { ReplyWriter, type TextGuard } from './reply-writer.ts';
import type { Send } from './send.ts';

/** What answers when triage does: never a model, never charged. */
export const triageModelName = 'triage';

export type PreparedReply = {
  /** An emergency or crisis answer is given with nothing left, too (wire "Quota"). */
  isFree: boolean;
  triageLevel: TriageLevel;
  modelName: string;
  model: LanguageModel;
  request: ModelRequest;
  writer: ReplyWriter;
  wordFailure: (error: unknown) => { error: string; code: string };
};

const asIs = { push: (text: string) => text, end: () => '' };

type Asked = {
  model: string | null | undefined;
  language: Language;
  /** The reply that broke off, where one is gone on with. */
  broken?: StandingReply;
};

/** Who answers a send and through which checks; refuses a model that cannot answer. */
export async function prepareReply(
  { db, models, settings }: MessageServices,
  send: Send,
  before: Pick<SentBefore, 'userMessageId'> | undefined,
  asked: Asked,
): Promise<PreparedReply> {
  const { broken } = asked;
  const upto = before ? { uptoId: before.userMessageId } : {};
  const history = await listTurns(db, { ...send, ...upto });
  const turns = before ? history : [...history, { role: 'user' as const, content: send.content }];
  const profile = await findKnownPerson(db, send.userId, send.now);
  const safety = assessSend(turns, profile, settings.hotlines);
  const {
    replyCut: cutNote,
    replyAnew,
    replyChanged,
    formulasLeftOut,
  } = messageTexts[asked.language];
  const wordFailure = failureWords(asked.language);
  const triageLevel = safety.level;
  if (safety.answer !== null) {
    const writer = new ReplyWriter({
      guard: asIs,
      reasoningGuard: asIs,
      reviseSummary: (summary) => summary,
      cutNote,
      ...keptOf(broken, replyAnew),
    });
    const model = fixedAnswer(safety.answer);
    const request = { turns: [] };
    const answer = { modelName: triageModelName, model, request, writer, wordFailure };
    return { isFree: true, triageLevel, ...answer };
  }
  const preference = await readModelPreference(db, send.userId);
  const permitted = await permittedModels(db, models, send.userId);
  const chosen =
    (broken && findReady(permitted, broken.model)) ??
    chooseModel(permitted, asked.model, preference);
  const isLocal = chosen.value === localModel;
  const hasBegun = broken !== undefined && broken.content !== '';
  const writer = new ReplyWriter({
    guard: afterText(safety.createGuard(), isLocal ? '' : broken?.content),
    reasoningGuard: safety.createGuard(),
    reviseSummary: safety.reviseSummary,
    opening: isLocal || !hasBegun ? safety.opening : null,
    cutNote,
    warnings: { changed: replyChanged, formulasLeftOut },
    ...keptOf(broken, isLocal ? replyAnew : null),
  });
  const prompt = isLocal ? turns : replyPrompt(turns, safety.facts);
  // The engine writes the same reply again; a model goes on from what it had written.
  const request = {
    turns: hasBegun && !isLocal ? [...prompt, ...brokenOff(broken.content)] : prompt,
    ...(isLocal ? { person: safety.known } : {}),
  };
  const model = chosen.reply;
  const answer = { modelName: chosen.value, model, request, writer, wordFailure };
  return { isFree: false, triageLevel, ...answer };
}

function keptOf(broken: StandingReply | undefined, anewNote: string | null) {
  return broken && { kept: { content: broken.content, reasoning: broken.reasoning, anewNote } };
}

/** A guard that has seen what stands already, so that it knows what was named there. */
function afterText(guard: TextGuard, text = ''): TextGuard {
  if (text === '') return guard;
  guard.push(text);
  guard.end();
  return guard;
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
