import { asksForLeave } from '../answers/answer-question.ts';
import { currentFindings, patientIn } from '../findings/current-findings.ts';
import { findFindings } from '../findings/find-findings.ts';
import { clausePlaces } from '../findings/told-subject.ts';
import type { Finding, Turn } from '../findings/finding.ts';
import type { Complaint } from '../knowledge/complaint-row.ts';
import { isCorrection } from './corrected-facts.ts';
import { besideIllness } from './beside-illness.ts';
import { answersFacts, plainComplaints } from './fact-answers.ts';
import { meantFindings } from './meant-findings.ts';
import { byName, byValue, byWords, namedInPassing } from './named-complaint.ts';
import { byFindings } from './opened-complaint.ts';
import { requestedItem } from './requested-item.ts';
import complaintLists from '../compiled/lexicon/complaint.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const complaintWords = lexicon(complaintLists);
const triggerBehind = complaintWords['complaint.trigger-behind'].regExp();
const trigger = complaintWords['complaint.trigger'].regExp('gu');
const alongside = complaintWords['complaint.alongside'].regExp();
const nothingNew = complaintWords['complaint.nothing-new'].regExp();

export type ChosenComplaint = {
  /** Undefined when it is none of those we know. */
  complaint: Complaint | undefined;
  /** The turn in which it was told. */
  turn: number;
  words: string;
  /** The person turned to it from another one. */
  isChange?: true;
  /** It was put in the place of one told by mistake. */
  isCorrected?: true;
};

/** Whether words only tell what sets the rest off: 紧张 in 一紧张就肚子痛. */
function isTrigger(text: string, { span }: Finding): boolean {
  return text.charAt(span.start - 1) === '一' && triggerBehind.test(text.slice(span.end));
}

/** A text with what only sets the rest off left empty: 咳嗽 in 一咳嗽腰就疼. */
const withoutTriggers = (text: string): string =>
  text.replaceAll(trigger, (words) => '，'.repeat(words.length));

/** An unrecognised text shorter than this is a greeting, not a complaint (characters). */
const complaintLengthMin = 6;
const greeting = complaintWords['complaint.greeting'].regExp('i');

/** Says nothing but that somebody is there. */
const pureGreeting = complaintWords['complaint.only-greeting'].regExp('iu');

/** Words by which a person says that it is about something else after all. */
const changed = complaintWords['complaint.changed'].regExp();

/**
 * The complaint a conversation is about: the first that is told, or the last one to which the
 * person changed in so many words.
 */
export function chooseComplaint(turns: readonly Turn[]): ChosenComplaint | undefined {
  const first = complaintFrom(turns, 0);
  if (!first?.complaint) return first && (namedSoonAfter(turns, first) ?? first);
  for (let turn = turns.length - 1; turn > first.turn; turn -= 1) {
    const said = turns[turn];
    if (said?.role !== 'user') continue;
    const { content } = said;
    if (isCorrection(content)) {
      const right = correctedComplaint(turns.slice(0, turn + 1), first.complaint);
      if (right) return right;
    }
    if (requestedItem(said) !== undefined || !changed.test(content)) continue;
    const other = turnedTo(turns, turn);
    const isOther = other?.complaint !== undefined && other.complaint !== first.complaint;
    if (isOther && other.complaint?.isGeneral !== true) return { ...other, isChange: true };
  }
  return first;
}

/**
 * What a conversation is about that began with a question (痛风刚消下去，现在能吃什么肉) and then told of
 * nothing that is wrong: the complaint that the question names, else the question.
 * @param read the turns with mere questions left empty
 * @param said the turns as they are
 */
export function aboutQuestion(
  chosen: ChosenComplaint | undefined,
  read: readonly Turn[],
  said: readonly Turn[],
): ChosenComplaint | undefined {
  const words = said[0]?.content ?? '';
  const beganWithQuestion = words !== '' && read[0]?.content === '';
  const isNothing =
    chosen !== undefined &&
    (chosen.complaint === undefined || chosen.complaint.kind === 'constitution') &&
    nothingNew.test(chosen.words);
  if (!beganWithQuestion || !isNothing) return chosen;
  return { complaint: namedInPassing(words) ?? byWords(words), turn: 0, words };
}

