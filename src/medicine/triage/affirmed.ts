import dangerJson from '../compiled/lexicon/danger.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import type { PhraseHit } from '../findings/phrase-matcher.ts';

const dangerWords = lexicon(dangerJson);
const otherTime = dangerWords['danger.other-time'].regExp();
const gapDenial = dangerWords['danger.gap-denial'].regExp();

/** Nothing in the gap of a form tells of another time. */
export const isPresent = ({ between }: PhraseHit<string>): boolean =>
  !otherTime.test(between ?? '');

/** Nothing in the gap of a form denies it: 脸不歪. */
export const isAffirmed = (hit: PhraseHit<string>): boolean =>
  isPresent(hit) && !gapDenial.test(hit.between ?? '');
