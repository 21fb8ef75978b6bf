import numberJson from '../compiled/lexicon/number.json' with { type: 'json' };
import symptomJson from '../compiled/lexicon/symptom.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { broaderSymptom } from '../knowledge/symptom-broader.ts';
import { attributesAt } from './attributes.ts';
import { boundedCache } from './bounded-cache.ts';
import type { Clauses } from './clauses.ts';
import { cutClauses } from './clauses.ts';
import type { Polarity, Statement, Subject } from '../reading/mention.ts';
import { named } from '../knowledge/named-rows.ts';
import { measurementsIn } from './measurements.ts';
import { deniedStretches, isAsked } from './negation.ts';
import { normalise } from './normalise.ts';
import type { PhraseHit } from './phrase-matcher.ts';
import { denialOf } from './said-words.ts';
import { stripFillers } from './strip-fillers.ts';
import { personNamed, subjectNamed } from './subject-scope.ts';
import type { NamedPerson } from './subject-scope.ts';
import type { SymptomValue } from './symptom-matchers.ts';
import { natureNames, symptomMatchers } from './symptom-matchers.ts';
import { timeOf } from './time-scope.ts';
import { toldDurations } from './told-durations.ts';

const symptomWords = lexicon(symptomJson);
const turning = symptomWords['symptom.turning'].regExp();

type Hit = { symptom: string; start: number; end: number; isTurned: boolean };

type Place = Pick<Hit, 'start' | 'end'>;
const overlaps = (a: Place, b: Place): boolean => a.start < b.end && b.start < a.end;

/** Longer texts than a message can be are read up to here. */
const readMax = 20_000;
const cacheMax = 4_096;
/** How long a clause without its noun may be, and how far back the noun may stand. */
const carriedMax = 8;
const carryMax = 24;
const topicNouns = symptomWords['symptom.topic'].regExp('gu');
/** What has a colour worth telling. */
const colouredNouns = symptomWords['symptom.coloured'].regExp('gu');
const ofMenses = new RegExp(`^${symptomWords['symptom.menses'].source}$`, 'u');
const colourOfMenses = symptomWords['symptom.colour-of-menses'].regExp();
const colour = symptomWords['symptom.colour'].words;
const hue = symptomWords['symptom.hue'].regExp();
const howMuch = symptomWords['symptom.how-much'].regExp();

/** Words whose last character is no word of its own there: 已经不疼了 says nothing of menses. */
const cutWords: ReadonlySet<string> = new Set(symptomWords['symptom.cut-word'].words);

/** 要不要去发热门诊, 能吃辣吗: the words of a symptom that tell of none. */
const notTold = symptomWords['symptom.not-told'].regExp('gu');

/** 昨晚睡得好: an evening and how the night was, not 晚睡, going to bed late. */
const evening = symptomWords['symptom.evening'].regExp();
const isEvening = (text: string, { start }: Hit): boolean =>
  evening.test(text.slice(Math.max(0, start - 1), start + 2));

/** 要捂热水袋, 喜欢热水泡脚: warmth and cold that are not eaten or drunk. */
const foods: ReadonlySet<string> = new Set(symptomWords['symptom.warmth-eaten'].words);
const applied = symptomWords['symptom.applied'].regExp();
const appliedAfter = symptomWords['symptom.applied-after'].regExp();

const isApplied = (text: string, { symptom, start, end }: Hit): boolean =>
  foods.has(symptom) &&
  (applied.test(text.slice(start, end)) || appliedAfter.test(text.slice(end)));

/** 舌头胖，颜色淡: a colour is that of what was named last, and of menses only where they were. */
const isOtherColour = (text: string, { symptom, start }: Hit): boolean =>
  colourOfMenses.test(symptom) &&
  colour.some((word) => text.startsWith(word, start)) &&
  !ofMenses.test(lastNoun(text.slice(Math.max(0, start - carryMax), start), colouredNouns) ?? '');

