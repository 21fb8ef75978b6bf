import dangerJson from '../compiled/lexicon/danger.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

/** 有点 and its like: how somebody speaks who does not want to make much of it. */
const softener = lexicon(dangerJson)['danger.slightly'].regExp('gu');

/** A text without words that only soften it. */
export const withoutSofteners = (text: string): string => text.replaceAll(softener, '');
