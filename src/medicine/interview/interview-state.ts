import { currentFindings, patientOf } from '../findings/current-findings.ts';
import { findFindings } from '../findings/find-findings.ts';
import { findPerson } from '../findings/find-person.ts';
import type { Person as PersonFacts } from '../findings/find-person.ts';
import type { Finding, Turn } from '../findings/finding.ts';
import { stanceOf } from '../findings/lean-on-question.ts';
import { medicinesIn } from '../herb-safety/own-medicines.ts';
import { formulaAgeMin } from '../herb-safety/person.ts';
import type { Person } from '../herb-safety/person.ts';
import type { Complaint } from '../knowledge/complaint-row.ts';
import { chooseComplaint } from './choose-complaint.ts';
import { alarmQuestion, isFactQuestion } from './fixed-questions.ts';
import { tongueQuestion } from '../knowledge/complaints-questions.ts';
import { childComplaint } from '../knowledge/complaints-child.ts';
import { pregnancy } from '../knowledge/complaints-pregnancy.ts';
import { chosenOptions, findingsOf } from './option-findings.ts';
import {
  correctedSex,
  isCorrection,
  mayHaveConceived,
  neverSpokeOfPregnancy,
  wasToldOtherwise,
} from './corrected-facts.ts';
import { requestedItem } from './requested-item.ts';
import { interviewTexts } from './texts.ts';
import { shortAnswers } from './short-answers.ts';
import type { ChosenOption } from './option-findings.ts';

/** Everything the interview knows before it answers; a function of the conversation alone. */
export interface InterviewState {
  turns: readonly Turn[];
  /** Number of the user's turns that tell something; those that ask to be asked do not count. */
  userTurns: number;
  /** Undefined while no complaint has been told. */
  complaint: { row: Complaint | undefined; words: string; turn: number } | undefined;
  findings: Finding[];
  facts: PersonFacts;
  person: Person;
  /** What the caller knows besides the conversation. */
  known: Partial<Person>;
  /** How long it has lasted, in the person's words. */
  duration: string | undefined;
  /** All that the assistant has said. */
  said: string;
  /** Whether the result on this complaint was given. */
  hasResult: boolean;
}

const durationWords =
  /(?:(?:大概|大约|差不多|快|有|已经)?(?:\d{1,3}|[一二两三四五六七八九十半几]{1,3}(?:三|四|五|六)?|好几)(?:个)?多?(?:分钟|小时|天|日|晚|周|星期|礼拜|月|年)(?:多|左右|了)*(?![一二两三四五六七八九十几好\d]{1,2}[次回趟顿片粒包支])|今天刚开始|昨天|昨晚|今早|今天|前天|两三天|一周左右|一个多月|反复好几年|从小|好多年|从?[去前]年(?:[春夏秋冬]天?|[\d一二三四五六七八九十]{1,2}月)?|上个?月|上(?:周|个?星期))/;

/** Times that are of a pregnancy, an age, or a baby. */
const notDuration =
  /[^，。；\s]*孕[^。；]*|\d{1,3}岁|(?:孩子|宝宝|宝贝|婴儿|娃|女儿|儿子)[^，。；\d一二两三四五六七八九十半]{0,3}[\d一二两三四五六七八九十半]{1,3}个?多?[月天周岁](?:大)?(?!没|以来|了)/gu;

/** What is said not to be the time: 不是两年，是三年. A time not reached (不到两年) is still about it. */
const deniedDuration =
  /(?<!是)(?:不是|没有)(?:大概|大约|差不多|快)?(?:\d{1,3}|[一二两三四五六七八九十半几]{1,3})个?多?(?:天|日|周|星期|礼拜|月|年)/gu;

