// What models read of a conversation, where our own reading left it open. It adds to the findings and the facts
// on the person; what our reading is sure of stays, and triage does not see it.
import type { Finding, Subject, Turn } from '../findings/finding.ts';
import type { SettledFacts } from '../findings/subject-facts.ts';
import { readSymptoms } from '../findings/read-symptoms.ts';
import { broaderSymptom } from '../knowledge/symptom-broader.ts';
import { hasCourse, rootSymptom } from '../knowledge/symptom-course.ts';
import { symptomNamed } from '../knowledge/symptoms.ts';
import { medicinesTold } from '../summary/medicine-lines.ts';
import type { ModelMention } from './model-mention.ts';
import { quotedPlace } from './quoted-place.ts';

/** A mention with the place of its words, in a message before the reply that holds it. */
type Placed = ModelMention & { turn: number; start: number; end: number };

function placedMentions(turns: readonly Turn[]): Placed[] {
  return turns.flatMap(({ role, dialogue }, at) => {
    if (role !== 'assistant' || dialogue?.by !== 'model') return [];
    return (dialogue.read ?? []).flatMap((mention) => placed(mention, turns.slice(0, at)) ?? []);
  });
}

function placed(mention: ModelMention, before: readonly Turn[]): Placed | undefined {
  for (const [turn, { role, content }] of [...before.entries()].toReversed()) {
    const place = role === 'user' ? quotedPlace(content, mention.quote) : undefined;
    if (place === undefined) continue;
    const { since, ...rest } = mention;
    const isSaid = since !== undefined && quotedPlace(content, since) !== undefined;
    return { ...rest, ...(isSaid && { since }), turn, ...place };
  }
  return undefined;
}

/** Signs that only a model read, one finding each; of several that name one sign the last. */
export function findingsOfModel(
  turns: readonly Turn[],
  stated: readonly Finding[],
  patient: Subject,
): Finding[] {
  const sure = stated.filter(({ polarity }) => polarity !== 'unknown');
  const found = placedMentions(turns).flatMap((mention): Finding[] => {
    const { turn, start, end, since, whose } = mention;
    const symptom = canonicalOf(mention);
    if (symptom === undefined || sure.some((one) => isAkin(one.symptom, symptom))) return [];
    return [
      {
        symptom,
        polarity: mention.polarity,
        subject: whose ?? patient,
        time: 'now',
        ...(since !== undefined && { duration: since }),
        span: { turn, start, end },
        words: turns[turn]?.content.slice(start, end) ?? '',
      },
    ];
  });
  return [...new Map(found.map((finding) => [finding.symptom, finding])).values()];
}

function canonicalOf({ kind, name }: ModelMention): string | undefined {
  if (kind !== 'symptom') return undefined;
  const read = symptomNamed(name)?.name ?? readSymptoms(name)[0]?.symptom;
  return read !== undefined && hasCourse(read) ? read : undefined;
}

/** Whether two names are of one sign, or one is the broader of the other. */
const isAkin = (one: string, other: string): boolean =>
  rootSymptom(one) === rootSymptom(other) ||
  broaderSymptom[one] === other ||
  broaderSymptom[other] === one;

/** How long it has lasted, where only a model read it. */
export const durationOfModel = (turns: readonly Turn[]): string | undefined =>
  placedMentions(turns).find(
    ({ kind, polarity, since }) =>
      kind === 'symptom' && polarity === 'present' && since !== undefined,
  )?.since;

/**
 * The facts on the person with the medicines, diseases and allergies that only a model read. A list that the person
 * said to be empty stays empty, and a medicine that is told of otherwise stays as it is told.
 */
export function factsWithModel(facts: SettledFacts, turns: readonly Turn[]): SettledFacts {
  const own = placedMentions(turns).filter(
    ({ polarity, whose }) => polarity === 'present' && whose !== 'other',
  );
  if (own.length === 0) return facts;
  const told = new Set(medicinesTold(turns, facts).map(({ name }) => name));
  const taken = own.filter(
    ({ kind, status, name }) =>
      kind === 'medicine' && (status ?? 'taken') === 'taken' && !told.has(name),
  );
  const medicines = joined(facts.medicines, taken);
  const chronicDiseases = joined(
    facts.chronicDiseases,
    own.filter(({ kind }) => kind === 'disease'),
  );
  const allergies = joined(
    facts.allergies,
    own.filter(({ kind }) => kind === 'allergy'),
  );
  return {
    ...facts,
    ...(medicines && { medicines }),
    ...(chronicDiseases && { chronicDiseases }),
    ...(allergies && { allergies }),
  };
}

function joined(
  known: SettledFacts['medicines'],
  mentions: readonly ModelMention[],
): string[] | undefined {
  if (mentions.length === 0 || known?.length === 0) return known;
  return [...new Set([...(known ?? []), ...mentions.map(({ name }) => name)])];
}

/** The names that stand in a reading only because a model read them, and such a time. */
export function namesByModel(
  turns: readonly Turn[],
  findings: readonly Finding[],
  before: SettledFacts,
  time: string | undefined,
): ReadonlySet<string> {
  const known = new Set(
    [before.medicines, before.chronicDiseases, before.allergies].flatMap((list) => list ?? []),
  );
  const names = placedMentions(turns).flatMap((mention) => {
    const { kind, name, turn, start, end } = mention;
    if (kind !== 'symptom') return known.has(name) ? [] : [name];
    const symptom = canonicalOf(mention);
    const isOfModel = findings.some(
      (one) =>
        one.symptom === symptom &&
        one.span.turn === turn &&
        one.span.start === start &&
        one.span.end === end,
    );
    return symptom !== undefined && isOfModel ? [symptom] : [];
  });
  return new Set([...names, ...(time === undefined ? [] : [time])]);
}