/** The complaint in a message that changes to it: what comes along (头疼是顺便) is left out. */
function turnedTo(turns: readonly Turn[], turn: number): ChosenComplaint | undefined {
  const said = turns[turn];
  if (said === undefined) return undefined;
  let content = said.content;
  for (const { text, start } of clausePlaces(said.content)) {
    if (!alongside.test(text)) continue;
    content =
      content.slice(0, start) + '，'.repeat(text.length) + content.slice(start + text.length);
  }
  const found = complaintFrom([...turns.slice(0, turn), { ...said, content }], turn, true);
  return found && { ...found, words: said.content };
}

/** The complaint a correction puts in the place of the one it takes back: 打错了，是头疼不是头晕. */
function correctedComplaint(turns: readonly Turn[], wrong: Complaint): ChosenComplaint | undefined {
  const denied = findingsNow(turns).some(
    ({ symptom, polarity, span }) =>
      polarity === 'absent' && span.turn === turns.length - 1 && wrong.openedBy.includes(symptom),
  );
  const other = denied ? complaintFrom(turns, turns.length - 1, true) : undefined;
  const isOther = other?.complaint !== undefined && other.complaint !== wrong;
  return isOther ? { ...other, isCorrected: true } : undefined;
}

function findingsNow(turns: readonly Turn[]): Finding[] {
  const findings = meantFindings(turns, findFindings(turns));
  return currentFindings(findings, patientIn(turns, findings));
}

/** Words that named nothing we know give way to a complaint told in the next two answers. */
function namedSoonAfter(
  turns: readonly Turn[],
  first: ChosenComplaint,
): ChosenComplaint | undefined {
  const answers = turns.flatMap(({ role }, turn) =>
    role === 'user' && turn > first.turn ? [turn] : [],
  );
  return answers
    .slice(0, 2)
    .map((turn) => complaintFrom(turns.slice(0, turn + 1), turn))
    .find((found) => found?.complaint !== undefined && found.complaint.isGeneral !== true);
}

/**
 * The first complaint that is told from a turn on.
 * @param isMeant the message turns to it in so many words, whatever had been asked
 */
export function complaintFrom(
  turns: readonly Turn[],
  from: number,
  isMeant = false,
): ChosenComplaint | undefined {
  let hasGreeted = false;
  let hasTold = from > 0;
  for (const [turn, said] of turns.entries()) {
    if (turn < from) continue;
    const { role, content } = said;
    if (role !== 'user' || content === '' || requestedItem(said) !== undefined) continue;
    const isOfFacts = !isMeant && answersFacts(turns, turn);
    const told = withoutTriggers(isOfFacts ? plainComplaints(turns, turn) : content);
    if (isOfFacts && !saysAny(told)) continue;
    const here = findingsNow(turns.slice(0, turn + 1)).filter(
      (finding) =>
        finding.polarity === 'present' &&
        finding.time === 'now' &&
        finding.span.turn >= from &&
        !isTrigger(content, finding) &&
        (!isOfFacts || isWithin(told, finding)),
    );
    const complaint =
      besideIllness(told, here) ??
      byName(told) ??
      byFindings(here) ??
      namedInPassing(told) ??
      byValue(told) ??
      byWords(told);
    if (complaint) return { complaint, turn, words: content };
    if (isOfFacts) continue;
    const isGreeting = greeting.test(content.trim()) || content.trim().length < complaintLengthMin;
    if (pureGreeting.test(content.trim())) continue;
    // Later on, what nothing is known of is no complaint where it only asks for leave: 那吃点中药行不行.
    if (hasTold && asksForLeave(content)) continue;
    hasTold = true;
    if (here.length > 0 || (hasGreeted && content.trim() !== '') || !isGreeting) {
      return { complaint: undefined, turn, words: content };
    }
    hasGreeted = true;
  }
  return undefined;
}

/** Whether anything is left of a message whose other parts were left empty. */
const saysAny = (rest: string): boolean => /[^，]/u.test(rest);

/** Whether what was found stands in what is left of its message. */
const isWithin = (rest: string, { span: { start, end } }: Finding): boolean =>
  saysAny(rest.slice(start, end));
