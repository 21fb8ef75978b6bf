import type { Herb } from '../knowledge/herbs.ts';
import { drugMentions } from './drug-mentions.ts';
import { foldHerbText } from './fold-herb-text.ts';
import { forbiddenClaim } from './forbidden-claims.ts';
import { findDoses, givesDose, overLimit } from './herb-doses.ts';
import { incompatiblePairs } from './incompatible-pairs.ts';
import { isAdvised } from './named-clauses.ts';
import { notesOnOwnMedicines } from './own-medicines.ts';
import type { Person } from './person.ts';
import { mayBePregnant, whyNoFormula } from './person.ts';
import { formulaNamed, herbNamed, herbsOf, recogniseHerbs } from './recognise-herbs.ts';
import type { HerbMention } from './recognise-herbs.ts';

export interface HerbCheck {
  verdict: 'clean' | 'warn' | 'cut';
  /** Plain sentences for the person, without repetition. */
  notes: string[];
  /** The line as it may be shown: doses gone, cut sentences replaced, warnings at its end. */
  text: string;
  /** How many places were cut or lost a dose. */
  removals: number;
}

export interface HerbCheckOptions {
  /** A model's line is cut; what a user brings is only remarked on. */
  author?: 'model' | 'user';
  /** Herbs named in the lines of the same list before this one. */
  before?: readonly string[];
  /** The characters before this place are already shown and cannot be taken back. */
  from?: number;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

const doseNote = '剂量须由执业中医师面诊后确定，这里不给出';
const sentenceBreak = /[。！？!?；;\n]/;
const toldBack = /[您你][^，。；]{0,8}(?:在吃|吃着|在用|在服|说|提到|记)|医生(?:给您)?开|说明书/u;
const alternative = /或者|或|也可|另可|还可以/;
const unknownFormula =
  /(?:方剂|处方|中成药|可用|可以用|服用|选用|推荐|考虑用)[^。\n]{0,16}?(?!.{0,2}(?:[鸡鱼骨肉菜蛋豆米姜糖面瓜茄粥]汤))[\u4e00-\u9fff]{2,8}(?:汤|丸|散|饮|颗粒|胶囊|口服液|合剂|冲剂|丹|白药|糖浆|药酒|酊)|(?:吃|喝|服)[^。，\n]{0,4}?[\u4e00-\u9fff]{2,8}(?:(?<![鱼肉虾牛])丸|颗粒|胶囊|口服液|冲剂|白药|糖浆|药酒)/;

/**
 * Checks one line of text for what domain 2 forbids or warns of: forbidden sentences, poisons,
 * incompatible herbs, doses, pregnancy, lactation, children, open alarms, allergies, the person's
 * own medicines. Never throws.
 */
export function checkHerbText(
  line: string,
  person: Person,
  options: HerbCheckOptions = {},
): HerbCheck {
  const isUser = options.author === 'user';
  const mentions = recogniseHerbs(line);
  const advised = isUser ? mentions : mentions.filter((mention) => isAdvised(line, mention));
  const cuts = [
    ...(isUser ? [] : claimCuts(line, person)),
    ...advised.flatMap((mention) => cutFor(line, mention, person)),
    ...pairCuts(line, advised, options.before ?? []),
    ...(isUser ? [] : blockedCuts(line, person)),
  ];
  const isKept = (place: { start: number }): boolean =>
    !cuts.some((cut) => place.start >= cut.start && place.start < cut.end);
  const hasDoses = !isUser && (mentions.length > 0 || givesDose(line) || namesDrug(line));
  const doses = hasDoses ? findDoses(line, mentions).filter(isKept) : [];
  const warnings = [
    ...warningsFor(line, isUser ? advised : advised.filter(isKept), person),
    ...(isUser ? advised.flatMap((mention) => overLimit(line, mention) ?? []) : []),
    ...(doses.length > 0 ? [doseNote] : []),
  ];
  const notes = [...new Set([...cuts.map((cut) => cut.text), ...warnings])];
  if (isUser)
    return { verdict: notes.length > 0 ? 'warn' : 'clean', notes, text: line, removals: 0 };
  const verdict = cuts.length > 0 ? 'cut' : warnings.length > 0 ? 'warn' : 'clean';
  const text = rewrite(line, cuts, doses, warnings, options.from ?? 0);
  return { verdict, notes, text, removals: cuts.length + doses.length };
}

/** Names a western medicine, and not as what the person takes already. */
function namesDrug(line: string): boolean {
  return drugMentions(foldHerbText(line).text).length > 0 && !toldBack.test(line);
}

function claimCuts(line: string, person: Person): Edit[] {
  return sentences(line).flatMap(({ start, end }) => {
    const note = forbiddenClaim(foldHerbText(line.slice(start, end + 1)).text, person);
    return note === undefined ? [] : [{ start, end, text: note }];
  });
}

function cutFor(line: string, mention: HerbMention, person: Person): Edit[] {
  const cut = (text: string): Edit[] => [{ ...sentenceAt(line, mention), text }];
  const parts = herbsOf(mention);
  if (
    formulaNamed(mention.name)?.neverOffered !== undefined ||
    (mention.kind === 'herb' && parts.some(isNeverOwn)) ||
    parts.some((herb) => herb.isControlled || herb.toxicity === '大毒' || herb.forbidden)
  ) {
    return cut('此处提到含剧毒、受管制或禁用的药材，已略去，请勿自行使用');
  }
  const why = whyNoFormula(person);
  const isFood = parts.every((herb) => herb.isFood) && mention.kind === 'herb';
  if (why && !isFood) return cut(`此处提到的方药已略去：${why}`);
  const allergies = person.allergies.join('；');
  const isAllergic = [mention.words, mention.name, ...parts.map((herb) => herb.name)].some((name) =>
    allergies.includes(name),
  );
  if (isAllergic) return cut('此处提到的方药含您过敏的药材，已略去');
  const met = pairWithOwn(parts, person);
  return met === undefined ? [] : cut(met);
}

function blockedCuts(line: string, person: Person): Edit[] {
  const why = whyNoFormula(person);
  if (!why) return [];
  return sentences(line).flatMap(({ start, end }) =>
    unknownFormula.test(foldHerbText(line.slice(start, end)).text) &&
    !/不要|不宜|避免|请勿|别/.test(line.slice(start, end))
      ? [{ start, end, text: `此处提到的方药已略去：${why}` }]
      : [],
  );
}

/** What nobody may take without a physician: mercury and arsenic, narcotics. */
function isNeverOwn({ name, caution = '' }: Herb): boolean {
  return name === '罂粟壳' || caution.includes('含汞');
}

/** A herb that must not meet one the person takes already. */
function pairWithOwn(parts: readonly Herb[], { ownHerbs = [] }: Person): string | undefined {
  const own = recogniseHerbs(ownHerbs.join('、')).flatMap(herbsOf);
  const pairs = own.flatMap((taken) =>
    parts.flatMap((part) =>
      part.name === taken.name
        ? []
        : incompatiblePairs([part, taken]).map((pair) => ({ pair, taken })),
    ),
  );
  const [first] = pairs;
  return (
    first &&
    `此处提到的药材与您常用的${first.taken.name}不宜同用（${first.pair.rule}：${first.pair.one}与${first.pair.other}），已略去`
  );
}

/** Herbs offered together; what stands behind "或" is another choice. */
function pairCuts(line: string, advised: HerbMention[], before: readonly string[]): Edit[] {
  const earlier = before.map(herbNamed).filter((herb) => herb !== undefined);
  let together: Herb[] = [...earlier];
  const cuts: Edit[] = [];
  for (const [index, mention] of advised.entries()) {
    const previous = advised[index - 1];
    if (previous && alternative.test(line.slice(previous.end, mention.start))) together = [];
    together = [...together, ...herbsOf(mention)];
    const pair = incompatiblePairs(together)[0];
    if (!pair) continue;
    cuts.push({
      ...sentenceAt(line, mention),
      text: `此处的药材里有不宜同用的一对（${pair.rule}：${pair.one}与${pair.other}），请勿合用`,
    });
    together = [...earlier];
  }
  return cuts;
}

function warningsFor(line: string, advised: HerbMention[], person: Person): string[] {
  const herbs = new Map(advised.flatMap(herbsOf).map((herb) => [herb.name, herb]));
  const all = [...herbs.values()];
  const names = (of: Herb[]): string => of.map((herb) => herb.name).join('、');
  const pregnancy = all.filter((herb) => herb.pregnancy);
  const toxic = all.filter((herb) => herb.toxicity === '有毒' && !isOrdinary(herb));
  const g6pd = /蚕豆病|G6PD/i.test([...person.allergies, ...person.medicines].join('；'));
  const risky = all.filter((herb) => herb.isRiskInG6pd);
  return [
    ...(pregnancy.length > 0 && mayBePregnant(person)
      ? [`含${names(pregnancy)}，怀孕或可能怀孕时不可自行使用`]
      : []),
    ...(toxic.length > 0 ? [`${names(toxic)}有毒性，只能在医师指导下使用`] : []),
    ...all.flatMap((herb) => (herb.caution ? [`${herb.name}：${herb.caution}`] : [])),
    ...(g6pd && risky.length > 0 ? [`${names(risky)}：蚕豆病（G6PD缺乏）者须避免`] : []),
    ...notesOnOwnMedicines(line, [...herbs.keys()], person),
    ...duplicates(line, advised),
  ];
}

function isOrdinary(herb: Herb): boolean {
  return herb.name === '半夏' || herb.name === '白果';
}

function duplicates(line: string, advised: HerbMention[]): string[] {
  const reminder = line.indexOf('（提醒：');
  const listed = advised.filter(
    (mention) =>
      mention.kind === 'herb' &&
      (reminder === -1 || mention.start < reminder) &&
      /[、，,\s：:+]/.test(line.charAt(mention.start - 1) || '、'),
  );
  const twice = listed.filter(
    (mention, index) => listed.findIndex((m) => m.name === mention.name) !== index,
  );
  return twice.length > 0 && listed.length > 2
    ? [`${[...new Set(twice.map((mention) => mention.name))].join('、')}重复列出`]
    : [];
}

function rewrite(
  line: string,
  cuts: Edit[],
  doses: Omit<Edit, 'text'>[],
  warnings: string[],
  from: number,
): string {
  const replaced = merged(cuts, from);
  const kept = doses
    .filter((dose) => dose.end > from)
    .filter((dose) => !replaced.some((cut) => dose.start < cut.end && dose.end > cut.start))
    .map((dose) => ({ start: Math.max(dose.start, from), end: dose.end, text: '' }));
  const edits = [...replaced, ...kept].toSorted((a, b) => a.start - b.start);
  let text = '';
  let at = 0;
  for (const edit of edits) {
    text += line.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  text += line.slice(at);
  const unique = [...new Set(warnings)].filter((warning) => !line.includes(warning));
  return unique.length > 0 ? `${text}（提醒：${unique.join('；')}）` : text;
}

/** Cuts of one sentence become one visible note, behind what is already shown. */
function merged(cuts: Edit[], from: number): Edit[] {
  const bySentence = new Map<number, Edit & { texts: Set<string> }>();
  for (const cut of cuts) {
    const start = Math.max(cut.start, from);
    const known = bySentence.get(start) ?? { ...cut, start, texts: new Set<string>() };
    known.texts.add(cut.text);
    known.end = Math.max(known.end, cut.end, start);
    bySentence.set(start, known);
  }
  return [...bySentence.values()].map(({ start, end, texts }) => ({
    start,
    end,
    text: `（${[...texts].join('；')}）`,
  }));
}

function sentences(line: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (let start = 0; start < line.length;) {
    const { end } = sentenceAt(line, { start, end: start });
    found.push({ start, end: Math.max(end, start) });
    start = Math.max(end, start) + 1;
  }
  return found;
}

function sentenceAt(
  line: string,
  place: { start: number; end: number },
): { start: number; end: number } {
  let { start, end } = place;
  while (start > 0 && !sentenceBreak.test(line.charAt(start - 1))) start -= 1;
  while (end < line.length && !sentenceBreak.test(line.charAt(end))) end += 1;
  return { start, end };
}
