// The text that the next session reads as turns of the person, separated by blank lines: own sentences, the
// meaning of answers, then the pinned facts, which come last because later turns take precedence.
import { currentFindings } from '#medicine/findings/current-findings.ts';
import { findFindings } from '#medicine/findings/find-findings.ts';
import { findPerson } from '#medicine/findings/find-person.ts';
import type { SettledFacts } from '#medicine/findings/subject-facts.ts';
import type { Finding, Span, Turn } from '#medicine/findings/finding.ts';
import { ownSentences, type OwnSentence } from '#medicine/findings/own-sentences.ts';
import { isGraver, type TriageLevel } from '#medicine/triage/alarm.ts';
import { triage } from '#medicine/triage/triage.ts';
import { pinnedCharsMax } from '../rules.ts';
import carriedLists from '#medicine/compiled/lexicon/carried.json' with { type: 'json' };
import { lexicon } from '#medicine/knowledge/lexicon.ts';
import { carriedTexts as texts } from './carried-texts.ts';

/** Statements besides the pinned ones: the maximum number of sentences, and of characters in all. */
export const sentencesMax = 30;
export const sentencesCharsMax = 1_500;

const turnOf = (lines: readonly string[]): Turn[] => [
  { role: 'user', content: lines.map(closed).join('\n') },
];
const closed = (line: string): string => (/[。！？!?]$/u.test(line) ? line : `${line}。`);

/** Starts a turn of generated statements that the person did not write. */
const statedMark = '※';
const isStated = ({ content }: Turn): boolean => content.startsWith(statedMark);

/** Joins own sentences, the meaning of answers (`stated`) and pinned facts; empty if there are none. */
export function nextSessionText(
  sentences: readonly string[],
  stated: readonly string[],
  pinned: readonly string[],
): string {
  const person = findPerson(pinned.map((content) => ({ role: 'user', content })));
  // Within one turn a denial applies to the whole turn, so it must not contradict another line.
  const denials = pinned.filter((line) => denies(findPerson(turnOf([line])), person));
  const facts = pinned.filter((line) => !denials.includes(line));
  const statement = stated.length === 0 ? [] : [`${statedMark}${stated.join('，')}`];
  return [[...sentences, ...denials], statement, facts]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map(closed).join('\n'))
    .join('\n\n');
}

function denies(stated: SettledFacts, known: SettledFacts): boolean {
  return (
    (stated.allergies?.length === 0 && (known.allergies ?? []).length > 0) ||
    (stated.pregnancy === 'no' && known.pregnancy === 'yes') ||
    (stated.lactation === 'no' && known.lactation === 'yes')
  );
}

const isStatedFinding = ({ polarity }: Finding): boolean => polarity !== 'unknown';

/**
 * The person's own sentences about their current state, except those in `pinned`.
 */
export function statedSentences(turns: readonly Turn[], pinned: readonly string[]): string[] {
  const findings = currentFindings(findFindings(turns)).filter(isStatedFinding);
  const person = findPerson(turns);
  const level = triage(turns).level;
  const written = turns.map((turn) => (isStated(turn) ? { ...turn, content: '' } : turn));
  const free = ownSentences(written, pinnedCharsMax).filter(({ text }) => !pinned.includes(text));
  const personal = personalSentences(person, free);
  const own = free.filter(
    ({ text, ...at }) =>
      personal.has(text) ||
      isSelfContained(
        text,
        findings.filter(({ span }) => overlaps(span, at)),
      ),
  );
  return withinBounds([...new Set(own.map(({ text }) => text))], pinned, level);
}

const overlaps = (a: Span, b: Span): boolean =>
  a.turn === b.turn && a.start < b.end && a.end > b.start;

/** Whether a sentence states one of its findings without context; a bare 有 does not. */
function isSelfContained(text: string, findings: readonly Finding[]): boolean {
  if (findings.length === 0) return false;
  const alone = currentFindings(findFindings(turnOf([text])));
  return findings.some((finding) => has(alone, finding));
}

const has = (list: readonly Finding[], { symptom, polarity }: Finding): boolean =>
  list.some((each) => each.symptom === symptom && each.polarity === polarity);

const personSigns = lexicon(carriedLists)['carried.person-sign'].regExp();
/** Limits the analysis to this many of the first and of the last relevant sentences. */
const readMax = 40;

