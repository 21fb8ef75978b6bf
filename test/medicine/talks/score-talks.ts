import { readInterview } from '#medicine/interview/interview-state.ts';
import type { Talk } from '#learning/talks.ts';
import type { Exchange, PlayedTalk } from './play-talk.ts';
import { playTalk } from './play-talk.ts';
import type { FactKind, Verdicts } from './told-truth.ts';
import { factKinds, judgeFacts } from './told-truth.ts';

/** What conversations come to. */
export type TalkScore = {
  talks: number;
  /** Conversations without a danger in them. */
  ordinary: number;
  /** Pages that opened before anything dangerous was told, and the conversations that met one. */
  falsePages: number;
  interrupted: number;
  /** False alarms, each counted once, and those that were closed two messages later at most. */
  opened: number;
  closedSoon: number;
  /** Questions about danger in words that held none. */
  needlessQuestions: number;
  dangers: number;
  /** Dangers with a page at the message that tells of it, and with one by the end. */
  foundAtOnce: number;
  found: number;
  facts: Record<FactKind, Verdicts>;
  /** Summaries with something wrong in them. */
  wrongSummaries: number;
  summaries: number;
  /** Questions on what had been told. */
  repeated: number;
  askedAgain: number;
  /** Changes of a right age, sex, pregnancy or subject to a wrong one without a correction. */
  changed: number;
  /** Messages until the first summary, of those that have one. */
  turnsToResult: number;
  /** What was missed, wrong or needless, a line each; never printed of writers that are held out. */
  notes: string[];
};

const zero = (): Verdicts => ({ right: 0, wrong: 0, missing: 0 });

/** Plays the conversations and adds up what they come to. */
export function scoreTalks(talks: readonly Talk[]): TalkScore {
  const score: TalkScore = {
    talks: talks.length,
    ordinary: 0,
    falsePages: 0,
    interrupted: 0,
    opened: 0,
    closedSoon: 0,
    needlessQuestions: 0,
    dangers: 0,
    foundAtOnce: 0,
    found: 0,
    facts: Object.fromEntries(factKinds.map((kind) => [kind, zero()])) as TalkScore['facts'],
    wrongSummaries: 0,
    summaries: 0,
    repeated: 0,
    askedAgain: 0,
    changed: 0,
    turnsToResult: 0,
    notes: [],
  };
  for (const talk of talks) {
    const played = playTalk(talk);
    addAlarms(score, played);
    addFacts(score, played);
    addQuestions(score, played);
  }
  return score;
}

function note(score: TalkScore, { talk }: PlayedTalk, text: string): void {
  score.notes.push(`${talk.writer} ${talk.id}: ${text}`);
}

function addAlarms(score: TalkScore, played: PlayedTalk): void {
  const { exchanges, talk } = played;
  const at = exchanges.findIndex(({ danger, said, page }) => {
    const isAnswer = talk.danger !== 'none' && said.includes(talk.answers.危险症状 ?? '\0');
    return danger !== undefined || (isAnswer && page !== 'routine');
  });
  const before = at === -1 ? exchanges : exchanges.slice(0, at);
  const pages = before.filter(({ page }) => page !== 'routine');
  const doubts = before.filter((exchange) => exchange.asksInDoubt);
  addClosings(score, before);
  score.falsePages += pages.length;
  score.needlessQuestions += doubts.length;
  if (pages.length > 0) score.interrupted += 1;
  for (const { said, page } of pages) note(score, played, `false page (${page}): ${said}`);
  for (const { said } of doubts) note(score, played, `needless question: ${said}`);
  if (talk.danger === 'none') {
    score.ordinary += 1;
    return;
  }
  score.dangers += 1;
  const after = at === -1 ? [] : exchanges.slice(at);
  if (after[0] !== undefined && after[0].page !== 'routine') score.foundAtOnce += 1;
  if (after.some(({ page }) => page !== 'routine')) score.found += 1;
  else note(score, played, `missed ${talk.danger}: ${after[0]?.said ?? 'never told'}`);
}

const closedTurnsMax = 2;

/** An alarm is closed where a later message of the person is answered without its page. */
function addClosings(score: TalkScore, before: readonly Exchange[]): void {
  for (const [at, { page }] of before.entries()) {
    const previous = before[at - 1]?.page ?? 'routine';
    if (page === 'routine' || previous !== 'routine') continue;
    score.opened += 1;
    const next = before.slice(at + 1, at + 1 + closedTurnsMax);
    if (next.some((exchange) => exchange.page === 'routine')) score.closedSoon += 1;
  }
}

function addFacts(score: TalkScore, played: PlayedTalk): void {
  const judged = judgeFacts(played);
  for (const { kind, verdict, what } of judged) {
    score.facts[kind][verdict] += 1;
    if (verdict !== 'right') note(score, played, `${kind} ${verdict}: ${what}`);
  }
  const first = played.exchanges.findIndex(({ summary }) => summary !== null);
  if (first === -1) return;
  score.summaries += 1;
  score.turnsToResult += first + 1;
  if (judged.some(({ verdict }) => verdict === 'wrong')) score.wrongSummaries += 1;
}

function addQuestions(score: TalkScore, played: PlayedTalk): void {
  const again = played.exchanges.flatMap(({ asked, answeredBefore }, at) => {
    const earlier = played.exchanges.slice(0, at);
    return asked
      .filter(({ id, keys }) =>
        isOfFacts(id)
          ? keys.every((key) => answeredBefore.has(key)) || isToldIn(played.talk, id, earlier)
          : earlier.some((one) => one.asked.some((other) => other.id === id)) &&
            keys.some((key) => answeredBefore.has(key)),
      )
      .map(({ id }) => id);
  });
  score.repeated += again.length;
  if (again.length > 0) score.askedAgain += 1;
  for (const id of again) note(score, played, `asked again: ${id}`);
  score.changed += changes(score, played);
}

/** Questions on what is told once for all; others may be put again in other words. */
const isOfFacts = (id: string): boolean =>
  ['who', 'sex', 'age', 'duration', 'allergies', 'pregnancy', 'item-medicines'].includes(id);

/** Whether the time of the complaint was told before it was asked for. */
function isToldIn({ truth }: Talk, id: string, earlier: readonly Exchange[]): boolean {
  const isTimed = id === 'duration' && truth.since !== '';
  return isTimed && earlier.some(({ said }) => said.includes(truth.since));
}

/** How often a fact that can have one value only left the true one. */
function changes(score: TalkScore, played: PlayedTalk): number {
  const { exchanges, talk, turns } = played;
  const { truth } = talk;
  const real = {
    about: truth.subject === 'self' ? 'self' : 'other',
    sex: truth.sex === 'f' ? 'female' : 'male',
    pregnancy: truth.pregnant === undefined ? undefined : truth.pregnant ? 'yes' : 'no',
    ageYears: typeof truth.age === 'number' ? truth.age : undefined,
  };
  let count = 0;
  let before: Partial<Record<keyof typeof real, unknown>> = {};
  for (const [at, { isCorrecting, said }] of exchanges.entries()) {
    const { facts } = readInterview(turns.slice(0, 2 * at + 1), {});
    for (const key of ['about', 'sex', 'pregnancy', 'ageYears'] as const) {
      const isLost = before[key] === real[key] && facts[key] !== real[key];
      if (real[key] === undefined || !isLost || isCorrecting) continue;
      count += 1;
      note(score, played, `${key} became ${String(facts[key])}: ${said}`);
    }
    before = facts;
  }
  return count;
}
