import type { Place } from '../herb-safety/sentence-parts.ts';
import type { Cue } from './cues.ts';
import {
  addressing,
  continuing,
  defining,
  explainsBelow,
  forbidsBelow,
  ofAll,
  onlyAsks,
  refuting,
  taker,
  takes,
  taking,
  ticked,
} from './cues.ts';
import { clauseIndex, governs, type Sentence } from './sentence.ts';

/**
 * What a sentence does with what it names. `names`: neither recommends nor forbids it; `told`: what
 * the person takes, or others do; `defers`: leaves it to a physician.
 */
export type Act = 'advises' | 'forbids' | 'asks' | 'told' | 'defers' | 'explains' | 'names';

/** The cue that rules what stands behind it: in 别换成酒 the first of the two. */
function nearestBefore(before: readonly Cue[]): Cue | undefined {
  const polar = before.filter(isPolar);
  const nearest = polar.at(-1);
  const earlier = polar.at(-2);
  const isRuled =
    nearest?.kind === 'propose' && earlier?.kind === 'not' && nearest.start - earlier.end <= 1;
  return isRuled ? earlier : nearest;
}

/** 刮痧是用板子刮皮肤: says what something is, to nobody. */
const isDefinition = ({ text }: Sentence): boolean =>
  defining.test(text) && !addressing.test(text) && !taking.test(text);

/** 吃抗凝药的先问医生: who takes it, not that somebody should. */
const isOfTakers = ({ text }: Sentence, { start, end }: Place): boolean =>
  taker.test(text.slice(end)) && takes.test(text.slice(0, start));

/** The longest entry of a list that is only a name or two (characters). */
const bareMax = 12;

const isPolar = ({ kind }: Cue): boolean => kind !== 'handling' && kind !== 'explain';

/** The act on what stands at a place: the nearest cue decides, what stands before it first. */
export function actOn(sentence: Sentence, place: Place): Act {
  if (onlyAsks(sentence.text)) return 'asks';
  const { before, behind, later, earlier, within } = around(sentence, place);
  if (isDefinition(sentence) || isOfTakers(sentence, place)) return 'explains';
  const nearest = nearestBefore(before);
  if (within.some(({ kind }) => kind === 'not' || kind === 'harm')) return 'forbids';
  if ([...earlier, ...before].some(({ kind }) => kind === 'quote')) {
    return behindProposes(behind, later) ? 'advises' : 'told';
  }
  if (nearest?.kind === 'own' || nearest?.kind === 'report') {
    return behindProposes(behind, later) ? 'advises' : 'told';
  }
  if (deferred([...before, ...behind])) return 'defers';
  if (deferred(later) && !proposed([...before, ...behind])) return 'defers';
  if (nearest?.kind === 'not' || nearest?.kind === 'harm') return 'forbids';
  const isProposed = proposed([...before, ...behind, ...later]);
  const next = behind.find(isPolar);
  if (nearest?.kind !== 'propose' && (next?.kind === 'not' || next?.kind === 'harm')) {
    return 'forbids';
  }
  if (nearest?.kind !== 'propose' && next?.kind === 'own') return 'told';
  if (nearest?.kind !== 'propose' && forbidsLater(sentence, place)) return 'forbids';
  const isHandled = [...before, ...behind].some(({ kind }) => kind === 'handling');
  const explains = behind[0]?.kind === 'explain';
  if (explains && !isProposed) return 'explains';
  if (!isProposed && (inherits(sentence, place) || isUnderForbidding(sentence, place)))
    return 'forbids';
  if (isProposed || isHandled) return 'advises';
  if (later.some(({ kind }) => kind === 'handling')) return 'advises';
  if (earlier.findLast(isPolar)?.kind === 'propose') return 'advises';
  return isBare(sentence, place) && !explainsBelow(governs(sentence, place)) ? 'advises' : 'names';
}

const isUnderForbidding = (sentence: Sentence, place: Place): boolean =>
  !ticked.test(sentence.text) &&
  (forbidsBelow(sentence.heading) || forbidsBelow(governs(sentence, place)));

