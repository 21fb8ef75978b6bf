// A reading as it is stored beside its message: JSON, without the words that the message has itself.

import * as z from 'zod/mini';
import type { DangerSignals, SignHit, SignsRead } from './danger-signals.ts';
import type { MessageReading } from './message-reading.ts';

const place = z.number().check(z.int(), z.nonnegative());
const words = z.string();
const some = z.exactOptional(words);
const level = z.enum(['urgent', 'safety', 'crisis', 'emergency']);
const stretch = { start: place, end: place };
const subject = z.nullable(z.enum(['self', 'other']));

const mention = z.object({
  symptom: words,
  polarity: z.enum(['present', 'absent', 'unknown']),
  time: z.enum(['now', 'past', 'hypothetical']),
  onset: some,
  duration: some,
  site: some,
  nature: some,
  degree: some,
  trigger: some,
  relief: some,
  words,
  denial: z.exactOptional(z.object({ ...stretch, words })),
  named: subject,
  isInPassing: z.exactOptional(z.literal(true)),
  carried: subject,
  ...stretch,
});

const measurement = z.object({
  kind: z.enum(['temperature', 'systolic', 'diastolic', 'heart-rate', 'glucose', 'oxygen']),
  value: z.number(),
  ...stretch,
});

const heard = z.array(
  z.object({
    ...stretch,
    score: z.number(),
    named: z.array(z.object({ level, group: words, share: z.number() })).check(z.minLength(1)),
    window: z.exactOptional(z.object(stretch)),
    windows: z.exactOptional(z.number()),
  }),
);

const span = z.object({ turn: place, ...stretch });
const alarm = { group: words, level, span, words };
const alarms = z.array(z.object(alarm));
const hits = z.array(z.object({ sign: words, ...stretch }));

const signsRead = {
  signs: hits,
  ruleSigns: hits,
  unsaid: z.array(words),
  retracts: z.boolean(),
};

const danger = z.object({
  text: some,
  ...signsRead,
  unsoftened: z.exactOptional(z.object(signsRead)),
  readings: heard,
  withoutCourse: z.exactOptional(heard),
  ruled: z.array(z.object({ ...alarm, isJoined: z.boolean(), isPlain: z.boolean() })),
  alarms,
  doubts: alarms,
  weighed: z.exactOptional(
    z.object({
      body: z.number(),
      mind: z.number(),
      groups: z.array(words),
      sentences: z.array(z.object({ group: words, level, odds: z.number(), ...stretch })),
    }),
  ),
  isOfChild: z.boolean(),
});

const sex = z.exactOptional(z.enum(['female', 'male']));
const isSo = z.exactOptional(z.literal(true));
const age = z.object({
  ageText: some,
  ageYears: z.exactOptional(z.number()),
  ageMonths: z.exactOptional(z.number()),
});
const becomes = z.exactOptional(z.enum(['yes', 'possible', 'no']));
const state = z.object({ first: becomes, later: becomes });
const person = z.object({
  sex,
  kinSex: sex,
  isSexTold: isSo,
  age,
  ageOfMother: age,
  pregnancy: state,
  lactation: state,
  ofBirth: isSo,
  ofSmallChild: isSo,
  ofOwnChild: isSo,
  ofOwnBody: isSo,
});

const said = z.enum([
  'taken',
  'stopped',
  'considered',
  'asked',
  'unclear',
  'named',
  'untaken',
  'others',
  'allergen',
]);
const owned = {
  name: words,
  start: place,
  othersIn: z.exactOptional(z.array(z.enum(['self', 'other']))),
};
const told = z.object({
  medicines: z.array(
    z.object({
      ...owned,
      possible: said,
      said: z.exactOptional(said),
      behind: z.exactOptional(place),
      isAlone: isSo,
    }),
  ),
  diseases: z.array(z.object({ ...owned, isOfKin: isSo })),
  listed: z.object({
    allergies: z.exactOptional(z.array(words)),
    medicines: z.array(z.object({ name: words, isTaken: isSo })),
    takesNone: isSo,
    diseases: z.array(words),
    isHealthy: isSo,
    isNo: isSo,
  }),
});

const storedReading = z.object({
  version: words,
  mentions: z.array(mention),
  measurements: z.array(measurement),
  person,
  names: told,
  medicines: z.array(words),
  danger,
});
type StoredReading = z.infer<typeof storedReading>;

type StoredSigns = z.infer<z.ZodMiniObject<typeof signsRead>>;

const storedSigns = ({ signs, ruleSigns, unsaid, retracts }: SignsRead): StoredSigns => ({
  signs: [...signs.values()].flat(),
  ruleSigns: [...ruleSigns.values()].flat(),
  unsaid: [...unsaid],
  retracts,
});

const signsFrom = ({ signs, ruleSigns, unsaid, retracts }: StoredSigns): SignsRead => ({
  signs: bySign(signs),
  ruleSigns: bySign(ruleSigns),
  unsaid: new Set(unsaid),
  retracts,
});

const bySign = (all: readonly SignHit[]): ReadonlyMap<string, SignHit[]> =>
  Map.groupBy(all, ({ sign }) => sign);

/** A reading as JSON. `version` names the rules, words and weights it was made with. */
export function storedReadingOf({ danger, ...reading }: MessageReading, version: string): unknown {
  const { text, signs, unsoftened, alone, withoutCourse, weighed, isOfChild } = danger;
  const { ruled, alarms, doubts, readings } = alone;
  const { mentions, measurements, person, names, medicines } = reading;
  return {
    version,
    mentions,
    measurements,
    person,
    names,
    medicines,
    danger: {
      ...(text !== reading.text && { text }),
      ...storedSigns(signs),
      ...(unsoftened && { unsoftened: storedSigns(unsoftened) }),
      readings,
      ...(withoutCourse && { withoutCourse }),
      ruled,
      alarms,
      doubts,
      ...(weighed && { weighed: { ...weighed, groups: [...weighed.groups] } }),
      isOfChild,
    },
  } satisfies Readonly<Record<keyof StoredReading, unknown>>;
}

/**
 * What was stored of a message with these words; undefined where nothing was, where it was made with
 * another version, or where it is not understood, so that the message is read anew.
 */
export function parseReading(
  stored: unknown,
  text: string,
  version: string,
): MessageReading | undefined {
  const isCurrent =
    typeof stored === 'object' &&
    stored !== null &&
    'version' in stored &&
    stored.version === version;
  const parsed = isCurrent ? storedReading.safeParse(stored) : undefined;
  if (!parsed?.success) return undefined;
  const { danger, mentions, measurements, person, names, medicines } = parsed.data;
  return {
    text,
    mentions,
    measurements,
    person,
    names,
    medicines,
    danger: signalsFrom(danger, text),
  };
}

function signalsFrom(
  { text, weighed, withoutCourse, isOfChild, unsoftened, ...rest }: StoredReading['danger'],
  message: string,
): DangerSignals {
  const { ruled, alarms, doubts, readings } = rest;
  return {
    text: text ?? message,
    signs: signsFrom(rest),
    ...(unsoftened && { unsoftened: signsFrom(unsoftened) }),
    alone: { ruled, alarms, doubts, readings },
    ...(withoutCourse && { withoutCourse }),
    ...(weighed && { weighed: { ...weighed, groups: new Set(weighed.groups) } }),
    isOfChild,
  };
}