/** Reads a conversation. `known` is what the caller knows besides (profile, open alarm). */
export function readInterview(turns: readonly Turn[], known: Partial<Person>): InterviewState {
  const chosen = chooseComplaint(turns);
  const said = turns.flatMap((_, turn) => saidAt(turns, turn)).join('\n');
  const facts = findPerson(turns);
  const row = rowFor(chosen?.complaint, turns, facts, known);
  const complaint = chosen && { row, words: chosen.words, turn: chosen.turn };
  // Who turns to another complaint begins anew with it, but says nothing of himself again.
  const isChanged = chosen?.isChange === true;
  const since = turns.slice(isChanged ? chosen.turn : 0);
  const findings = currentFindings(findingsTold(turns, row));
  return {
    turns,
    userTurns: since.filter(
      ({ role, content }) => role === 'user' && requestedItem(content) === undefined,
    ).length,
    complaint,
    findings,
    facts,
    person: personOf(facts, known, turns, complaint?.row),
    known,
    duration: isChanged ? durationOf(since, findPerson(since)) : durationOf(turns, facts),
    said,
    hasResult: since.some(
      ({ role, content }) => role === 'assistant' && content.includes(interviewTexts.leaning),
    ),
  };
}

/** What the assistant said in a turn; a question that the person passed by for another stays unasked. */
function saidAt(turns: readonly Turn[], turn: number): string[] {
  const { role, content = '' } = turns[turn] ?? {};
  if (role !== 'assistant') return [];
  const answer = turns[turn + 1];
  const isPassedBy = answer?.role === 'user' && requestedItem(answer.content) !== undefined;
  return [isPassedBy ? content.replaceAll(/[^。！？!?\n]*[？?]/gu, '') : content];
}

/**
 * Every finding of a conversation in its order, later ones not weighed against earlier ones: free
 * words, one-word answers and tapped options, which say what they stand for and nothing else.
 */
export function findingsTold(turns: readonly Turn[], complaint: Complaint | undefined): Finding[] {
  const leanable = turns.map((turn) =>
    turn.role === 'assistant'
      ? { ...turn, content: withoutFactQuestions(turn.content, complaint) }
      : turn,
  );
  const stated = findFindings(leanable);
  const patient = patientOf(stated);
  const taps = chosenOptions(turns);
  const picked = [...taps, ...shortAnswers(turns).filter((word) => !isWithin(word, taps))];
  const options = picked.flatMap(findingsOf).map((finding) => ({ ...finding, subject: patient }));
  return [...outside(stated, picked), ...options]
    .filter((finding) => !isOnTongue(finding, turns))
    .map((finding) => asLastingCold(finding, complaint))
    .toSorted((a, b) => a.span.turn - b.span.turn);
}

/** 看不清, said of the tongue in the mirror and of nothing else. */
function isOnTongue({ symptom, span }: Finding, turns: readonly Turn[]): boolean {
  const content = turns[span.turn]?.content ?? '';
  const isBare = /^(?:有点|我|也|太)?看不(?:太)?清(?:楚)?[了啊。，]?$/u.test(content.trim());
  return (
    symptom === '视物模糊' &&
    isBare &&
    turns.some(
      ({ role, content: text }) => role === 'assistant' && text.includes(tongueQuestion.text),
    )
  );
}

/** 怕冷 is a chill only where the complaint knows chills; else the person is cold by nature. */
function asLastingCold(finding: Finding, complaint: Complaint | undefined): Finding {
  if (finding.symptom !== '恶寒' || !/^.{0,3}[怕畏]冷$/u.test(finding.words)) return finding;
  const signs = (complaint?.candidates ?? []).flatMap(({ main, second, support, against }) => [
    ...main,
    ...second,
    ...support,
    ...against,
  ]);
  return signs.includes('畏寒') && !signs.includes('恶寒')
    ? { ...finding, symptom: '畏寒' }
    : finding;
}

/** A child and a pregnant woman have a history of their own, whatever the complaint is. */
function rowFor(
  complaint: Complaint | undefined,
  turns: readonly Turn[],
  facts: PersonFacts,
  known: Partial<Person>,
): Complaint | undefined {
  const age = facts.ageYears ?? known.ageYears;
  if (age !== undefined && age < formulaAgeMin) return childComplaint;
  const isPregnant = facts.pregnancy === 'yes' && !neverSpokeOfPregnancy(turns);
  return isPregnant && complaint?.name !== '产后不适' ? pregnancy : complaint;
}

