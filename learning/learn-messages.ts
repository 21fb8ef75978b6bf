// Trains the weights for whole messages: first those of letters, then those of the letters' odds and of
// every other signal. The odds of a message come from letters that were trained without its writer;
// otherwise they would be overrated.

import { hashOf } from '#medicine/triage/hashed-weights.ts';
import { readDanger } from '#medicine/triage/learned-reader.ts';
import type { HeadHeader, MessageHead, MessageHeader } from '#medicine/triage/message-model.ts';
import {
  letterSteps,
  lettersSignal,
  messageHeads,
  messageMagic,
} from '#medicine/triage/message-model.ts';
import { withoutLight } from '#medicine/triage/made-light.ts';
import { hearAlone, messageLetters, messageSignals } from '#medicine/triage/message-signals.ts';
import type { Example, Fitted } from './fit-logistic.ts';
import { fitLogistic } from './fit-logistic.ts';
import type { Sentence } from './sentences.ts';

const lettersPenalty = 0.1;
const signalsPenalty = 2;
/** A message of natural length counts as much as so many short sentences. */
const messageWeight = 3;
/** Into how many parts the writers are divided, each read with letters learned from the others. */
const partsMax = 4;
/** Of ordinary messages one in so many is also read with something added. */
const ordinaryAddedEvery = 4;
/** The number of texts in which letters must occur. */
const seenMin = 2;
const byteMax = 127;
const digits = 4;

type Letters = { letterBias: number; weights: ReadonlyMap<string, number> };
/** `share`: what it counts of one message, or of one sentence. */
type Read = { sentence: Sentence; letters: readonly string[]; isMessage: boolean; share: number };

const isOf = (head: MessageHead, { labels: { danger } }: Sentence): boolean =>
  head === 'body' ? danger === 'body' : danger === 'despair' || danger === 'violence';

/** Places of names, in the order in which they are met. */
function createPlaces(): { size: () => number; names: string[]; of: (name: string) => number } {
  const places = new Map<string, number>();
  const names: string[] = [];
  return {
    names,
    size: () => names.length,
    of: (name) => {
      const held = places.get(name);
      if (held !== undefined) return held;
      places.set(name, names.length);
      return names.push(name) - 1;
    },
  };
}

function seenOften(read: readonly Read[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { letters } of read)
    for (const gram of letters) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= seenMin).map(([gram]) => gram));
}

/** Learns the letters from some of the texts, for one head. */
function createLettersLearner(
  read: readonly Read[],
): (head: MessageHead, isLearned: (one: Read) => boolean) => Letters {
  const often = seenOften(read);
  const places = createPlaces();
  const rows = read.map(({ letters }) => {
    const value = 1 / Math.sqrt(Math.max(1, letters.length));
    const known = Int32Array.from(
      letters.filter((gram) => often.has(gram)),
      (gram) => places.of(gram),
    );
    return { places: known, values: new Float64Array(known.length).fill(value) };
  });
  return (head, isLearned) => {
    const examples = read.flatMap((one, at): Example[] => {
      const row = rows[at];
      if (row === undefined || !isLearned(one)) return [];
      const weight = one.share * (one.isMessage ? messageWeight : 1);
      return [{ ...row, is: isOf(head, one.sentence), weight }];
    });
    const { bias, weights } = fitLogistic(examples, places.size(), lettersPenalty);
    const steps = places.names.map((name, at) => [name, asByte(weights[at] ?? 0)] as const);
    return { letterBias: rounded(bias), weights: new Map(steps.filter(([, step]) => step !== 0)) };
  };
}

const asByte = (weight: number): number =>
  Math.max(-byteMax, Math.min(byteMax, Math.round(weight * letterSteps)));
const rounded = (value: number): number => Number(value.toFixed(digits));

function lettersOdds({ letterBias, weights }: Letters, letters: readonly string[]): number {
  let sum = 0;
  for (const gram of letters) sum += weights.get(gram) ?? 0;
  return letterBias + sum / letterSteps / Math.sqrt(Math.max(1, letters.length));
}

type Head = { header: Omit<HeadHeader, 'letters'>; weights: ReadonlyMap<string, number> };

