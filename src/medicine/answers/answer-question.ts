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
import { questionIn, withoutQuestions } from './read-question.ts';
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

/**
 * The answer to what the newest message asks, from the rows: what, because, when not, whom to ask. Undefined
 * where it asks nothing that we know the kind of. It names no amount of a medicine.
 */
export function answerQuestion(ask: Asked): Answer | undefined {
  const newest = ask.turns.at(-1);
  if (newest?.role !== 'user') return undefined;
  const question = questionIn(newest.content);
  const known = question && fromRows(question, ask);
  if (known !== undefined) return known;
  const asked = askedHere(newest.content.trim());
  const aside = asked && asideFor(asked, ask.complaint);
  if (asked !== undefined && aside !== undefined)
    return { text: aside, on: onIllness.has(asked) ? 'illness' : 'talk' };
  const isOfThing = question && mayTake.test(question.asked) && !which.test(question.asked);
  const unknown = question && !isOfThing ? answerUndecided(question, ask) : texts.unknown;
  return question && unknown !== undefined && !ask.person.redFlagOpen
    ? { text: unknown, on: 'talk' }
    : undefined;
}

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
function fromRows(question: Question, { turns, person, complaint }: Asked): Answer | undefined {
  const aid = answerFirstAid(question);
  if (aid !== undefined) return { text: aid, on: 'aid' };
  const where = answerDepartment(question, person, complaint);
  if (where !== undefined) return { text: where, on: 'illness' };
  const text =
    answerVaccine(question) ??
    answerValue(question, person) ??
    answerStopping(question, person) ??
    answerPair({ question, turns, person }) ??
    answerDefinition(question) ??
    answerDiet(question) ??
    answerSubstance({ question, turns, person, complaint }) ??
    answerTerm(question);
  return text === undefined ? undefined : { text, on: 'thing' };
}
