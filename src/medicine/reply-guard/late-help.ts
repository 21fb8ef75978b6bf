// What a sentence has done before help is called, or instead of it until it fails: 先…再送医院, 如果…没用就去医院.
// It is judged by itself: that help follows, or that it is only supposed, excuses nothing.

import helpLists from '../compiled/lexicon/help.json' with { type: 'json' };
import type { Place } from '../herb-safety/sentence-parts.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import type { Sentence } from './sentence.ts';
import { sentenceOf } from './sentence.ts';

const words = lexicon(helpLists);
const help = words['help.who'].regExp('u');
/** How far behind the word that puts it off the help is named, and behind the failure (characters). */
const helpReach = 10;
const part = /[^。；|]+/gu;
const behind = new RegExp(
  `^(.+?)${words['help.then'].source}[^，]{0,${helpReach}}${help.source}`,
  'u',
);
const failed = new RegExp(
  `^(.+?)${words['help.failed'].source}.{0,${helpReach}}${help.source}`,
  'u',
);
const condition = words['help.condition'].regExp('gu');
const done = words['help.done'].regExp('gu');
const tooLate = words['help.too-late'].regExp('u');

/** What is done before help, as a sentence of its own, and its place in the whole. */
export type LateHelp = { earlier: Sentence; at: Place };

/** What the parts of a sentence have done before help; nothing where that is warned of. */
export function lateHelpIn(sentence: Sentence): LateHelp[] {
  const { text } = sentence;
  if (!help.test(text)) return [];
  return [...text.matchAll(part)].flatMap(({ index, 0: said }) => {
    const [all = '', waited = ''] = behind.exec(said) ?? failed.exec(said) ?? [];
    if (waited === '' || help.test(waited) || tooLate.test(said.slice(all.length))) return [];
    const at = { start: index, end: index + waited.length };
    return [{ earlier: doneIn(waited, sentence), at }];
  });
}

/** The words as if they were told to be done: what is supposed has not happened. */
function doneIn(waited: string, context: Sentence): Sentence {
  const isSupposed = waited.search(condition) !== -1;
  const told = isSupposed ? waited.replaceAll(condition, '').replaceAll(done, '') : waited;
  const { clauses: _, cues: __, text: ___, quotes: ____, ...around } = context;
  return sentenceOf(told, { ...around, raw: told, isRow: false });
}
