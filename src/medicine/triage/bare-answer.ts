import bareAnswerJson from '../compiled/lexicon/bare-answer.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const bareAnswerWords = lexicon(bareAnswerJson);

const answers = bareAnswerWords['bare-answer.word'].source;
const pregnant = bareAnswerWords['bare-answer.pregnancy'].source;
const bare = new RegExp(`^${pregnant}?${answers}*$`, 'u');

/** Whether a normalised text only answers yes, no, seldom or do not know, or tells of a pregnancy: no danger by itself. */
export const isBareAnswer = (text: string): boolean =>
  bare.test(text.replace(/[^\p{L}\p{N}]/gu, ''));
