import type { Turn } from '../findings/finding.ts';
import type { Patient } from '../herb-safety/patient.ts';
import type { Complaint } from '../knowledge/complaint-row.ts';
import { asideFor, onIllness } from './answer-aside.ts';
import { answerDepartment } from './answer-department.ts';
import { answerPair } from './answer-pair.ts';
import { answerStopping } from './answer-stopping.ts';
import { answerSubstance } from './answer-substance.ts';
import { answerValue } from './answer-value.ts';
import { askedBack } from './asked-back.ts';
import type { AskedBack } from './asked-back.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import intentJson from '../compiled/lexicon/intent.json' with { type: 'json' };
import { answerUndecided } from './answer-undecided.ts';
import { questionIn, questionsApart, withoutQuestions } from './read-question.ts';
import type { Question } from './read-question.ts';
import { answerTexts as texts } from './texts.ts';
import {
  answerDefinition,
  answerDiet,
  answerFirstAid,
  answerTerm,
  answerVaccine,
} from './answer-topic.ts';

const intentWords = lexicon(intentJson);
const stopping = intentWords['intent.stop'].regExp();
const mayTake = intentWords['intent.may-take'].regExp();
const someMedicine = intentWords['intent.some-medicine'].regExp();
const which = intentWords['intent.which'].regExp();
const needsQuestion: ReadonlySet<AskedBack> = new Set([
  'own-medicine',
  'care',
  'clinic',
  'test',
  'disease',
  'ways',
]);

export type Answer = {
  /** Empty where only how soon to see somebody is asked. */
  text: string;
  /** `thing`: a food, a medicine, a word: it may be asked by who is well. `aid`: what to do now. `talk`: of us. */
  on: 'thing' | 'aid' | 'illness' | 'talk';
};

export type Asked = {
  turns: readonly Turn[];
  person: Patient;
  /** The complaint that stands. */
  complaint?: Complaint | undefined;
};

/** An answer and what kind of question it answers. */
type Part = Answer & { kind: string };

/** Further questions that are answered at once. */
const othersMax = 2;
/** What belongs to the answer on a thing, and is no second question beside it. */
const ofThing: ReadonlySet<string> = new Set(['dose', 'care', 'medicine']);

/**
 * The answer to what the newest message asks, from the rows: what, because, when not, whom to ask; further
 * questions of other kinds have paragraphs of their own. Undefined where it asks nothing that we know the kind of.
 * It names no amount of a medicine.
 */
export function answerQuestion(ask: Asked): Answer | undefined {
  const newest = ask.turns.at(-1);
  if (newest?.role !== 'user') return undefined;
  const { content } = newest;
  const question = questionIn(content);
  const first = known(question, content.trim(), ask);
  if (first !== undefined) return withOthers(first, content, ask);
  const isOfThing = question && mayTake.test(question.asked) && !which.test(question.asked);
  const unknown = question && !isOfThing ? answerUndecided(question, ask) : texts.unknown;
  return question && unknown !== undefined && !ask.person.redFlagOpen
    ? { text: unknown, on: 'talk' }
    : undefined;
}

function known(question: Question | undefined, content: string, ask: Asked): Part | undefined {
  const row = question && fromRows(question, ask);
  if (row !== undefined) return row;
  const asked = askedHere(content);
  const aside = asked && asideFor(asked, ask);
  return asked === undefined || aside === undefined
    ? undefined
    : { kind: asked, text: aside, on: onIllness.has(asked) ? 'illness' : 'talk' };
}

/** 挂什么科？能吃海鲜吗: what else is asked in clauses of its own. */
function withOthers({ kind, text, on }: Part, content: string, ask: Asked): Answer {
  if (on === 'aid') return { text, on };
  const others = questionsApart(content)
    .flatMap((one) => known(one, one.asked.trim(), ask) ?? undecided(one, ask) ?? [])
    .filter((other) => other.kind !== kind && !(on === 'thing' && ofThing.has(other.kind)));
  const apart = [...new Map(others.map((other) => [other.kind, other])).values()]
    .filter((other) => isLevel(other) || !text.includes(other.text))
    .slice(0, othersMax);
  return {
    text: [text, ...apart.map((other) => other.text)].filter((part) => part !== '').join('\n\n'),
    on: apart.some((other) => other.on === 'illness') ? 'illness' : on,
  };
}

function undecided(question: Question, ask: Asked): Part | undefined {
  const text = ask.person.redFlagOpen ? undefined : answerUndecided(question, ask);
  return text === undefined ? undefined : { kind: 'undecided', text, on: 'talk' };
}

/** How grave it is has no text of its own: the level goes with every answer on the illness. */
const isLevel = ({ kind, text }: Part): boolean => kind === 'clinic' && text === '';

/** Whether a message does nothing but ask for leave to take something. */
export function asksForLeave(content: string): boolean {
  const { asked = '' } = questionIn(content) ?? {};
  return withoutQuestions(content) === '' && (mayTake.test(asked) || someMedicine.test(asked));
}

/** What is asked of us or of the illness; some of its words tell, where nothing is asked: 能吃能玩. */
function askedHere(content: string): AskedBack | undefined {
  const asked = askedBack(content);
  if (asked === undefined || !needsQuestion.has(asked)) return asked;
  const question = questionIn(content);
  if (question === undefined) return undefined;
  return asked !== 'own-medicine' || stopping.test(question.asked) ? asked : undefined;
}

/** From the rows; the more particular question first. */
function fromRows(question: Question, { turns, person, complaint }: Asked): Part | undefined {
  const aid = answerFirstAid(question);
  if (aid !== undefined) return { kind: 'aid', text: aid, on: 'aid' };
  const where = answerDepartment(question, person, complaint);
  if (where !== undefined) return { kind: 'department', text: where, on: 'illness' };
  const readers: readonly (readonly [kind: string, () => string | undefined])[] = [
    ['vaccine', () => answerVaccine(question)],
    ['value', () => answerValue(question, person)],
    ['stopping', () => answerStopping(question, person)],
    ['pair', () => answerPair({ question, turns, person })],
    ['definition', () => answerDefinition(question)],
    ['diet', () => answerDiet(question)],
    ['substance', () => answerSubstance({ question, turns, person, complaint })],
    ['term', () => answerTerm(question)],
  ];
  for (const [kind, read] of readers) {
    const text = read();
    if (text !== undefined) return { kind, text, on: 'thing' };
  }
  return undefined;
}