function learnHead(
  head: MessageHead,
  read: readonly Read[],
  learnLetters: ReturnType<typeof createLettersLearner>,
  signalsOf: ReadonlyMap<Sentence, ReadonlyMap<string, number>>,
): Head {
  const messages = read.filter(({ isMessage }) => isMessage);
  const writers = [...new Set(messages.map(({ sentence }) => sentence.writer))];
  const partOf = new Map(writers.map((writer, at) => [writer, at % partsMax]));
  const apart = Array.from({ length: Math.min(partsMax, writers.length) }, (_, part) =>
    learnLetters(head, ({ sentence }) => partOf.get(sentence.writer) !== part),
  );
  const places = createPlaces();
  const examples = messages.map(({ sentence, letters, share }): Example => {
    const own = apart[partOf.get(sentence.writer) ?? 0];
    const signals = new Map(signalsOf.get(sentence));
    if (own) signals.set(lettersSignal, lettersOdds(own, letters));
    return {
      places: Int32Array.from(signals.keys(), (name) => places.of(name)),
      values: Float64Array.from(signals.values()),
      is: isOf(head, sentence),
      weight: share,
    };
  });
  const { bias, weights }: Fitted = fitLogistic(examples, places.size(), signalsPenalty);
  const signals = places.names
    .map((name, at) => [name, rounded(weights[at] ?? 0)] as const)
    .filter(([, weight]) => weight !== 0);
  const all = learnLetters(head, () => true);
  return {
    header: {
      letterBias: all.letterBias,
      bias: rounded(bias),
      signals: Object.fromEntries(signals.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    },
    weights: all.weights,
  };
}

const aligned = (bytes: Buffer, fill = 0): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4, fill)]);

/** The file of weights, as `message-model.ts` describes it. */
function writeHeads(heads: Readonly<Record<MessageHead, Head>>): Buffer {
  const rows = messageHeads.map((head) =>
    [
      ...new Map(Array.from(heads[head].weights, ([gram, step]) => [hashOf(gram), step] as const)),
    ].toSorted(([a], [b]) => a - b),
  );
  const header = Object.fromEntries(
    messageHeads.map((head, at) => [
      head,
      { ...heads[head].header, letters: rows[at]?.length ?? 0 },
    ]),
  ) as MessageHeader;
  const text = aligned(Buffer.from(JSON.stringify(header)), ' '.charCodeAt(0));
  const body = rows.flatMap((row) => [
    Buffer.from(Uint32Array.from(row, ([hash]) => hash).buffer),
    aligned(Buffer.from(Int8Array.from(row, ([, step]) => step).buffer)),
  ]);
  return Buffer.concat([
    Buffer.from(Uint32Array.of(messageMagic, text.length).buffer),
    text,
    ...body,
  ]);
}

/**
 * Each message, and dangers and some others with irrelevant text added before or after them:
 * belittling a danger does not reduce it.
 */
function withAdditions(
  messages: readonly Sentence[],
  additions: readonly string[],
): { sentence: Sentence; share: number }[] {
  return messages.flatMap((message, at) => {
    const sentence = { ...message, text: withoutLight(message.text) };
    const added = additions[at % additions.length] ?? '';
    const whole = at % 3 === 0 ? `${added}，${message.text}` : `${message.text}，${added}`;
    const text = withoutLight(whole);
    const isAlone = message.labels.danger === 'none' && at % ordinaryAddedEvery !== 0;
    if (isAlone || text === sentence.text) return [{ sentence, share: 1 }];
    return [
      { sentence, share: 0.5 },
      { sentence: { ...message, text }, share: 0.5 },
    ];
  });
}

/** Learns from short sentences and whole messages; the same texts give the same bytes. */
export function learnMessages(
  sentences: readonly Sentence[],
  written: readonly Sentence[],
  additions: readonly string[],
): Buffer {
  const messages = withAdditions(written, additions);
  const read: Read[] = [
    ...sentences.map((sentence) => ({ sentence, share: 1, isMessage: false })),
    ...messages.map((one) => ({ ...one, isMessage: true })),
  ].map((one) => ({ ...one, letters: messageLetters(one.sentence.text) }));
  const learnLetters = createLettersLearner(read);
  const signalsOf = new Map(
    messages.map(({ sentence }) => [
      sentence,
      messageSignals(sentence.text, hearAlone(sentence.text, readDanger)),
    ]),
  );
  return writeHeads({
    body: learnHead('body', read, learnLetters, signalsOf),
    mind: learnHead('mind', read, learnLetters, signalsOf),
  });
}
