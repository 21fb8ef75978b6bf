import lineLists from '../compiled/lexicon/summary-line.json' with { type: 'json' };
import medicineLists from '../compiled/lexicon/medicine.json' with { type: 'json' };
import { factIds } from '../dialogue/fact-ids.ts';
import { boundedCache } from '../findings/bounded-cache.ts';
import { confirmationIn, isConfirmed, isRejected } from '../findings/confirmed-facts.ts';
import type { Span, Turn } from '../findings/finding.ts';
import type { SubjectFacts } from '../findings/subject-facts.ts';
import { normalise } from '../findings/normalise.ts';
import {
  medicinePlaces,
  medicineSaidAt,
  placesNamed,
  saidAt,
  type MedicineSaid,
  type NamePlace,
  type Said,
} from '../findings/settled-names.ts';
import { drugMentions } from '../herb-safety/drug-mentions.ts';
import { patentMedicines } from '../knowledge/patent-medicines.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { clauseSpan } from '../findings/clause-span.ts';
import type { FactLine } from './line.ts';

const lineWords = lexicon(lineLists);
const medicineWords = lexicon(medicineLists);
const noName = lineWords['summary-line.no-name'].regExp();
const nameCharsMin = 3;
const readyMade = lineWords['summary-line.ready-made'].regExp('gu');
const kindBefore = lineWords['summary-line.kind-before-name'].regExp();
const generic = lineWords['summary-line.generic'].regExp();
const names = new Set([
  ...medicineWords['medicine.name'].words,
  ...medicineWords['medicine.chinese'].words,
  ...patentMedicines.map(({ name }) => name),
]);
/** Messages. */
const keptMax = 512;
const linesMax = 16;

const tellable = ['taken', 'stopped', 'considered', 'asked', 'unclear'] as const;

type OnMedicines = Pick<SubjectFacts, 'medicines' | 'about'>;

/** A medicine that was named, what was said of it last, and where. */
export type MedicineTold = { name: string; status: (typeof tellable)[number]; span: Span };

/**
 * What is told of each medicine that the person names, each once: the last that says it is taken or
 * was stopped, else the last.
 * @param person whose names may be read as taken in another way, such as by the answer to a question
 */
export function medicinesTold(turns: readonly Turn[], person: OnMedicines): MedicineTold[] {
  const byName = Map.groupBy(mentionsIn(turns, person), ({ name }) => name);
  const told = [...byName.values()].flatMap(
    (mentions) =>
      mentions.findLast(({ status }) => status === 'taken' || status === 'stopped') ??
      mentions.at(-1) ??
      [],
  );
  const answer = confirmationIn(turns);
  return told
    .filter((one) => !isSaidCloser(turns, one, told))
    .filter(({ name }) => !isRejected(answer, factIds.medicine(name)))
    .map((one) =>
      isConfirmed(answer, factIds.medicine(one.name)) ? { ...one, status: 'taken' as const } : one,
    );
}

/** The medicines as lines of a summary. */
export const medicineLines = (turns: readonly Turn[], person: OnMedicines): FactLine[] =>
  medicinesTold(turns, person)
    .slice(0, linesMax)
    .map(({ name, status, span }) => ({
      section: 'medicines',
      label: name,
      detail: '',
      status,
      spans: [clauseSpan(turns, span)],
      fact: factIds.medicine(name),
    }));

/** Whether only a kind is named (血压药) where the same words name the medicine itself. */
function isSaidCloser(
  turns: readonly Turn[],
  { name, span }: MedicineTold,
  told: readonly MedicineTold[],
): boolean {
  if (!generic.test(name)) return false;
  const { turn, start } = clauseSpan(turns, span);
  return told.some((other) => {
    if (generic.test(other.name) || other.span.turn !== turn) return false;
    return clauseSpan(turns, other.span).start === start;
  });
}

const isTellable = (said: MedicineSaid): said is MedicineTold['status'] =>
  tellable.some((one) => one === said);

type Mention = NamePlace & Pick<MedicineTold, 'status'>;

function mentionsIn(
  turns: readonly Turn[],
  { medicines = [], about }: OnMedicines,
): MedicineTold[] {
  const others = medicines.filter((name) => !names.has(name));
  return turns.flatMap(({ role }, turn) =>
    role !== 'user'
      ? []
      : mentionedIn(saidAt(turns, turn, about), others).map(({ name, status, start }) => ({
          name,
          status,
          span: { turn, start, end: start + name.length },
        })),
  );
}

const kept = boundedCache<readonly Mention[]>(keptMax);

/**
 * The medicines that a message names.
 * @param others names that none of our lists has
 */
const mentionedIn = (said: Said, others: readonly string[]): readonly Mention[] =>
  kept([String(said.isAnswer), String(said.about), ...others, said.text].join('\0'), () => {
    const text = normalise(said.text);
    return placesIn(text, others).flatMap((place): Mention[] => {
      const status = medicineSaidAt({ ...said, text }, place);
      return isTellable(status) ? [{ ...place, status }] : [];
    });
  });

const meets = (a: NamePlace, b: NamePlace): boolean =>
  a.start < b.start + b.name.length && b.start < a.start + a.name.length;

/** Every medicine that a text names: by its name, else by its ending, else by its kind. */
function placesIn(text: string, others: readonly string[]): NamePlace[] {
  const known = longest([...knownPlaces(text, others), ...byEnding(text)]);
  const ofKind = (isOne: boolean): NamePlace[] =>
    known.filter(({ name }) => generic.test(name) === isOne);
  const kept: NamePlace[] = [];
  for (const place of [
    ...ofKind(false),
    ...longest(medicinePlaces(text).map(bare)),
    ...ofKind(true),
  ])
    if (!kept.some((other) => meets(place, other))) kept.push(place);
  return kept.toSorted((a, b) => a.start - b.start);
}

const byEnding = (text: string): NamePlace[] =>
  [...text.matchAll(readyMade)]
    .map(({ 0: name, index }) => bare({ name, start: index }))
    .filter(({ name }) => name.length >= nameCharsMin);

/** 中成药牛黄降压丸: the name behind the kind. */
function bare({ name, start }: NamePlace): NamePlace {
  const kind = kindBefore.exec(name)?.[0].length ?? 0;
  return { name: name.slice(kind), start: start + kind };
}

/** Where a text names a medicine of our lists, or one of the others. */
function knownPlaces(text: string, others: readonly string[]): NamePlace[] {
  return [
    ...drugMentions(text).map(({ words, start }) => ({ name: words, start })),
    ...[...names, ...others]
      .filter((name) => text.includes(name))
      .flatMap((name) => placesNamed(text, name)),
  ].filter(({ name }) => !noName.test(name));
}

/** Of names within names the longest. */
function longest(places: readonly NamePlace[]): NamePlace[] {
  const kept: NamePlace[] = [];
  for (const place of places.toSorted((a, b) => b.name.length - a.name.length)) {
    if (!kept.some((other) => meets(place, other))) kept.push(place);
  }
  return kept;
}