const toHit = ({ value, start, end, between }: PhraseHit<SymptomValue>): Hit => ({
  symptom: value.symptom,
  start,
  end,
  isTurned: value.denies !== turning.test(between ?? ''),
});

/** Phrases with an adverb or a negator inside (肚子不怎么痛), found with these taken out. */
function looseHits(text: string, strict: readonly Hit[]): Hit[] {
  const stripped = stripFillers(text);
  const loose = [
    ...symptomMatchers().symptoms.longest(stripped.text),
    ...symptomMatchers().symptoms.gapped(stripped.text),
  ].flatMap((hit) => {
    const start = stripped.at[hit.start] ?? 0;
    const end = (stripped.at[hit.end - 1] ?? 0) + 1;
    if (end - start === hit.end - hit.start) return [];
    const inner = stripped.negators.filter((at) => at > start && at < end).length;
    const plain = toHit(hit);
    return [{ ...plain, start, end, isTurned: plain.isTurned !== (inner % 2 === 1) }];
  });
  const coveredBy = new Int32Array(text.length + 1);
  const symptomsAt = new Map<string, number>();
  for (const { symptom, start, end } of strict) {
    // 胃一抽一抽地痛: a nature alone takes nothing from the place that stands before it.
    for (let at = start; at < end && !natureNames.has(symptom); at += 1)
      coveredBy[at] = Math.max(coveredBy[at] ?? 0, end - start);
    symptomsAt.set(`${symptom}@${start}`, end);
  }
  return loose.filter(({ symptom, start, end }) => {
    const size = end - start;
    return (
      !symptomsAt.has(`${symptom}@${start}`) &&
      (coveredBy[start] ?? 0) < size &&
      (coveredBy[end - 1] ?? 0) < Math.min(size, 3)
    );
  });
}