function personalSentences(person: SettledFacts, sentences: readonly OwnSentence[]): Set<string> {
  const texts = new Set(sentences.map(({ text }) => text).filter((text) => personSigns.test(text)));
  const read = [...texts].filter((_, at) => at < readMax || at >= texts.size - readMax);
  return new Set(read.filter((text) => matchesPerson(findPerson(turnOf([text])), person)));
}

/** Sex, age and denials, so that the consultation does not repeat the questions. */
function matchesPerson(stated: SettledFacts, known: SettledFacts): boolean {
  const isEmpty = (names: string[] | undefined): boolean => names?.length === 0;
  return (
    (stated.sex !== 'unknown' && stated.sex === known.sex) ||
    (stated.ageText !== undefined && stated.ageText === known.ageText) ||
    (stated.pregnancy === 'no' && known.pregnancy === 'no') ||
    (stated.lactation === 'no' && known.lactation === 'no') ||
    (isEmpty(stated.allergies) && isEmpty(known.allergies)) ||
    (isEmpty(stated.medicines) && isEmpty(known.medicines)) ||
    (isEmpty(stated.chronicDiseases) && isEmpty(known.chronicDiseases))
  );
}

const openingLines = 4;

/**
 * The lines that fit. Sentences from far apart are now adjacent, so one that would raise a danger that was
 * never mentioned is left out.
 */
function withinBounds(
  lines: readonly string[],
  pinned: readonly string[],
  level: TriageLevel,
): string[] {
  // The complaint is at the beginning; after it the newest sentences matter most.
  const wanted = [...lines.slice(0, openingLines), ...lines.slice(openingLines).toReversed()];
  const kept: string[] = [];
  let chars = 0;
  for (const line of wanted) {
    if (kept.length >= sentencesMax || chars + line.length > sentencesCharsMax) break;
    const raised = triage(turnOf([...kept, line, ...pinned])).level;
    if (isGraver(raised, level)) continue;
    kept.push(line);
    chars += line.length;
  }
  return lines.filter((line) => kept.includes(line));
}

/** The meaning of answers that depend on their question, such as a bare 有 or 都没有. */
export type AnsweredFacts = {
  /** Affirmed findings. */
  present: readonly string[];
  /** Denied findings: one 都没有 can deny a dozen. */
  denied: readonly string[];
};

/** Statements for answers that depend on their question and are not covered by an own sentence. */
export function answeredFacts(turns: readonly Turn[], lines: readonly string[]): AnsweredFacts {
  const known = currentFindings(findFindings(turnOf(lines)));
  const missing = currentFindings(findFindings(turns)).filter(
    (finding) => isStatedFinding(finding) && !has(known, finding),
  );
  const symptoms = (polarity: Finding['polarity'], word: string): string[] =>
    missing.flatMap((finding) => {
      if (finding.polarity !== polarity) return [];
      const plain = `${word}${finding.symptom}`;
      return has(currentFindings(findFindings(turnOf([plain]))), finding) ? [plain] : [];
    });
  const person = findPerson(turns);
  const stated = findPerson(turnOf(lines));
  const sex = person.sex === 'male' ? '男' : '女';
  return {
    present: [
      ...facts([person.sex !== 'unknown' && stated.sex === 'unknown', sex]),
      ...facts([person.ageText !== undefined && stated.ageText === undefined, person.ageText]),
      ...symptoms('present', texts.has),
    ],
    denied: [
      ...facts(
        [person.pregnancy === 'no' && stated.pregnancy !== 'no', texts.notPregnant],
        [person.lactation === 'no' && stated.lactation !== 'no', texts.notNursing],
        [person.allergies?.length === 0 && stated.allergies === undefined, texts.noAllergy],
        [person.medicines?.length === 0 && stated.medicines === undefined, texts.noMedicine],
        [
          person.chronicDiseases?.length === 0 && stated.chronicDiseases === undefined,
          texts.noChronicDisease,
        ],
      ),
      ...symptoms('absent', texts.hasNot),
    ],
  };
}

function facts(...rows: readonly (readonly [holds: boolean, plain: string | undefined])[]) {
  return rows.flatMap(([holds, plain]) => (holds && plain !== undefined ? [plain] : []));
}
