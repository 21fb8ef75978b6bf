// A yes to a question that lists several things: a page where each of them is an emergency, else a
// visit within a day until it was said which of them is meant.

import type { Turn } from '../findings/finding.ts';
import { stanceOf } from '../findings/lean-on-question.ts';
import { readSymptoms } from '../findings/read-symptoms.ts';
import { medicinesIn } from '../herb-safety/own-medicines.ts';
import type { Alarm } from './alarm.ts';
import { isYesToList, listedParts } from './listed-parts.ts';
import { unnamed } from './named-dangers.ts';
import { signsOf } from './read-signs.ts';
import { ruledAlone } from './ruled-alarms.ts';
import { isTakenBack } from './taken-back.ts';

/** The first words that are said, with what stands before them. */
const firstClause = /^[^\p{L}\p{N}]*[\p{L}\p{N}]+/u;

const ofPart = (part: string): readonly Alarm[] =>
  ruledAlone({ role: 'user', content: part }).filter(({ level }) => level !== 'urgent');

/** Whether a message only says yes, and nothing of its own that could be meant. */
const isBare = (said: Turn): boolean =>
  signsOf(said).signs.size === 0 &&
  readSymptoms(said.content).length === 0 &&
  medicinesIn(said.content).length === 0;

/** Whether a message answers which of them it is. */
const saysWhich = ({ role, content }: Turn): boolean =>
  role === 'user' && !['yes', 'unsure'].includes(stanceOf(content) ?? '');

/**
 * Whether the message of a turn says yes to a list that names a danger, and not to what in it, so
 * that it has to be asked.
 */
export function isUnclearYes(turns: readonly Turn[], turn: number): boolean {
  const [asking, said] = [turns[turn - 1], turns[turn]];
  if (said?.role !== 'user' || asking === undefined) return false;
  if (!isYesToList(asking, said.content) || !isBare(said)) return false;
  const ofParts = listedParts(asking).map(ofPart);
  return ofParts.some((found) => found.length > 0) && ofParts.some((found) => found.length === 0);
}

/**
 * The turns without the yeses to lists, which the rules would take for a yes to all of it; what is
 * said beside one keeps its place.
 */
export function withoutListedYes(turns: readonly Turn[]): readonly Turn[] {
  return turns.map((said, turn) => {
    if (said.role !== 'user' || !isYesToList(turns[turn - 1], said.content)) return said;
    let content = isBare(said) ? '' : said.content;
    while (stanceOf(content) === 'yes')
      content = content.replace(firstClause, (yes) => ' '.repeat(yes.length));
    return { ...said, content };
  });
}

/** The alarms of the yeses to lists, each in the turn that says it. */
export function answeredLists(turns: readonly Turn[]): Alarm[] {
  return turns.flatMap((said, turn): Alarm[] => {
    const asking = turns[turn - 1];
    if (said.role !== 'user' || asking === undefined) return [];
    if (!isYesToList(asking, said.content) || isTakenBack(turns, turn)) return [];
    const { content: words } = said;
    const span = { turn, start: 0, end: words.length };
    if (isUnclearYes(turns, turn))
      return turns.slice(turn + 1).some(saysWhich)
        ? []
        : [{ group: unnamed, level: 'urgent', span, words }];
    return isBare(said)
      ? listedParts(asking)
          .flatMap(ofPart)
          .map((alarm) => ({ ...alarm, span, words }))
      : [];
  });
}