const proposed = (cues: readonly Cue[]): boolean => cues.some(({ kind }) => kind === 'propose');
const deferred = (cues: readonly Cue[]): boolean => cues.some(({ kind }) => kind === 'defer');

const behindProposes = (behind: readonly Cue[], later: readonly Cue[]): boolean =>
  [...behind, ...later].some(({ kind }) => kind === 'propose') &&
  [...behind, ...later].every(({ kind }) => kind !== 'not' && kind !== 'harm');

type Around = Record<'earlier' | 'before' | 'within' | 'behind' | 'later', Cue[]>;

/** The cues around a place: of the clauses before, of its own before, within and behind it, and of those behind. */
function around(sentence: Sentence, place: Place): Around {
  const clause = sentence.clauses[clauseIndex(sentence, place)] ?? place;
  const { cues } = sentence;
  return {
    earlier: cues.filter(({ end }) => end <= clause.start),
    before: cues.filter(({ start, end }) => start >= clause.start && end <= place.start),
    within: cues.filter(({ start, end }) => start < place.end && end > place.start),
    behind: cues.filter(({ start }) => start >= place.end && start < clause.end),
    later: cues.filter(({ start }) => start >= Math.max(clause.end, place.end)),
  };
}

/** A later clause, or another cell of the row, forbids all that was named: …，孕期都不要. */
function forbidsLater(sentence: Sentence, place: Place): boolean {
  const at = clauseIndex(sentence, place);
  const isHandled = cuesAt(sentence, at).some(({ kind }) => kind === 'handling');
  return sentence.clauses.some(({ start, end }, index) => {
    if (sentence.isRow ? index === at : index <= at) return false;
    const first = cuesAt(sentence, index).find(isPolar);
    if (first?.kind !== 'not' && first?.kind !== 'harm') return false;
    const words = sentence.text.slice(start, end);
    return sentence.isRow || !isHandled || first.kind === 'harm' || ofAll.test(words);
  });
}

/** The cues of a clause, with one that begins at the mark before it. */
function cuesAt({ clauses, cues }: Sentence, index: number): Cue[] {
  const start = clauses[index - 1]?.end ?? 0;
  const end = clauses[index]?.end ?? start;
  return cues.filter((cue) => cue.start >= start && cue.start < end);
}

/** A clause that goes on with one that forbids: 不要自己买药，特别是…. */
function inherits(sentence: Sentence, place: Place): boolean {
  const at = clauseIndex(sentence, place);
  const { start = 0, end = 0 } = sentence.clauses[at] ?? {};
  const goesOn =
    continuing.test(sentence.text.slice(start, end)) ||
    /[：:]/u.test(sentence.text.charAt(start - 1));
  if (cuesAt(sentence, at).some(isPolar) || (!goesOn && cuesAt(sentence, at).length > 0))
    return false;
  for (let index = at - 1; index >= 0; index -= 1) {
    const last = cuesAt(sentence, index).findLast(isPolar);
    if (last !== undefined) return last.kind === 'not';
  }
  return false;
}

/** Names and nothing else, but for words within the name (生脉饮): an entry of a list or a cell. */
function isBare({ text, cues }: Sentence, { start, end }: Place): boolean {
  return text.length <= bareMax && cues.every((cue) => cue.start >= start && cue.end <= end);
}

/** Whether what stands at a place is said, and not forbidden, asked, told of others, or refuted. */
export function isSaid(sentence: Sentence, place: Place): boolean {
  if (onlyAsks(sentence.text)) return false;
  const { before, behind, earlier } = around(sentence, place);
  const isAgainst = (cue: Cue | undefined): boolean => cue?.kind === 'not' || cue?.kind === 'harm';
  if (isAgainst(before.findLast(isPolar)) || isAgainst(behind.find(isPolar))) return false;
  const isOfOthers = [...earlier, ...before].some(
    ({ kind }) => kind === 'report' || kind === 'own' || kind === 'quote',
  );
  return !isOfOthers || !refuting.test(sentence.text.slice(place.end));
}
