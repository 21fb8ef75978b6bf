// The questions that tell the patterns of a complaint apart.
import type { Patient } from '../herb-safety/patient.ts';
import type { Candidate } from '../knowledge/complaint-row.ts';
import type { Option, Question } from '../knowledge/complaints-questions.ts';
import { questionNamed } from '../knowledge/complaints-questions.ts';
import { complaints } from '../knowledge/complaints.ts';
import type { RankedPattern } from '../patterns/differentiate.ts';
import { questionGain } from '../patterns/question-gain.ts';
import { signState } from '../patterns/signs.ts';
import type { SignState } from '../patterns/signs.ts';
import { optionsFor } from './fit-sex.ts';
import type { InterviewState } from './interview-state.ts';

/** A question with the answers that still tell something. */
type OpenQuestion = { question: Question; options: readonly Option[] };

/** A question that clears up less than this is not worth asking (bits). */
export const gainMin = 0.1;

/** From this many complaints on a question is worded for none of them. */
const generalMin = 10;
const complaintsOf = Map.groupBy(
  complaints.flatMap(({ questions }) => questions),
  (id) => id,
);
const generalIds = [...complaintsOf]
  .filter(([, those]) => those.length >= generalMin)
  .map(([id]) => id);

/** The first question of a complaint is on the complaint itself and goes before equals. */
const chiefWeight = 2;

/** The questions still worth asking, best first; two never cover the same sign. */
export function separatingQuestions(
  state: InterviewState,
  ranked: readonly RankedPattern[],
): OpenQuestion[] {
  const signs = signState(state.findings);
  const candidates = ranked.map((pattern) => pattern.candidate);
  const own = state.complaint?.row?.questions ?? [];
  const [chief] = own;
  const [leader] = ranked;
  // The questions of a complaint are made for its own patterns, and a composed one lives by other signs.
  const composed = leader?.isComposed === true ? leader.candidate : undefined;
  const ids = composed === undefined ? own : [...new Set([...own, ...generalIds])];
  const open = ids
    .map(questionNamed)
    .filter((question) => question !== undefined)
    .filter((question) => !state.asked.has(question.id))
    .map((question) => ({ question, options: openOptions(question, signs, state.person.sex) }))
    .filter(({ options }) => options.some((option) => option.present.length > 0))
    .map((item) => ({ ...item, gain: questionGain(candidates, signs, item.options) }))
    .filter(({ gain }) => gain >= gainMin)
    .map((item) => ({
      ...item,
      gain: item.gain * (item.question.id === chief ? chiefWeight : 1),
      isDeciding: composed !== undefined && decides(item.options, composed),
    }))
    .toSorted((a, b) => Number(b.isDeciding) - Number(a.isDeciding) || b.gain - a.gain);
  const picked: typeof open = [];
  for (const item of open) {
    const covered = new Set(picked.flatMap(({ options }) => options.flatMap((o) => o.present)));
    const overlaps = item.options.some((o) => o.present.some((symptom) => covered.has(symptom)));
    if (!overlaps) picked.push(item);
  }
  return picked;
}

/** Whether an answer would confirm or refute a pattern. */
function decides(options: readonly Option[], { main, second, against }: Candidate): boolean {
  const signs = new Set([...main, ...second, ...against]);
  return options.some(({ present }) => present.some((sign) => signs.has(sign)));
}

/** The options that still tell something; none when the question is as good as answered. */
export function openOptions(
  { options, toldBy = [], isList, onlyIf }: Question,
  signs: SignState,
  sex: Patient['sex'],
): readonly Option[] {
  const isThere = (symptom: string): boolean => signs.get(symptom)?.isPresent === true;
  if (toldBy.some(isThere) || onlyIf?.some(isThere) === false) return [];
  const fitting = optionsFor(options, sex);
  const isSaid = (option: Option): boolean =>
    option.present.some((symptom) => signs.get(symptom)?.isPresent === true);
  const isKnown = (option: Option): boolean =>
    option.present.length > 0 && option.present.every((symptom) => signs.has(symptom));
  if (isList) {
    const open = fitting.filter((option) => !isSaid(option) && !isKnown(option));
    return open.filter((option) => option.present.length > 0).length >= 2 ? open : [];
  }
  if (fitting.some(isSaid)) return [];
  return fitting.every((option) => option.present.length === 0 || isKnown(option)) ? [] : fitting;
}
