// A rule about despair may rest on things alone (charcoal, rat poison, a cat given away), which most
// people speak of without any wish.

import despairJson from '../compiled/lexicon/despair.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import type { Alarm } from './alarm.ts';

const despairWords = lexicon(despairJson);

/** Words of dying, of not wanting to be, of farewell and of hurting oneself, and the means of it. */
const meant = despairWords['despair.word'].regExp();

/** Whether the rule stands on things alone, so that the learned reader is asked too. */
export const restsOnThings = ({ group, words }: Alarm): boolean =>
  group === 'suicide' && !meant.test(words);

const ofLife = despairWords['despair.life'].regExp();
const request = despairWords['despair.request'].regExp();

/**
 * 我就想要具体的药和几克，我自己负责: whether a message wants a formula, an amount or a shop, and has no
 * word of one's life.
 */
export const isOnlyRequest = (content: string): boolean =>
  request.test(content) && !ofLife.test(content);

const accidents: ReadonlySet<string> = new Set([
  'carbon-monoxide',
  'poison',
  'food-mushroom',
  'herb-poisoning',
  'child-ingestion',
]);

/** Whether a poisoning tells enough by itself of what was swallowed or breathed. */
export const isAccident = ({ group }: Alarm): boolean => accidents.has(group);
