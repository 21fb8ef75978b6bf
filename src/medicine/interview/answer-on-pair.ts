// "Can I take 三七 with 华法林?" is answered at once, by the rows of the herb check.
import type { Turn } from '../findings/finding.ts';
import { checkHerbList } from '../herb-safety/check-herb-list.ts';
import { drugMentions } from '../herb-safety/drug-mentions.ts';
import { readHerbList } from '../herb-safety/herb-list.ts';
import type { ListFinding } from '../herb-safety/list-finding.ts';
import { recogniseHerbs } from '../herb-safety/recognise-herbs.ts';
import { drugClasses } from '../knowledge/drugs.ts';
import { interviewTexts as texts } from './texts.ts';
import askingLists from '../compiled/lexicon/asking.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const askingWords = lexicon(askingLists);

const asking = askingWords['asking.on-pair'].regExp();
const together = askingWords['asking.together'].regExp();
const told = new Set(['with-medicine', 'same-ingredient', 'incompatible']);
const adult = { pregnant: false, lactating: false };

/**
 * What the herb check says of the herbs and medicines that the newest message asks about; what it
 * leaves out was told earlier. Empty where no such pair is asked about.
 * @param medicines what the person is known to take
 */
export function answerOnPair(turns: readonly Turn[], medicines: readonly string[]): string {
  const newest = turns.at(-1);
  if (newest?.role !== 'user' || !asking.test(newest.content)) return '';
  const herbs = herbsAsked(turns);
  const drugs = drugsIn(newest.content);
  const taken = drugsTaken(turns, medicines);
  const named = drugs.length > 0 ? drugs : taken;
  if (herbs.length === 0 || (named.length === 0 && herbs.length < 2)) return '';
  const others = taken.filter((name) => !named.includes(name));
  const found = checkHerbList(
    readHerbList(herbs.join('、'), [...named, ...others].join('、')),
    adult,
  )
    .filter(({ kind }) => told.has(kind))
    .map((finding) => sentence(finding));
  const rest = named.filter((name) => !found.some((words) => words.includes(name)));
  if (found.length === 0 && named.length === 0) return '';
  return [
    ...unique(found),
    ...(rest.length > 0 ? [texts.pairUnknown(herbs.join('、'), rest.join('、'))] : []),
    closing(found.length > 0, named.length > 0),
  ].join('');
}

/** The herbs of the question, or those last spoken of where it only says 那个. */
function herbsAsked(turns: readonly Turn[]): string[] {
  const inTurn = ({ role, content }: Turn): string[] => {
    const drugs = drugMentions(content);
    const isPart = ({ start, end }: { start: number; end: number }): boolean =>
      drugs.some((drug) => start >= drug.start && end <= drug.end);
    return role === 'user'
      ? unique(recogniseHerbs(content).flatMap((herb) => (isPart(herb) ? [] : [herb.words])))
      : [];
  };
  const newest = turns.at(-1);
  const own = newest ? inTurn(newest) : [];
  if (own.length > 0 || !together.test(newest?.content ?? '')) return own;
  return (
    turns
      .slice(0, -1)
      .map(inTurn)
      .findLast((names) => names.length > 0) ?? []
  );
}

const drugsIn = (text: string): string[] =>
  unique(drugMentions(text).map(({ words }) => wholeName(words)));

/** 降压 is what a person takes as 降压药. */
const wholeName = (words: string): string =>
  drugClasses.find(({ name }) => name === texts.medicineNamed(words))?.name ?? words;

/** What is taken, by the longest name that was said: 阿托伐他汀 rather than 他汀. */
function drugsTaken(turns: readonly Turn[], medicines: readonly string[]): string[] {
  const isTaken = (name: string): boolean =>
    medicines.some((entry) => entry.includes(name) || name.includes(entry));
  const said = turns
    .flatMap(({ role, content }) => (role === 'user' ? drugsIn(content) : []))
    .filter(isTaken);
  const names = unique([...said, ...drugsIn(medicines.join('；'))]);
  return names.filter((name) => !names.some((other) => other !== name && other.includes(name)));
}

function closing(isFound: boolean, hasMedicine: boolean): string {
  if (!isFound) return texts.pairAskUnknown;
  return hasMedicine ? texts.pairAsk : texts.pairAskHerbs;
}

function sentence({ kind, names, medicines, detail, source }: ListFinding): string {
  if (kind === 'with-medicine') {
    return texts.pairFound([...names, ...medicines.map(wholeName)].join('、'), detail, source);
  }
  const effect = kind === 'incompatible' ? texts.pairIncompatible(detail) : texts.pairSame(detail);
  return texts.pairFound(names.join('、'), effect, source);
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];
