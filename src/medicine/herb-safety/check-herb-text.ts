import { isFood } from '../knowledge/foods.ts';
import type { Herb } from '../knowledge/herbs.ts';
import { drugMentions } from './drug-mentions.ts';
import { foldHerbText } from './fold-herb-text.ts';
import { forbiddenClaim } from './forbidden-claims.ts';
import { findDoses, givesDose, overLimit } from './herb-doses.ts';
import { incompatiblePairs } from './incompatible-pairs.ts';
import { isKitchenAmount, quotesLabel } from './kitchen-amounts.ts';
import { edited, mergedCuts, shownCut } from './line-edits.ts';
import type { Edit } from './line-edits.ts';
import { metOwnMedicine } from './own-medicines.ts';
import type { Patient } from './patient.ts';
import { countsAsPregnant, whyNothing } from './patient.ts';
import { herbNamed, herbsOf, isNeverOffered, recogniseHerbs } from './recognise-herbs.ts';
import type { HerbMention } from './recognise-herbs.ts';
import { actOn, forbidsList, isGiven } from './sentence-act.ts';
import { isTableRow, sentenceAt, sentencesOf } from './sentence-parts.ts';
import type { Place } from './sentence-parts.ts';
import { warningsFor } from './warnings.ts';
import remedyLists from '../compiled/lexicon/remedy.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { herbTexts as texts } from './texts.ts';

const remedyWords = lexicon(remedyLists);
const advisedAgainst = remedyWords['remedy.advised-against'].regExp();

export type HerbCheck = {
  verdict: 'clean' | 'warn' | 'cut';
  /** Plain sentences for the person, without repetition. */
  notes: string[];
  /** The line as it may be shown: doses gone, cut sentences replaced, warnings at its end. */
  text: string;
  /** How many sentences were cut or lost a dose. */
  removals: number;
  /** Whether something that is no food is recommended and stays. */
  namesRemedy: boolean;
  /** What is still to be said at the end of a line that goes on. */
  reminders: string[];
};

export type HerbCheckOptions = {
  /** A model's line is cut; what a user brings is only remarked on. */
  author?: 'model' | 'user';
  /** Herbs named in the lines of the same list before this one. */
  before?: readonly string[];
  /** The line that governs this one: the heading of a list or a table. */
  heading?: string;
  /** The characters before this place are already shown and cannot be taken back. */
  from?: number;
  /** The characters before this place were checked already, and only tell what goes before. */
  checked?: number;
  /** What the reply holds already: a note in it is not given again. */
  shown?: string;
  /** The line goes on: its reminders come later. */
  goesOn?: boolean;
};

const neverOwn = new Set(remedyWords['remedy.never-own'].words);
const mercury = remedyWords['remedy.mercury'].regExp();
const toldBack = remedyWords['remedy.told-back'].regExp();
const alternative = remedyWords['remedy.alternative'].regExp('');
const unknownFormula = remedyWords['remedy.unknown-formula'].regExp('');

/**
 * Checks one line of text for what MED-3 forbids or warns of: forbidden sentences, poisons,
 * incompatible herbs, doses, pregnancy, lactation, children, open alarms, allergies, the person's
 * own medicines. What a sentence only explains, asks, forbids or tells back is left alone. Never
 * throws.
 */
export function checkHerbText(
  line: string,
  person: Patient,
  options: HerbCheckOptions = {},
): HerbCheck {
  const isUser = options.author === 'user';
  const { heading = '', from = 0, checked = 0, shown = '' } = options;
  const mentions = recogniseHerbs(line);
  const advised = isUser
    ? mentions
    : mentions.filter((mention) => actOn(line, mention, heading) === 'recommends');
  const cuts = [
    ...(isUser ? [] : claimCuts(line, person, heading)),
    ...advised.flatMap((mention) => cutFor(line, mention, person, isUser)),
    ...pairCuts(line, advised, options.before ?? []),
    ...(isUser ? [] : blockedCuts(line, person, heading)),
  ];
  const isKept = (place: Place): boolean =>
    !cuts.some((cut) => place.start >= cut.start && place.start < cut.end);
  const kept = isUser ? advised : advised.filter(isKept);
  const doses = isUser ? [] : dosesIn(line, mentions, advised).filter(isKept);
  const warnings = [
    ...warningsFor(line, kept, person),
    ...(isUser ? advised.flatMap((mention) => overLimit(line, mention) ?? []) : []),
    ...(doses.length > 0 ? [texts.doseNote] : []),
  ];
  const notes = [...new Set([...cuts.map((cut) => cut.text), ...warnings])];
  const namesRemedy = kept.some((mention) => !isHarmless(mention));
  if (isUser) {
    const verdict = notes.length > 0 ? 'warn' : 'clean';
    return { verdict, notes, text: line, removals: 0, namesRemedy, reminders: [] };
  }
  const verdict = cuts.length > 0 ? 'cut' : warnings.length > 0 ? 'warn' : 'clean';
  const places = { start: checked, end: from };
  const gone = mergedCuts(cuts, places).reduce<Edit[]>((done, same) => {
    return [...done, shownCut(line, same, shown + done.map(({ text }) => text).join(''))];
  }, []);
  const taken = doses
    .filter((dose) => dose.end > from)
    .map((dose) => ({ start: Math.max(dose.start, from), end: dose.end, text: '' }));
  const reminders = [...new Set(warnings)].filter(
    (warning) => !line.includes(warning) && !shown.includes(warning),
  );
  // A row of a table has no place for them behind its cells.
  const isLater = options.goesOn === true && !isTableRow(line);
  const text = edited(line, [...gone, ...taken], isLater ? [] : reminders);
  const thinned = new Set(taken.map((dose) => sentenceAt(line, dose).start));
  const removals = gone.length + thinned.size;
  return { verdict, notes, text, removals, namesRemedy, reminders: isLater ? reminders : [] };
}

