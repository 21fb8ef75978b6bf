// What a message tells of the way something goes is a follow-up, whatever it sounds like.

import { changesIn } from '../course/change-words.ts';
import type { ChangeWord } from '../course/change-words.ts';
import { boundedCache } from '../findings/bounded-cache.ts';
import { readSigns } from './read-signs.ts';

const cacheMax = 256;
/** Characters; nobody tells only how it goes at greater length. */
const courseMax = 400;

/** 都俩月了, 好几年了: the question whether it is new has its answer. */
const long =
  /(?:[\d一二两俩仨三四五六七八九十几半]|好几|多)+(?:多|来)?个?(?:多)?(?:年|月)(?:多|来)?(?:了|啦|咧|来|都|，)|老毛病|多年|常年|从小/u;
const sudden = /突然|忽然|一下子|猛地|今[天早晚]|昨[天晚夜]|这[两几]天|刚[才刚](?!说|讲|写|提)/u;
/** Where months are an age, a term, or what makes it a danger. */
const monthsMatter = /血|月经|例假|姨妈|孕|产|胎|宝|娃|婴|孩|奶/u;

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
