// 俺娘七十一了，腰疼得下不了炕: what may be a danger is not that she is seventy-one.

import relativeJson from '../compiled/lexicon/relative.json' with { type: 'json' };
import { normalise } from '../findings/normalise.ts';
import type { Turn } from '../findings/finding.ts';
import { clausePlaces } from '../findings/told-subject.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import type { Alarm } from './alarm.ts';
import { unnamed } from './named-dangers.ts';

const onlyWho = lexicon(relativeJson)['relative.only-who'].regExp();

/** Whether words tell only who somebody is, how old, or in which week of a pregnancy. */
export const tellsOnlyWho = (words: string): boolean =>
  onlyWho.test(normalise(words).replaceAll(/[\s，。]+$/gu, ''));

/** A doubt that nobody can name with the words behind those that tell only who it is. */
export function toldBehind(doubt: Alarm, said: readonly Turn[]): Alarm {
  if (doubt.group !== unnamed || !tellsOnlyWho(doubt.words)) return doubt;
  const content = said[doubt.span.turn]?.content ?? '';
  const next = clausePlaces(content).find(({ start }) => start >= doubt.span.end);
  if (next === undefined) return doubt;
  const span = { ...doubt.span, start: next.start, end: next.start + next.text.length };
  return { ...doubt, span, words: next.text };
}
