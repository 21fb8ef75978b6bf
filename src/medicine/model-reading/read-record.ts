// The hidden record that a model appends to its reply: what it read, and what its reply does. Nothing in it
// is believed without the person's own words.
import { mentionsMax, modelMention, type ModelMention } from './model-mention.ts';
import { quotedPlace } from './quoted-place.ts';

export type ModelRecord = {
  mentions: readonly ModelMention[];
  /** The numbers of the planned questions that the reply asks. */
  asked: readonly number[];
  /** Whether the reply gives the result. */
  isResult: boolean;
};

const nothing: ModelRecord = { mentions: [], asked: [], isResult: false };
/** Of a record that lists more, the rest is not looked at. */
const entriesMax = 200;
const asksNumber = /^ask-([1-9])$/u;

/**
 * Reads a record, raw and without its markers. What is no mention, or quotes what the person did not write, is
 * left out; so is a name of a medicine, a disease or an allergy that its quotation does not hold. Never throws.
 * @param told what the person wrote
 */
export function readRecord(raw: string, told: string): ModelRecord {
  const record = objectIn(raw);
  if (record === undefined) return nothing;
  const { mentions, acts } = record;
  const done = listOf(acts);
  return {
    mentions: listOf(mentions)
      .flatMap((entry) => mentionIn(entry, told) ?? [])
      .slice(0, mentionsMax),
    asked: done.flatMap((act) => {
      const number = typeof act === 'string' ? asksNumber.exec(act)?.[1] : undefined;
      return number === undefined ? [] : [Number(number)];
    }),
    isResult: done.includes('result'),
  };
}

function objectIn(raw: string): Record<string, unknown> | undefined {
  const text = raw.slice(raw.indexOf('{'), raw.lastIndexOf('}') + 1);
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]).slice(0, entriesMax) : [];

function mentionIn(entry: unknown, told: string): ModelMention | undefined {
  if (!isObject(entry)) return undefined;
  const filled = Object.entries(entry).filter(([, value]) => value !== null && value !== '');
  const parsed = modelMention.safeParse(Object.fromEntries(filled));
  if (!parsed.success) return undefined;
  const { since, ...mention } = parsed.data;
  if (quotedPlace(told, mention.quote) === undefined) return undefined;
  const isNamed = mention.kind === 'symptom' || holds(mention.quote, mention.name);
  if (!isNamed) return undefined;
  return since !== undefined && holds(told, since) ? { ...mention, since } : mention;
}

const holds = (text: string, words: string): boolean => quotedPlace(text, words) !== undefined;
