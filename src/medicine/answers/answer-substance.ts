// "May I take it?" of one medicine, food or herb, for the one it is asked for.
import askingJson from '../compiled/lexicon/asking.json' with { type: 'json' };
import intentJson from '../compiled/lexicon/intent.json' with { type: 'json' };
import remedyJson from '../compiled/lexicon/remedy.json' with { type: 'json' };
import type { Turn } from '../findings/finding.ts';
import { hasG6pdDeficiency } from '../herb-safety/patient.ts';
import type { Patient } from '../herb-safety/patient.ts';
import { formulaNamed, herbsOf, isPoison, pregnancyGrade } from '../herb-safety/recognise-herbs.ts';
import { foodVerdict } from '../knowledge/answers.ts';
import type { AnswerFood, AnswerMedicine, FoodAspect } from '../knowledge/answers.ts';
import type { Complaint } from '../knowledge/complaint-row.ts';
import { interactions } from '../knowledge/drug-interactions.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { joinedWithin } from './join-sentences.ts';
import type { Question } from './read-question.ts';
import { situationsOf } from './situation.ts';
import type { Situation } from './situation.ts';
import { substancesIn, unique } from './substances.ts';
import type { Substance } from './substances.ts';
import { answerTexts as texts } from './texts.ts';

const words = lexicon(intentJson);
const taking = words['intent.take'].regExp();
const judging = words['intent.judge'].regExp();
const pointing = words['intent.pronoun'].regExp();
const drink = words['intent.drink'].regExp();
const eatenName = words['intent.eaten-name'].regExp();
const someMedicine = words['intent.some-medicine'].regExp();
const dosing = lexicon(askingJson)['asking.dose'].regExp();
const ordinary = new Set(lexicon(remedyJson)['remedy.ordinary-toxic'].words);

export type SubstanceAsked = {
  question: Question;
  turns: readonly Turn[];
  person: Patient;
  /** The complaint that stands: 痛风 decides on 豆腐, too. */
  complaint?: Complaint | undefined;
};

/** More are not answered at once. */
const thingsMax = 2;

/** What is known of the things that a message asks about; undefined where it asks about none. */
export function answerSubstance(ask: SubstanceAsked): string | undefined {
  const { question, person, complaint } = ask;
  const isDose = dosing.test(question.asked);
  if (!taking.test(question.asked) && !isDose && !isJudged(question)) return undefined;
  const ills = [...person.medicines, complaint?.name ?? ''];
  const situations = situationsOf(question, { ...person, medicines: ills });
  const things = thingsAsked(ask)
    .slice(0, isDose ? 1 : thingsMax)
    .toSorted((a, b) => Number(isHarmless(a, situations)) - Number(isHarmless(b, situations)));
  const answers = things.map((thing) => {
    if (person.allergies.some((name) => [...thing.names].some((own) => name.includes(own))))
      return texts.allergic(thing.words);
    const risky = hasG6pdDeficiency(person) ? risksInG6pd(thing) : [];
    if (risky.length > 0) return texts.inG6pd(thing.words, risky.slice(0, 3).join('、'));
    if (thing.food)
      return adviceOn(thing, situations, complaint) ?? ofFood(thing.food, situations, thing);
    if (thing.medicine) return ofMedicine(thing.medicine, situations, thing.words, isDose);
    return ofHerb(thing, situations);
  });
  return answers.length > 1 ? sharedBetween(answers) : answers[0];
}

/** Whether something that is named itself is to be judged: 阿胶糕行不行. */
const isJudged = ({ asked }: Question): boolean =>
  judging.test(asked) && substancesIn(asked).some(isKnown);

const isKnown = ({ food, medicine, herb }: Substance): boolean =>
  (food ?? medicine ?? herb) !== undefined;

const namedMin = 2;

/** What the advice of the complaint says of a food that it names, where no situation decides on it. */
function adviceOn(
  { words: name, food }: Substance,
  situations: readonly Situation[],
  complaint: Complaint | undefined,
): string | undefined {
  if (name.length < namedMin || situations.length > 0) return undefined;
  const line = complaint?.advice.find((one) => one.includes(name));
  const mind = food?.mind === undefined ? '' : `${food.mind}。`;
  return line === undefined ? undefined : joinedWithin([texts.careFirst(line), mind]);
}

/** What of it somebody with favism has to avoid. */
const risksInG6pd = ({ herb }: Substance): string[] =>
  (herb ? herbsOf(herb) : []).filter(({ isRiskInG6pd }) => isRiskInG6pd).map(({ name }) => name);

/** A food of which no row says that it is better left. */
const isHarmless = ({ food }: Substance, situations: readonly Situation[]): boolean =>
  food !== undefined &&
  aspects.every(([situation, aspect]) => !situations.includes(situation) || !isLeft(food[aspect]));

const isLeft = (verdict: string | undefined): boolean => notFreely.has(verdict ?? '');

/** The first sentence of each answer goes before the rest of any. */
function sharedBetween(answers: readonly string[]): string {
  const sentences = answers.map((text) => text.match(/[^。]+。?/gu) ?? []);
  const [firsts, rests] = [
    sentences.flatMap((all) => all.slice(0, 1)),
    sentences.flatMap((all) => all.slice(1)),
  ];
  const kept = joinedWithin([...firsts, ...rests]);
  return sentences
    .flat()
    .filter((sentence) => kept.includes(sentence))
    .join('');
}

