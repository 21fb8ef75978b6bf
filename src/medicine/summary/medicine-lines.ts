import { factIds } from '../dialogue/fact-ids.ts';
import { boundedCache } from '../findings/bounded-cache.ts';
import { confirmationIn, isConfirmed, isRejected } from '../findings/confirmed-facts.ts';
import type { Span, Turn } from '../findings/finding.ts';
import type { SubjectFacts } from '../findings/subject-facts.ts';
import { normalise } from '../findings/normalise.ts';
import { isKind, longest, namedMedicines, type NamePlace } from '../findings/named-medicines.ts';
import {
  medicineSaidAt,
  placesNamed,
  saidAt,
  type MedicineSaid,
  type Said,
} from '../findings/settled-names.ts';
import { clauseSpan } from '../findings/clause-span.ts';
import type { FactLine } from './line.ts';

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
  if (!isKind(name)) return false;
  const { turn, start } = clauseSpan(turns, span);
  return told.some((other) => {
    if (isKind(other.name) || other.span.turn !== turn) return false;
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
  const others = medicines.filter((name) => namedMedicines(name)[0]?.name !== name);
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

/** Every medicine that a text names, of our lists or of the others. */
const placesIn = (text: string, others: readonly string[]): readonly NamePlace[] => {
  const named = namedMedicines(text);
  const besides = others.flatMap((name) => placesNamed(text, name));
  return besides.length === 0 ? named : longest([...named, ...besides], []);
};
