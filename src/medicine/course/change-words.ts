// What a clause says of the way something goes: 加重了, 好点了, 不疼了, 还是一样. The traps are what
// eases or worsens it as a rule (躺下会好些, 遇冷加重), wishes, fears and questions: none is a change.
import changeJson from '../compiled/lexicon/change.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { cutClauses, type Clauses } from '../findings/clauses.ts';
import { normalise } from '../findings/normalise.ts';
import { timeOf } from '../findings/time-scope.ts';
import type { CourseChange } from './course.ts';

const changeWords = lexicon(changeJson);
const mayIt = changeWords['change.may-it'].regExp();
const habitual = changeWords['change.habit'].regExp();
const done = changeWords['change.done'].regExp();
const once = changeWords['change.once'].regExp();

/** `again` is what came back: new where it had gone, else still there. */
export type ToldChange = Exclude<CourseChange, 'new'> | 'again';

/** A change with its clause; offsets are those of the text, end exclusive. */
export type ChangeWord = {
  change: ToldChange;
  start: number;
  end: number;
  clauseStart: number;
  clauseEnd: number;
};

/** In this order, denied changes before the changes themselves: the first that fits a clause tells. */
const readings: readonly (readonly [ToldChange, RegExp])[] = [
  ['better', changeWords['change.not-quite-well'].regExp()],
  ['same', changeWords['change.none'].regExp()],
  ['same', changeWords['change.not-improving'].regExp()],
  ['same', changeWords['change.not-gone'].regExp()],
  ['better', changeWords['change.less-than-before'].regExp()],
  ['better', changeWords['change.hardly'].regExp()],
  ['better', changeWords['change.nearly-well'].regExp()],
  ['again', changeWords['change.again'].regExp()],
  ['better', changeWords['change.better-than-before'].regExp()],
  ['worse', changeWords['change.worse-than-before'].regExp()],
  ['worse', changeWords['change.become-worse'].regExp()],
  ['gone', changeWords['change.gone'].regExp()],
  ['better', changeWords['change.better'].regExp()],
  ['gone', changeWords['change.well-now'].regExp()],
  ['same', changeWords['change.as-before'].regExp()],
  ['same', changeWords['change.still'].regExp()],
];

const supposed = changeWords['change.supposed'].regExp();
const asked = changeWords['change.asked'].regExp();

/** What makes a clause speak of these days and not of a rule. */
const lately = changeWords['change.lately'].regExp();
const asARule = changeWords['change.as-a-rule'].regExp();
const trigger = changeWords['change.trigger'].regExp();
const treated = changeWords['change.treated'].regExp();

/** Every change that a text tells, one a clause at most, in its order. Pure. */
export function changesIn(original: string): ChangeWord[] {
  const text = normalise(original);
  const clauses = cutClauses(text);
  const found: ChangeWord[] = [];
  for (let start = 0; start < text.length; start = (clauses.clauseEnd[start] ?? text.length) + 1) {
    const end = clauses.clauseEnd[start] ?? text.length;
    const told = readClause(text, clauses, start, end);
    if (told !== null) found.push(told);
  }
  return found;
}

function readClause(
  text: string,
  clauses: Clauses,
  clauseStart: number,
  clauseEnd: number,
): ChangeWord | null {
  const clause = text.slice(clauseStart, clauseEnd);
  const isQuestion = text.charAt(clauseEnd) === '？' && mayIt.test(clause);
  if (supposed.test(clause) || asked.test(clause) || isQuestion) return null;
  for (const [change, pattern] of readings) {
    const match = pattern.exec(clause);
    if (match === null) continue;
    const start = clauseStart + match.index;
    const end = start + match[0].length;
    if (isHabit(clause, match.index, match.index + match[0].length, change)) return null;
    if (once.test(text.charAt(end)) || timeOf(text, clauses, start, end) !== 'now') return null;
    return { change, start, end, clauseStart, clauseEnd };
  }
  return null;
}

/** Whether a clause tells what worsens or eases it as a rule: 饭后加重, 躺下就好些. */
function isHabit(clause: string, start: number, end: number, change: ToldChange): boolean {
  if (change === 'same' || change === 'again') return false;
  const before = clause.slice(0, start);
  const isDone = done.test(clause.slice(start, end + 1));
  if (treated.test(before) && !habitual.test(before)) return false;
  if (asARule.test(before)) return !(lately.test(clause) && isDone);
  if (!isDone && !lately.test(clause)) return trigger.test(before);
  return false;
}
