import type { LanguageModel, ModelRequest } from '#features/models/language-model.ts';
import { ModelError } from '#features/models/language-model.ts';
import { chooseModel, findReady } from '#features/models/model-choice.ts';
import { modelErrorText } from '#features/models/model-error-text.ts';
import { localModel } from '#features/models/rules.ts';
import type { DangerEvent } from '#medicine/emergency/danger-events.ts';
import type { TriageLevel } from '#medicine/triage/triage.ts';
import { findKnownPerson } from '#features/profile/server/health-profile-store.ts';
import { findKnownRelative } from '#features/profile/server/known-relative-store.ts';
import type { Subject } from '#features/sessions/server/session-store.ts';
import { modelsOfPerson } from '#features/models/server/models-of-person-store.ts';
import type { Language } from '#platform/contract/define-texts.ts';
import { chinaDate } from '#platform/contract/china-time.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { chosenAmong } from '#medicine/dialogue/offered-options.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import { traced } from '#platform/server/traced.ts';
import type { InterviewPlan } from '#medicine/interview/interview-plan.ts';
import type { Hotline } from '#medicine/knowledge/hotlines.ts';
import type { MessageReading } from '#medicine/reading/message-reading.ts';
import { messageTexts } from '../texts.ts';
import { alarmEvents } from './alarm-of-reply.ts';
import { checksOf, safetyReader, type SafetyReading } from './consultation-safety.ts';
import type { MessageServices } from './message-services.ts';
import type { ReplyWithQuestion } from './interrupted-reply-store.ts';
import { listTurns, type Send, type SentBefore } from './reply-store.ts';
import { tappedAnswers } from './stored-dialogue.ts';
import { briefingReader } from './prompt-facts.ts';
import { continuationPrompt, replyPrompt } from './reply-prompt.ts';
import { ReplyWriter, type TextGuard } from './reply-writer.ts';

/** Without quota, so many of the newest messages are searched for an emergency, with at most so many characters. */
export const emergencyMessagesMax = 10;
export const emergencyCharsMax = 4_000;

/** The reply of triage: never from a model, never charged. */
const triageModelName = 'triage';

export type PreparedReply = {
  /** Emergency and crisis replies do not require quota (MEM-10). */
  isFree: boolean;
  triageLevel: TriageLevel;
  /** The message is clearly about someone other than its writer. */
  isAboutOther: boolean;
  dangers: readonly DangerEvent[];
  /** The ids of the tapped answers that the send carries rightly. */
  chosen: readonly string[];
  /** The reading of the newest message, to be stored with it. */
  reading: MessageReading;
  modelName: string;
  model: LanguageModel;
  request: ModelRequest;
  writer: ReplyWriter;
  describeFailure: (error: unknown) => { error: string; code: string };
};

const asIs = { push: (text: string) => text, end: () => '' };

export type RequestedSend = { model: string | null | undefined; language: Language };
type Asked = RequestedSend & {
  /** The interrupted reply, if one is resumed. */
  interrupted?: ReplyWithQuestion;
};
type Before = Pick<SentBefore, 'userMessageId'> | undefined;

/**
 * Decides what replies to a new send. Without quota only emergencies get a reply, so only the newest message is
 * analyzed.
 */
export async function prepareSend(
  services: MessageServices,
  send: Send,
  state: Subject & { remaining: number },
  before: Before,
  asked: RequestedSend,
): Promise<PreparedReply> {
  if (state.remaining > 0) return prepareReply(services, send, state, before, asked);
  const turns = turnsForEmergency(await turnsOf(services, send, before, emergencyMessagesMax));
  const safety = await safetyOf(services, send, state, turns);
  if (safety.answer === null) throw new AppError('quota_exhausted');
  return { ...ownAnswer(services, safety, asked), chosen: chosenIn(turns) };
}

/** Chooses the model for a send and the checks of its reply; refuses an unavailable model. */
export async function prepareReply(
  services: MessageServices,
  send: Send,
  subject: Subject,
  before: Before,
  asked: Asked,
): Promise<PreparedReply> {
  const { db, models, reading } = services;
  const { interrupted } = asked;
  const turns = await turnsOf(services, send, before);
  const safety = await safetyOf(services, send, subject, turns);
  const tapped = chosenIn(turns);
  if (safety.answer !== null) return { ...ownAnswer(services, safety, asked), chosen: tapped };
  const { permitted, preference } = await modelsOfPerson(db, models, send.userId);
  const chosen =
    (interrupted && findReady(permitted, interrupted.model)) ??
    chooseModel(permitted, asked.model, preference);
  const isLocal = chosen.value === localModel;
  const hasBegun = interrupted !== undefined && interrupted.content !== '';
  const today = chinaDate(send.now);
  const order = { turns, person: safety.person, lines: services.settings.hotlines, today };
  const briefing = isLocal ? undefined : await reading.read(send.userId, briefingReader, order);
  const writer = checkedWriter(safety, asked, briefing?.plan, services.settings.hotlines);
  const prompt = briefing ? replyPrompt(turns, briefing, today) : turns;
  // The engine regenerates the same reply; a model continues from its partial text.
  const request = {
    turns: hasBegun && !isLocal ? [...prompt, ...continuationPrompt(interrupted.content)] : prompt,
    ...(isLocal ? { person: safety.known } : {}),
  };
  const model = chosen.reply;
  const describeFailure = failureDescriber(asked.language);
  const answer = { modelName: chosen.value, model, request, writer, describeFailure };
  const { level: triageLevel, dangers, reading: read, isAboutOther } = safety;
  return {
    isFree: false,
    triageLevel,
    isAboutOther,
    dangers,
    reading: read,
    chosen: tapped,
    ...answer,
  };
}

