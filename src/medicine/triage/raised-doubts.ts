import dangerJson from '../compiled/lexicon/danger.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { actsOf } from '../dialogue/acts-of.ts';
import { askingTextOfAll } from '../dialogue/asking-text.ts';
import { boundedCache } from '../findings/bounded-cache.ts';
import type { SubjectFacts } from '../findings/subject-facts.ts';
import type { Turn } from '../findings/finding.ts';
import { questionsIn, stanceOf } from '../findings/lean-on-question.ts';
import { isOfMind } from './alarm.ts';
import type { Alarm } from './alarm.ts';
import { unnamed } from './named-dangers.ts';
import type { SignsRead } from '../reading/danger-signals.ts';
import { signalsOf } from '../reading/reading-of.ts';
import { readSigns, signsOf } from './read-signs.ts';
import { tellsOnlyWho } from './told-behind.ts';
import { isTakenBack } from './taken-back.ts';
import { ruledAlarms } from './ruled-alarms.ts';
import { withoutSofteners } from './softeners.ts';

const dangerWords = lexicon(dangerJson);
/** Texts. */
const keptQuestionsMax = 512;
const asksSpeech = dangerWords['danger.speech-asked'].regExp();

/** Says of one turn alone what it alarms about and what it leaves in doubt. */
export type HearsTurn = (turn: Turn) => { alarms: readonly Alarm[]; doubts: readonly Alarm[] };

/** Dangers that are none the less for being slight; how weak or how breathless one is does matter. */
const graveIfSlight: ReadonlySet<string> = new Set([
  'stroke',
  'acs',
  'dissection',
  'haematemesis',
  'anaphylaxis',
  'pregnancy-bleeding',
  'ectopic',
  'labour-fetal',
  'cauda-equina',
  'meningitis',
  'acute-visual-loss',
]);
/** 说不清楚, in answer to something else than speech, is no speech that is unclear. */
const cannotTell = dangerWords['danger.cannot-tell'].regExp();
const asksToLook = dangerWords['danger.look-asked'].regExp();
const cannotSee = dangerWords['danger.cannot-see'].regExp('gu');

/** The turns with answers left empty that only say that somebody cannot tell, or see. */
export function withoutVagueAnswers(turns: readonly Turn[]): readonly Turn[] {
  return turns.map((said, turn) => {
    const before = turns[turn - 1];
    if (said.role !== 'user' || before?.role !== 'assistant') return said;
    const asked = askingTextOfAll(before);
    const isVague = !asksSpeech.test(asked) && cannotTell.test(said.content.trim());
    const content = isVague
      ? ''
      : asksToLook.test(asked)
        ? withoutBlind(said.content)
        : said.content;
    return content === said.content ? said : { ...said, content };
  });
}

/** 腰也有点痛。看不清, where the tongue was asked for: nothing is wrong with the eyes. */
const withoutBlind = (content: string): string =>
  content.replace(cannotSee, (words) => '，'.repeat(words.length));

/** A yes that says it was always so. */
const ofLong = dangerWords['danger.always-so'].regExp();
const yesAlarm = dangerWords['danger.yes'].regExp();

/**
 * The doubts that are dangers after all: told in words that only make light of it (说话有点大舌头),
 * told after the very question about it was asked, or said yes to when they were asked about.
 * An alarm stands in the turn that made it one.
 */
export function raisedDoubts(turns: readonly Turn[], hear: HearsTurn): Alarm[] {
  const asked = new Set<string>();
  return turns.flatMap((said, turn) => {
    if (said.role !== 'user') {
      for (const group of groupsAsked(said)) asked.add(group);
      return [];
    }
    if (isTakenBack(turns, turn)) return [];
    // 说不清楚 answers the question; it tells of no speech that is unclear.
    const isNoTelling = ['no', 'unsure'].includes(stanceOf(said.content) ?? '');
    const own = (isNoTelling ? [] : hear(said).doubts).filter(({ level }) => !isOfMind(level));
    const light = own.length > 0 ? lightly(said.content, hear) : new Set();
    const raised = own.filter(
      ({ group, words }) => light.has(group) || (asked.has(group) && !isDenial(words)),
    );
    return [...raised.map((alarm) => at(alarm, turn)), ...confirmedAt(turns, turn, hear)];
  });
}