function findHits(text: string): Hit[] {
  const { symptoms, natures } = symptomMatchers();
  const untold = Array.from(text.matchAll(notTold), ({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
  const strict = [...symptoms.longest(text), ...symptoms.gapped(text)].map(toHit);
  const loose = looseHits(text, strict);
  const nested = natures.longest(text).map(toHit);
  const seen = new Set<string>();
  return [...strict, ...loose, ...nested]
    .filter((hit) => !untold.some((place) => overlaps(hit, place)))
    .filter(({ start }) => !cutWords.has(text.slice(start - 1, start + 1)))
    .filter(({ start, end }) => !howMuch.test(text.slice(start, end + 1)))
    .filter((hit) => !isApplied(text, hit) && !isEvening(text, hit) && !isOtherColour(text, hit))
    .filter(({ symptom, start }) => {
      const key = `${symptom}@${start}`;
      return !seen.has(key) && seen.add(key) !== undefined;
    })
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
}

const numeral = new RegExp(lexicon(numberJson)['number.char'].source, 'u');
/** From here on a temperature is a fever (°C, of the armpit). */
const feverMin = 37.3;

/** 体温39度5: a measured fever, where its sentence does not name one. */
function measuredHits(text: string, clauses: Clauses, hits: readonly Hit[]): Hit[] {
  const isNamed = (at: number): boolean =>
    hits.some(
      ({ symptom, start }) =>
        (symptom === named.fever || broaderSymptom[symptom] === named.fever) &&
        clauses.sentenceStart[start] === clauses.sentenceStart[at],
    );
  return measurementsIn(text)
    .filter(({ kind, value, start }) => {
      return kind === 'temperature' && value >= feverMin && !isNamed(start);
    })
    .map(({ start, end }) => ({
      symptom: named.fever,
      // Its number alone, so that 没到38度 denies it.
      start: start + text.slice(start, end).search(numeral),
      end,
      isTurned: false,
    }))
    .filter((hit) => !hits.some((other) => overlaps(hit, other)));
}

/** 痰是黄的，很稠: a short clause without a finding is read again with the noun before it. */
function carriedHits(text: string, clauses: Clauses, hits: readonly Hit[]): Hit[] {
  const taken = new Set(hits.map(({ start }) => clauses.clauseStart[start]));
  const carried: Hit[] = [];
  for (let start = 0; start < text.length; start = (clauses.clauseEnd[start] ?? text.length) + 1) {
    const end = clauses.clauseEnd[start] ?? text.length;
    const from = Math.max(clauses.sentenceStart[start] ?? 0, start - carryMax);
    if (taken.has(start) || end - start > carriedMax || end === start || from === start) continue;
    const clause = text.slice(start, end);
    const nouns = hue.test(clause) ? colouredNouns : topicNouns;
    const noun = lastNoun(text.slice(from, start), nouns);
    if (noun === null) continue;
    const shift = start - noun.length;
    for (const hit of findHits(noun + clause)) {
      if (hit.start >= noun.length || hit.end <= noun.length) continue;
      carried.push({ ...hit, start, end: hit.end + shift });
    }
  }
  return carried;
}

function lastNoun(text: string, nouns: RegExp): string | null {
  return [...text.matchAll(nouns)].at(-1)?.[0] ?? null;
}

function polarityOf(text: string, clauses: Clauses, hit: Hit, isDenied: boolean): Polarity {
  if (isAsked(text, clauses, hit.start)) return 'unknown';
  return isDenied === hit.isTurned ? 'present' : 'absent';
}

function readAll(original: string): Statement[] {
  const text = normalise(original.slice(0, readMax));
  const clauses = cutClauses(text);
  const own = findHits(text);
  const hits = [
    ...own,
    ...carriedHits(text, clauses, own),
    ...measuredHits(text, clauses, own),
  ].toSorted((a, b) => a.start - b.start || b.end - a.end);
  const denied = deniedStretches(text, clauses, hits);
  const durations = toldDurations(text, clauses, hits);
  const sentences = new Map<number, Subject | null>();
  return hits.map((hit, index) => {
    const sentence = clauses.sentenceStart[hit.start] ?? 0;
    if (!sentences.has(sentence)) sentences.set(sentence, subjectBefore(text, clauses, sentence));
    const lasting = durations[index];
    const polarity = polarityOf(text, clauses, hit, denied[index] === true);
    const isDenied = polarity === 'absent' && denied[index] === true;
    const denial = isDenied && denialOf(text, clauses, hit);
    const person = personNamed(text, clauses, hit.start);
    return {
      symptom: hit.symptom,
      polarity,
      time: timeOf(text, clauses, hit.start, hit.end),
      ...attributesAt(original, text, clauses, hit.start, hit.end),
      ...(lasting && { duration: original.slice(lasting.start, lasting.end) }),
      start: hit.start,
      end: hit.end,
      words: original.slice(hit.start, hit.end),
      ...(denial && { denial: { ...denial, words: original.slice(denial.start, denial.end) } }),
      named: person?.subject ?? null,
      ...(person !== null && isInPassing(clauses, person, hits) && { isInPassing: true as const }),
      carried: sentences.get(sentence) ?? null,
    };
  });
}

/** 孩子上初中，最近月经乱了: whether nothing is told in the clause that names a person. */
function isInPassing(clauses: Clauses, { at }: NamedPerson, hits: readonly Hit[]): boolean {
  const end = clauses.clauseEnd[at] ?? at;
  return !hits.some(({ start }) => start >= at && start < end);
}

/** Looks back over at most three sentences. */
function subjectBefore(text: string, clauses: Clauses, sentence: number): Subject | null {
  let end = sentence - 1;
  for (let step = 0; step < 3 && end >= 0; step += 1) {
    const named = subjectNamed(text, clauses, end);
    if (named !== null) return named;
    end = (clauses.sentenceStart[end] ?? 0) - 1;
  }
  return null;
}

const cache = boundedCache<Statement[]>(cacheMax);

/** What one text says of symptoms. Pure; results of recent texts are kept. */
export function readSymptoms(text: string): readonly Statement[] {
  return cache(text, readAll);
}