/**
 * Whether a remedy may be named to the person as something to talk over with a physician, and what is to
 * be known of it: the check of a line of ours that holds its name and nothing else.
 */
export function checkRemedy(name: string, person: Patient): Pick<HerbCheck, 'verdict' | 'notes'> {
  const mentions = recogniseHerbs(name);
  const cuts = [
    ...mentions.flatMap((mention) => cutFor(name, mention, person, false)),
    ...pairCuts(name, mentions, []),
  ];
  if (cuts.length > 0) return { verdict: 'cut', notes: [...new Set(cuts.map(({ text }) => text))] };
  const notes = [...new Set(warningsFor(name, mentions, person))];
  return { verdict: notes.length > 0 ? 'warn' : 'clean', notes };
}

/** A food, and one that no list warns of in pregnancy. */
function isHarmless(mention: HerbMention): boolean {
  const parts = herbsOf(mention);
  return mention.kind === 'herb' && parts.every((herb) => isFood(herb.name) && !herb.pregnancy);
}

/** The amounts that the line gives: of herbs and medicines, not of food, and not as a label has them. */
function dosesIn(
  line: string,
  mentions: readonly HerbMention[],
  advised: readonly HerbMention[],
): Place[] {
  if (mentions.length === 0 && !givesDose(line) && !namesDrug(line)) return [];
  return findDoses(line, mentions).filter(
    (dose) =>
      isGiven(line, dose) &&
      !isKitchenAmount(line, dose, mentions) &&
      !quotesLabel(line, dose, advised),
  );
}

/** Names a western medicine, and not as what the person takes already. */
function namesDrug(line: string): boolean {
  return drugMentions(foldHerbText(line).text).length > 0 && !toldBack.test(line);
}

function claimCuts(line: string, person: Patient, heading: string): Edit[] {
  if (forbidsList(heading)) return [];
  return sentencesOf(line).flatMap(({ start, end }) => {
    const note = forbiddenClaim(foldHerbText(line.slice(start, end + 1)).text, person, heading);
    return note === undefined ? [] : [{ start, end, text: note }];
  });
}

function cutFor(line: string, mention: HerbMention, person: Patient, isUser: boolean): Edit[] {
  const cut = (text: string): Edit[] => [{ ...sentenceAt(line, mention), text }];
  const parts = herbsOf(mention);
  if (isNeverOffered(mention) || (mention.kind === 'herb' && parts.some(isNeverOwn))) {
    return cut(texts.poison);
  }
  const why = whyNothing(person);
  const isEaten = mention.kind === 'herb' && parts.every(({ name }) => isFood(name));
  const isForbidden = parts.some(
    ({ pregnancy, lactation }) =>
      (countsAsPregnant(person) && pregnancy) || (person.lactating && lactation),
  );
  if (why && (!isEaten || isForbidden)) return cut(texts.formulaCut(why));
  const allergies = person.allergies.join('；');
  const isAllergic = [mention.words, mention.name, ...parts.map((herb) => herb.name)].some((name) =>
    allergies.includes(name),
  );
  if (isAllergic) return cut(texts.allergen);
  const met = pairWithOwn(parts, person);
  if (met !== undefined) return cut(met);
  if (isUser || isEaten || mention.kind === 'formula') return [];
  const drug = metOwnMedicine(mention.name, person);
  return drug === undefined ? [] : cut(drug);
}

function blockedCuts(line: string, person: Patient, heading: string): Edit[] {
  const why = whyNothing(person);
  if (!why) return [];
  return sentencesOf(line).flatMap(({ start, end }) => {
    const { text, place } = foldHerbText(line.slice(start, end));
    const found = unknownFormula.exec(text);
    if (!found) return [];
    const name = place(found.index + found[0].length - 1, found.index + found[0].length);
    const act = actOn(line, { start: start + name.start, end: start + name.end }, heading);
    const isFor = act === 'recommends' && !advisedAgainst.test(text);
    return isFor ? [{ start, end, text: texts.formulaCut(why) }] : [];
  });
}

/** What nobody may take without a physician: mercury and arsenic, narcotics. */
function isNeverOwn({ name, caution = '' }: Herb): boolean {
  return neverOwn.has(name) || mercury.test(caution);
}

/** A herb that must not meet one the person takes already. */
function pairWithOwn(parts: readonly Herb[], { ownHerbs = [] }: Patient): string | undefined {
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
    first && texts.clashWithOwn(first.taken.name, first.pair.rule, first.pair.one, first.pair.other)
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
      text: texts.clash(pair.rule, pair.one, pair.other),
    });
    together = [...earlier];
  }
  return cuts;
}
