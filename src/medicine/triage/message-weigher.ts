// Weighs a message as a whole. Rules and the learned reader hear stretches and words; what people
// write is long and mostly harmless, and whether it is a danger shows in all of it together.

import { boundedCache } from '../findings/bounded-cache.ts';
import { committedMessageLimits, committedMessageModel } from './committed-model.ts';
import type { DangerReader } from './learned-reader.ts';
import { readDanger } from './learned-reader.ts';
import type { HeadModel, MessageLimits, MessageModel } from './message-model.ts';
import { letterSteps, lettersSignal, messageHeads } from './message-model.ts';
import type { Weighed } from '../reading/danger-signals.ts';
import type { Signals } from './message-signals.ts';
import { hearAlone, messageLetters, messageSignals } from './message-signals.ts';
import { dangersInSentences } from './sentence-dangers.ts';

/** Undefined where the message is unlike all that was learned. */
export type MessageWeigher = (content: string, read?: DangerReader) => Weighed | undefined;
/** How messages are weighed, and from which log odds on what follows. */
export type Weighing = { weigh: MessageWeigher; limits: MessageLimits };

/** Of the letters of a message this share must have been met, or nothing is known of it. */
const knownShareMin = 0.3;
const cacheMax = 1_024;

function lettersOdds(letters: readonly string[], { letterBias, weightOf }: HeadModel): number {
  let sum = 0;
  for (const gram of letters) sum += weightOf(gram) ?? 0;
  return letterBias + sum / letterSteps / Math.sqrt(Math.max(1, letters.length));
}

function oddsOf(signals: Signals, letters: readonly string[], head: HeadModel): number {
  let sum = head.bias + (head.signals.get(lettersSignal) ?? 0) * lettersOdds(letters, head);
  for (const [name, value] of signals) sum += (head.signals.get(name) ?? 0) * value;
  return sum;
}

/** A weigher with these weights; pure and deterministic. */
export function createMessageWeigher(model: MessageModel): MessageWeigher {
  const weighText = (
    content: string,
    read: DangerReader,
  ): Omit<Weighed, 'sentences'> | undefined => {
    const letters = messageLetters(content);
    const known = letters.filter((gram) =>
      messageHeads.some((head) => model[head].weightOf(gram) !== undefined),
    );
    if (known.length < knownShareMin * letters.length) return undefined;
    const alone = hearAlone(content, read);
    const signals = messageSignals(content, alone);
    return {
      body: oddsOf(signals, letters, model.body),
      mind: oddsOf(signals, letters, model.mind),
      groups: new Set([...alone.alarms, ...alone.doubts].map(({ group }) => group)),
    };
  };
  return (content, read = readDanger) => {
    const whole = weighText(content, read);
    if (whole === undefined) return undefined;
    const sentences = dangersInSentences(content, read, (stretch) => weighText(stretch, read));
    return { ...whole, sentences };
  };
}

const cache = boundedCache<{ weighed: Weighed | undefined }>(cacheMax);
let weigher: MessageWeigher | undefined;

/** Weighs with the weights of the product; recent messages are kept. */
export const weighMessage: MessageWeigher = (content, read = readDanger) => {
  weigher ??= createMessageWeigher(committedMessageModel());
  const weigh = weigher;
  if (read !== readDanger) return weigh(content, read);
  return cache(content, (text) => ({ weighed: weigh(text) })).weighed;
};

/** The weights and limits of the product. */
export const committedWeighing = (): Weighing => ({
  weigh: weighMessage,
  limits: committedMessageLimits(),
});