/**
 * Writes what the engine or a model replies to a conversation, through the checks for it. A model has the plan of
 * the interview as instructions; the engine reports its own steps.
 */
export function checkedWriter(
  safety: SafetyReading,
  { language, interrupted }: Pick<Asked, 'language' | 'interrupted'>,
  plan: InterviewPlan | undefined,
  hotlines: readonly Hotline[] = [],
): ReplyWriter {
  const isLocal = plan === undefined;
  const { replyTooLong, replyAnew, replyCut, formulasLeftOut, pregnancyUnknown } =
    messageTexts[language];
  const checks = checksOf(safety);
  const repeatable = isLocal ? safety.told : '';
  const goesOn = !isLocal && interrupted !== undefined && interrupted.content !== '';
  return new ReplyWriter({
    guard: afterText(checks.createGuard(repeatable), isLocal ? '' : interrupted?.content),
    reasoningGuard: checks.createGuard(repeatable),
    reviseSummary: checks.reviseSummary,
    opening: goesOn ? null : safety.opening,
    alarms: safety.alarms,
    alarmEvents: (acts) => alarmEvents(acts, hotlines),
    cutNote: replyTooLong,
    warnings: { cut: replyCut, formulasLeftOut },
    closingLine: checks.isPregnancyOpen ? pregnancyUnknown : null,
    brief: plan && { ...plan, mayOffer: checks.letsThrough, told: safety.told },
    ...keptOf(interrupted, isLocal ? replyAnew : null),
  });
}

async function safetyOf(
  { db, settings, reading }: MessageServices,
  { userId, now }: Send,
  { personId, isOfFamily }: Subject,
  turns: readonly Turn[],
): Promise<SafetyReading> {
  const profile = isOfFamily
    ? await findKnownRelative(db, { userId, personId }, now)
    : await findKnownPerson(db, userId, now);
  const order = { turns, profile, hotlines: settings.hotlines };
  return traced('read conversation', {}, () => reading.read(userId, safetyReader, order));
}

/** The conversation up to the send, whose message is the last turn. */
async function turnsOf(
  { db }: MessageServices,
  send: Send,
  before: Before,
  newestMax?: number,
): Promise<Turn[]> {
  const upto = before ? { uptoId: before.userMessageId } : {};
  const newest = newestMax === undefined ? {} : { newestMax };
  const history = await listTurns(db, { ...send, ...upto, ...newest });
  if (before) return history;
  const { content } = send;
  const chosen = chosenAmong(history.at(-1), content, send.optionIds);
  const tapped = chosen.length > 0 ? { dialogue: tappedAnswers(chosen) } : {};
  return [...history, { role: 'user', content, ...tapped }];
}

/** What was tapped for the newest turn. */
function chosenIn(turns: readonly Turn[]): readonly string[] {
  const { dialogue } = turns.at(-1) ?? {};
  return dialogue?.by === 'person' ? dialogue.chosen : [];
}

/** A reply by triage: free and not checked by the guard. */
function ownAnswer(
  { settings }: MessageServices,
  safety: SafetyReading,
  asked: Asked,
): Omit<PreparedReply, 'chosen'> {
  const { replyTooLong: cutNote, replyAnew } = messageTexts[asked.language];
  const writer = new ReplyWriter({
    guard: asIs,
    reasoningGuard: asIs,
    reviseSummary: (summary) => summary,
    cutNote,
    isFixed: true,
    alarms: safety.alarms,
    alarmEvents: (acts) => alarmEvents(acts, settings.hotlines),
    ...keptOf(asked.interrupted, replyAnew),
  });
  const describeFailure = failureDescriber(asked.language);
  const model = fixedAnswer(safety.answer ?? '');
  const answer = {
    modelName: triageModelName,
    model,
    request: { turns: [] },
    writer,
    describeFailure,
  };
  const { level: triageLevel, dangers, reading, isAboutOther } = safety;
  return { isFree: true, triageLevel, isAboutOther, dangers, reading, ...answer };
}

function keptOf(interrupted: ReplyWithQuestion | undefined, anewNote: string | null) {
  return (
    interrupted && {
      kept: {
        content: interrupted.content,
        reasoning: interrupted.reasoning,
        acts: interrupted.acts,
        anewNote,
      },
    }
  );
}

/** A guard that has processed the existing text, so that it knows what was named there. */
function afterText(guard: TextGuard, text = ''): TextGuard {
  if (text === '') return guard;
  guard.push(text);
  guard.end();
  return guard;
}

function failureDescriber(language: Language) {
  return (error: unknown) => ({
    error:
      error instanceof ModelError
        ? modelErrorText(error)[language]
        : messageTexts[language].sendFailed,
    code: 'reply_failed',
  });
}

/** A fixed reply by triage, sent at once without calling a model. */
function fixedAnswer(text: string): LanguageModel {
  return async function* answer(_, signal) {
    signal.throwIfAborted();
    yield { type: 'text', text };
  };
}

/** The new message and as many before it as are searched for an emergency. */
function turnsForEmergency(turns: readonly Turn[]): readonly Turn[] {
  let chars = 0;
  let from = turns.length - 1;
  while (from > 0) {
    chars += turns[from - 1]?.content.length ?? 0;
    if (chars > emergencyCharsMax) break;
    from -= 1;
  }
  return turns.slice(Math.max(0, from));
}