/** 没有突然听不见 answers what was asked, and tells of nothing. */
function isDenial(words: string): boolean {
  const { signs, unsaid } = readSigns(words);
  return unsaid.size > 0 && signs.size === 0;
}

const at = (alarm: Alarm, turn: number): Alarm => ({ ...alarm, span: { ...alarm.span, turn } });

/** The groups of danger that a yes to the questions of a turn would raise. */
function groupsAsked(asking: Turn): readonly string[] {
  const questions = questionsIn(askingTextOfAll(asking));
  return questions === '' ? [] : groupsOf(questions, groupsRaised);
}

const groupsOf = boundedCache<readonly string[]>(keptQuestionsMax);

const groupsRaised = (content: string): string[] =>
  ruledAlarms([
    { role: 'assistant', content },
    { role: 'user', content: dangerWords['danger.said-yes'].words[0] ?? '' },
  ]).map(({ group }) => group);

/** The groups that the same words raise without what makes light of them. */
function lightly(content: string, hear: HearsTurn): ReadonlySet<string> {
  const plain = withoutSofteners(content);
  if (plain === content) return new Set();
  const { alarms } = hear({ role: 'user', content: plain });
  return new Set(alarms.map(({ group }) => group).filter((group) => graveIfSlight.has(group)));
}

/** Dangers told over several turns, the last of which makes light of it (怀孕30周, 宝宝动得有点少). */
export function lightlyJoined(turns: readonly Turn[], person?: Partial<SubjectFacts>): Alarm[] {
  const plain = turns.map((said) =>
    said.role === 'user' ? { ...said, content: withoutSofteners(said.content) } : said,
  );
  const isSoftened = plain.map(({ content }, turn) => content !== turns[turn]?.content);
  if (!isSoftened.includes(true)) return [];
  const read = (said: Turn, turn: number): SignsRead =>
    signalsOf(turns[turn] ?? said)?.unsoftened ?? signsOf(said);
  const ruled = ruledAlarms(plain, person, [], graveIfSlight, turns, read);
  return ruled.flatMap(({ group, level, span: { turn }, isJoined }) => {
    if (!isJoined || isSoftened[turn] !== true) return [];
    const words = turns[turn]?.content ?? '';
    return [{ group, level, span: { turn, start: 0, end: words.length }, words }];
  });
}

/** What was in doubt, asked about in the person's own words and said yes to in this turn. */
function confirmedAt(turns: readonly Turn[], turn: number, hear: HearsTurn): Alarm[] {
  const before = turns[turn - 1];
  const { content = '' } = turns[turn] ?? {};
  const isYes = stanceOf(content) === 'yes' || yesAlarm.test(content);
  if (before?.role !== 'assistant' || !isYes) return [];
  const doubted = turns.slice(0, turn).findLast(({ role }) => role === 'user');
  const asked = actsOf(before).find((act) => act.act === 'doubt')?.words;
  if (doubted === undefined || asked === undefined || ofLong.test(content)) return [];
  const span = { turn, start: 0, end: content.length };
  return hear(doubted)
    .doubts.filter(({ words }) => words.includes(asked) || tellsOnlyWho(words))
    .flatMap((doubt) => confirmed({ ...doubt, span }));
}

/** Nobody can name it, but the person says that it is new or grave: a doctor should see it. */
function confirmed(doubt: Alarm): Alarm[] {
  if (doubt.group !== unnamed) return [doubt];
  return isOfMind(doubt.level) ? [] : [{ ...doubt, level: 'urgent' }];
}
