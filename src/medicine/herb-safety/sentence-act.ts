import { foldHerbText } from './fold-herb-text.ts';
import { clauseAt, sentenceAt } from './sentence-parts.ts';
import type { Place } from './sentence-parts.ts';
import actLists from '../compiled/lexicon/act.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const actWords = lexicon(actLists);

/** What a sentence does with a remedy that it names. */
export type Act = 'recommends' | 'forbids' | 'explains' | 'asks' | 'quotes';

const any = (pattern: string): RegExp => new RegExp(pattern, 'iu');
/** The last of them in a text, and what stands behind it. */
const lastOf = (id: keyof typeof actWords): RegExp => {
  const { source } = actWords[id];
  return any(`${source}(?!.*${source})(.*)$`);
};
const forbidding = actWords['act.forbidding'].regExp('iu');
const lastForbidding = lastOf('act.forbidding');
const lastForbiddingList = lastOf('act.forbidding-list');
const recommending = actWords['act.recommending'].regExp('iu');
const using = actWords['act.using'].regExp('iu');
const quoting = actWords['act.quoting'].regExp('iu');
const questioning = actWords['act.questioning'].regExp('iu');
const forbiddingNext = any(`^${actWords['act.forbidding-next'].source}`);
const deferring = any(`^${actWords['act.deferring'].source}`);
const forbiddingAll = any(`${actWords['act.forbidding-all'].source}$`);
const explainingBefore = any(`${actWords['act.explaining-before'].source}[^，。；]{0,24}$`);
const explainingBehind = any(`^[\\s）)」”》]*${actWords['act.explaining-behind'].source}`);
const takingBehind = any(`${actWords['act.taking'].source}|${actWords['act.recommending'].source}`);
const takingLater = actWords['act.taking-later'].regExp('iu');
const harming = actWords['act.harming'].regExp('iu');
const proposing = actWords['act.proposing'].regExp('iu');
const continuing = any(`^\\s*${actWords['act.continuing'].source}`);
const consentAsked = any(`${actWords['act.consent-asked'].source}[？?]?$`);
const tooMuch = any(`^${actWords['act.too-much'].source}`);
const bounding = actWords['act.bounding'].regExp('gu');
const isQuestion = actWords['act.question-end'].regExp();

/**
 * What the sentence around a name does with it: the one place where this is judged. A name without
 * any such word counts as recommended, and so does one that is told how to take, whatever else is
 * said of it.
 * @param heading the line that governs a list or a table: 下面这些不要用：
 */
export function actOn(line: string, name: Place, heading = ''): Act {
  const said = reading(line, name);
  const { before, behind, clause, next, rest } = said;
  if (quoting.test(clause)) return 'quotes';
  if (asks(said)) return 'asks';
  const warned = lastForbidding.exec(before)?.[1];
  if (warned !== undefined && !recommending.test(warned)) return 'forbids';
  if (recommending.test(before)) return 'recommends';
  if (forbidding.test(behind)) return 'forbids';
  const isListed = isGoingOn(said) || forbidsList(heading);
  if (using.test(clause)) return isListed ? 'forbids' : 'recommends';
  if (forbiddingNext.test(next) || harming.test(behind) || harming.test(next)) return 'forbids';
  const isExplained = explainingBefore.test(before) || explainingBehind.test(behind);
  if (isExplained && !takingBehind.test(behind) && !takingLater.test(rest)) return 'explains';
  if (deferring.test(next) || forbiddingAll.test(rest)) return 'forbids';
  return isListed ? 'forbids' : 'recommends';
}

/** Whether an amount is given to be taken, and not asked after, told back or warned of. */
export function isGiven(line: string, amount: Place): boolean {
  const said = reading(line, amount);
  const warned = lastForbidding.exec(said.before)?.[1];
  const isWarned = warned !== undefined && !recommending.test(warned);
  return !isWarned && !quoting.test(said.clause) && !asks(said) && !tooMuch.test(said.behind);
}

/** Whether a line forbids what is listed in it or below it. */
export function forbidsList(line: string): boolean {
  const warned = lastForbiddingList.exec(plain(line))?.[1];
  return warned !== undefined && !recommending.test(warned);
}

type Reading = {
  /** The clause, and its parts before and behind the place. */
  clause: string;
  before: string;
  behind: string;
  /** The sentence before the clause, the clause behind it, and all up to its end. */
  earlier: string;
  next: string;
  rest: string;
  isQuestion: boolean;
};

function reading(line: string, place: Place): Reading {
  const sentence = sentenceAt(line, place);
  const found = clauseAt(line, place);
  const start = Math.max(found.start, sentence.start);
  const end = Math.max(Math.min(found.end, sentence.end), place.end);
  const next = clauseAt(line, { start: end + 1, end: end + 1 });
  return {
    clause: plain(line.slice(start, end)),
    before: plain(line.slice(start, place.start)),
    behind: plain(line.slice(place.end, end)),
    earlier: plain(line.slice(sentence.start, start)),
    next: end < sentence.end ? plain(line.slice(end + 1, next.end)) : '',
    rest: plain(line.slice(end, sentence.end)),
    isQuestion: isQuestion.test(line.slice(sentence.start, sentence.end + 1).trimEnd()),
  };
}

/** Whether it is asked about, and not proposed: 试试生川乌，好吗？ */
function asks({ isQuestion: isAsked, clause, rest }: Reading): boolean {
  if (!isAsked || proposing.test(clause)) return false;
  if (rest !== '' && consentAsked.test(rest)) return false;
  if (questioning.test(clause)) return true;
  return !using.test(clause) && !recommending.test(clause);
}

/** Whether the clause goes on with one that forbids: 不要买止咳药，特别是川贝枇杷膏. */
function isGoingOn({ clause, earlier }: Reading): boolean {
  return continuing.test(clause) && forbidsList(earlier);
}

const plain = (text: string): string => foldHerbText(text).text.replaceAll(bounding, '');
