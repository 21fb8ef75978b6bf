import { factIds } from '../dialogue/fact-ids.ts';
import { confirmationIn, isConfirmed, isRejected } from '../findings/confirmed-facts.ts';
import type { Span, Turn } from '../findings/finding.ts';
import type { SubjectFacts } from '../findings/subject-facts.ts';
import { normalise } from '../findings/normalise.ts';
import { isKind, longest, namedMedicines } from '../findings/named-medicines.ts';
import { medicineSaid, saidAt } from '../findings/settled-medicines.ts';
import { placesNamed, toldMedicine } from '../findings/settled-names.ts';
import { clauseSpan } from '../findings/clause-span.ts';
import type { MedicineSaid, Said, ToldMedicine } from '../reading/told-names.ts';
import type { FactLine } from './line.ts';

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

function mentionsIn(
  turns: readonly Turn[],
  { medicines = [], about }: OnMedicines,
): MedicineTold[] {
  const others = medicines.filter((name) => namedMedicines(name)[0]?.name !== name);
  return turns.flatMap(({ role, content }, turn) => {
    if (role !== 'user') return [];
    const said = saidAt(turns, turn, about);
    return placesIn(said, normalise(content), others).flatMap((place): MedicineTold[] => {
      const status = medicineSaid(said, place);
      const { name, start } = place;
      const span = { turn, start, end: start + name.length };
      return isTellable(status) ? [{ name, status, span }] : [];
    });
  });
}

/**
 * Every medicine that a message names, of our lists or of the others.
 * @param others names that none of our lists has
 */
function placesIn(
  { names: { medicines } }: Said,
  text: string,
  others: readonly string[],
): readonly ToldMedicine[] {
  const besides = others
    .flatMap((name) => placesNamed(text, name))
    .map((place) => toldMedicine(text, place, medicines));
  return besides.length === 0 ? medicines : longest([...medicines, ...besides], []);
}
