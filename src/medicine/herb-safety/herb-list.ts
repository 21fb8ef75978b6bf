import type { Herb } from '../knowledge/herbs.ts';
import { readyMadeInteractions } from '../knowledge/drug-interactions.ts';
import { drugMentions } from './drug-mentions.ts';
import type { DrugMention } from './drug-mentions.ts';
import { herbsOf, recogniseHerbs } from './recognise-herbs.ts';
import type { HerbMention } from './recognise-herbs.ts';
import { isAmountOnly, writtenAmounts } from './written-amounts.ts';
import type { WrittenAmount } from './written-amounts.ts';
import amountLists from '../compiled/lexicon/amount.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const amountWords = lexicon(amountLists);

/** A herb of a list and the entries of the list that bring it. */
export type ListedHerb = {
  herb: Herb;
  /** Names of herbs or formulas, each once. */
  from: readonly string[];
};

/** What was read from a list of herbs and medicines. */
export type HerbList = {
  text: string;
  mentions: readonly HerbMention[];
  /** How much is written of a herb; a mention without any amount is not in it. */
  amounts: ReadonlyMap<HerbMention, WrittenAmount>;
  herbs: readonly ListedHerb[];
  drugs: readonly DrugMention[];
  /** Entries that named nothing we know, and so were not checked. */
  unknown: readonly string[];
};

const unknownMax = 20;
const unknownLengthMax = 20;
const entry = /[^，,、；;。.\s：:＋+/（）()【】[\]]+/g;
/** Words of dosing and of talk that name no medicine. */
const notAName = amountWords['amount.no-name'].regExp('i');

/** Reads a list in any common writing: herbs, processed forms, formulas, western medicines. */
export function readHerbList(text: string, medicines = ''): HerbList {
  const whole = medicines === '' ? text : `${text}\n${medicines}`;
  const drugs = drugMentions(whole);
  const mentions = recogniseHerbs(whole).filter(
    ({ start, end }) => !drugs.some((drug) => start >= drug.start && end <= drug.end),
  );
  return {
    text: whole,
    mentions,
    amounts: writtenAmounts(whole, mentions),
    herbs: listed(mentions),
    drugs,
    unknown: unread(whole),
  };

  function unread(list: string): string[] {
    const known = [...mentions, ...drugs, ...readyMadeIn(list)];
    const rest = [...list.matchAll(entry)]
      .filter(
        (match) =>
          !notAName.test(match[0]) &&
          !isAmountOnly(match[0]) &&
          /\p{Script=Han}{2}|[a-z]{4}/iu.test(match[0]),
      )
      .filter(({ index, 0: words }) =>
        known.every(({ start, end }) => end <= index || start >= index + words.length),
      )
      .map((match) => match[0].slice(0, unknownLengthMax));
    return [...new Set(rest)].slice(0, unknownMax);
  }
}

/** A ready-made medicine that a finding may name must not stand among the unknown ones. */
function readyMadeIn(text: string): { start: number; end: number }[] {
  return readyMadeInteractions.flatMap(({ words }) =>
    words.flatMap((word) => {
      const start = text.indexOf(word);
      return start === -1 ? [] : [{ start, end: start + word.length }];
    }),
  );
}

function listed(mentions: readonly HerbMention[]): ListedHerb[] {
  const byName = new Map<string, { herb: Herb; from: string[] }>();
  for (const mention of mentions) {
    for (const herb of herbsOf(mention)) {
      const known = byName.get(herb.name) ?? { herb, from: [] };
      if (!known.from.includes(mention.name)) known.from.push(mention.name);
      byName.set(herb.name, known);
    }
  }
  return [...byName.values()];
}
