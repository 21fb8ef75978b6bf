// What a message tells of the way something goes is a follow-up, whatever it sounds like.

import courseJson from '../compiled/lexicon/course.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { changesIn } from '../course/change-words.ts';
import type { ChangeWord } from '../course/change-words.ts';
import { boundedCache } from '../findings/bounded-cache.ts';
import { readSigns } from './read-signs.ts';

const courseWords = lexicon(courseJson);

const cacheMax = 256;
/** Characters; nobody tells only how it goes at greater length. */
const courseMax = 400;

/** 都俩月了, 好几年了: the question whether it is new has its answer. */
const long = courseWords['course.of-long'].regExp();
const sudden = courseWords['course.sudden'].regExp();
/** Where months are an age, a term, or what makes it a danger. */
const monthsMatter = courseWords['course.months-matter'].regExp();

/** Whether a message says that it has been so for months, and tells of nothing new. */
export const isOfLong = (content: string): boolean =>
  long.test(content) && !sudden.test(content) && !monthsMatter.test(content);

/** Whether a clause tells nothing but how it goes. */
function isCourse({ change, clauseStart, clauseEnd }: ChangeWord, content: string): boolean {
  if (change === 'worse' || change === 'again') return false;
  return change === 'better' || readSigns(content.slice(clauseStart, clauseEnd)).signs.size === 0;
}

function cover(content: string): string {
  let text = content;
  for (const clause of changesIn(content).filter((each) => isCourse(each, content))) {
    const { clauseStart: start, clauseEnd: end } = clause;
    text = text.slice(0, start) + '，'.repeat(end - start) + text.slice(end);
  }
  return text;
}

const cache = boundedCache<string>(cacheMax);

/**
 * A message with the clauses left empty that tell of better or same (昨晚睡得好一点了, 还是老样子)
 * and name no danger; offsets stay as they are.
 */
export const withoutCourse = (content: string): string =>
  content.length > courseMax ? content : cache(content, cover);