function isWithin(word: ChosenOption, taps: readonly ChosenOption[]): boolean {
  return taps.some(
    ({ turn, start, option }) =>
      turn === word.turn && word.start >= start && word.start < start + option.label.length,
  );
}

/** An option says what it stands for and nothing else: what was read within its words is left out. */
function outside(stated: readonly Finding[], chosen: readonly ChosenOption[]): Finding[] {
  return stated.filter(
    ({ span }) =>
      !chosen.some(
        ({ turn, start, option }) =>
          turn === span.turn && start < span.end && start + option.label.length > span.start,
      ),
  );
}

function withoutFactQuestions(text: string, complaint: Complaint | undefined): string {
  return text.replace(/[^。！？!?\n]*[？?]/g, (sentence) =>
    isFactQuestion(sentence.replace(/^[\s\d.、*]+/, ''), complaint) ? '' : sentence,
  );
}

function personOf(
  facts: PersonFacts,
  known: Partial<Person>,
  turns: readonly Turn[],
  complaint: Complaint | undefined,
): Person {
  const sexes = { female: '女', male: '男', unknown: known.sex } as const;
  const sex =
    correctedSex(turns) ?? sexes[facts.sex] ?? (complaint === pregnancy ? '女' : undefined);
  // What the caller knows outlives a bare "都没有" to a question about several things.
  const isKnown = known.pregnant === 'yes' || facts.pregnancy === 'unknown';
  const stated = wasToldOtherwise(turns) ? 'unknown' : facts.pregnancy;
  const pregnant = mayHaveConceived(turns) ? 'yes' : isKnown ? known.pregnant : stated;
  return {
    sex,
    ageYears: facts.ageYears ?? known.ageYears,
    pregnant: pregnant ?? (sex === '男' ? 'no' : 'unknown'),
    lactating: known.lactating === true || facts.lactation === 'yes',
    medicines: [
      ...(known.medicines ?? []),
      ...(facts.medicines ?? []),
      ...(facts.chronicDiseases ?? []),
      ...turns.flatMap(({ role, content }) => (role === 'user' ? medicinesIn(content) : [])),
    ],
    allergies: [...(known.allergies ?? []), ...(facts.allergies ?? [])],
    ownHerbs: known.ownHerbs,
    redFlagOpen: known.redFlagOpen === true || saidYesToAlarm(turns, complaint),
  };
}

/** Whether the question on alarms was answered with yes and never taken back. */
function saidYesToAlarm(turns: readonly Turn[], complaint: Complaint | undefined): boolean {
  const asked = (['男', '女'] as const).map((sex) => alarmQuestion(complaint, sex).text);
  return turns.some(({ role, content }, turn) => {
    const answer = turns[turn + 1];
    if (
      role !== 'assistant' ||
      !asked.some((text) => content.includes(text)) ||
      answer?.role !== 'user'
    )
      return false;
    return answer.content.includes('有，我来说') || stanceOf(answer.content) === 'yes';
  });
}

/** 不是两年，是三年 */
const replacedDuration = /(?<!是)不是[^，。；]{1,6}[天日周期拜月年][，、]?(?:而|应该)?是/u;

function timeIn(text: string): string | undefined {
  return durationWords.exec(text.replaceAll(deniedDuration, ''))?.[0];
}

function correctedDuration(turns: readonly Turn[]): string | undefined {
  return turns
    .filter(
      ({ role, content }) =>
        role === 'user' && (isCorrection(content) || replacedDuration.test(content)),
    )
    .map(({ content }) => timeIn(content.replace(/\d{1,3}岁/g, '')))
    .findLast((found) => found !== undefined);
}

function durationOf(turns: readonly Turn[], facts: PersonFacts): string | undefined {
  const corrected = correctedDuration(turns);
  if (corrected !== undefined) return corrected;
  if (facts.duration !== undefined) return facts.duration;
  for (const { role, content } of turns) {
    const found = role === 'user' ? timeIn(content.replace(notDuration, '')) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