/** The things of the clause that asks, the first of the message, or what was named last where it is pointed to. */
function thingsAsked({
  question: { asked, text, isBare },
  turns,
}: SubstanceAsked): readonly Substance[] {
  const known = (content: string): Substance[] => substancesIn(content).filter(isKnown);
  const own = known(asked);
  const isPointing = (pointing.test(asked) || isBare) && !someMedicine.test(asked);
  if (own.length > 0 || !isPointing) return unique(own);
  const inMessage = known(text);
  if (inMessage.length > 0) return inMessage.slice(0, 1);
  const before = turns
    .slice(0, -1)
    .filter(({ role }) => role === 'user')
    .map(({ content }) => known(content))
    .findLast((things) => things.length > 0);
  return before?.slice(0, 1) ?? [];
}

function ofMedicine(
  row: AnswerMedicine,
  situations: readonly Situation[],
  name: string,
  isDose: boolean,
): string {
  if (situations.includes('pregnant')) return texts.inPregnancy(name, row.pregnancy);
  if (situations.includes('nursing'))
    return joinedWithin([texts.whileNursing(name), `${row.mind}。`]);
  if (situations.includes('child') || situations.includes('infant'))
    return texts.forChild(name, row.child);
  return isDose ? joinedWithin([texts.dose, `${row.mind}。`]) : texts.medicine(name, row);
}

const aspects: readonly (readonly [Situation, FoodAspect])[] = [
  ['pregnant', 'pregnancy'],
  ['infant', 'infant'],
  ['diabetes', 'diabetes'],
  ['gout', 'gout'],
  ['pressure', 'pressure'],
];
const notFreely = new Set(['ask', 'avoid', 'never']);

function ofFood(food: AnswerFood, situations: readonly Situation[], thing: Substance): string {
  const { pregnancy } = food;
  const name = eatenName.test(thing.words) ? food.name : thing.words;
  const verb = drink.test(name) ? texts.drink : (food.verb ?? texts.eat);
  const isDoubtful = isLeft(pregnancy);
  const isChild = situations.includes('child') || situations.includes('infant');
  const asked = aspects.flatMap(([situation, aspect]) => {
    const said = situations.includes(situation)
      ? foodVerdict(food, aspect, { name, eat: verb })
      : undefined;
    return said === undefined ? [] : [said];
  });
  const others = [
    ...(situations.includes('nursing')
      ? [texts.foodNursing[isDoubtful ? 'ask' : 'fine'](name, verb)]
      : []),
    ...(isChild && !(situations.includes('infant') && food.infant !== undefined)
      ? [texts.foodForChild[isDoubtful ? 'ask' : 'fine'](name, verb)]
      : []),
  ];
  const said = [...asked, ...others];
  const first = said.length > 0 ? said : [foodVerdict(food, 'daily', { name, eat: verb }) ?? ''];
  return joinedWithin([
    ...first.map((text) => `${text}。`),
    food.mind === undefined ? '' : `${food.mind}。`,
    said.length > 0 ? '' : withMedicines(thing),
  ]);
}

/** With which medicines a food that is also a herb is asked about first. */
function withMedicines({ herb }: Substance): string {
  const rows = interactions.filter(({ herbs }) => herb !== undefined && herbs.includes(herb.name));
  const [first] = rows;
  if (first === undefined) return '';
  const same = rows.filter(({ effect }) => effect === first.effect);
  const classes = [...new Set(same.flatMap(({ drugClasses }) => drugClasses))];
  return texts.withMedicines(classes.slice(0, 3).join('、'), first.effect);
}

function ofHerb({ words: name, herb }: Substance, situations: readonly Situation[]): string {
  const herbs = herb ? herbsOf(herb) : [];
  const refused = herb && formulaNamed(herb.name)?.neverOffered;
  const poison = herbs.filter(
    (one) => isPoison(one) || (one.toxicity === '有毒' && !ordinary.has(one.name)),
  );
  const labelled = herb && formulaNamed(herb.name);
  const isForbidden = labelled !== undefined && 'pregnancy' in labelled;
  const graded = herbs.filter((one) => pregnancyGrade(one) !== undefined);
  if (situations.includes('pregnant') && isForbidden) return texts.herbLabelForbids(name);
  if (situations.includes('pregnant'))
    return graded.length > 0
      ? texts.herbInPregnancy(
          name,
          graded
            .map((one) => `${one.name}${pregnancyGrade(one) ?? ''}`)
            .slice(0, 3)
            .join('、'),
        )
      : texts.herbNotInPregnancy(name);
  if (refused !== undefined) return texts.herbRefused(name, refused);
  if (poison.length > 0)
    return texts.herbPoison(
      name,
      poison
        .map((one) => one.name)
        .slice(0, 3)
        .join('、'),
    );
  if (situations.includes('nursing')) return texts.herbNursing(name);
  if (situations.includes('child') || situations.includes('infant'))
    return texts.herbForChild(name);
  return texts.herb(name);
}
