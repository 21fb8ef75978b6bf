// "May I take it?" of one medicine, food or herb, for the one it is asked for.
import askingJson from '../compiled/lexicon/asking.json' with { type: 'json' };
import intentJson from '../compiled/lexicon/intent.json' with { type: 'json' };
import remedyJson from '../compiled/lexicon/remedy.json' with { type: 'json' };
import type { Turn } from '../findings/finding.ts';
import type { Patient } from '../herb-safety/patient.ts';
import { formulaNamed, herbsOf, isPoison, pregnancyGrade } from '../herb-safety/recognise-herbs.ts';
import { foodVerdict } from '../knowledge/answers.ts';
import type { AnswerFood, AnswerMedicine, FoodAspect } from '../knowledge/answers.ts';
import { interactions } from '../knowledge/drug-interactions.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { joinedWithin } from './join-sentences.ts';
import type { Question } from './read-question.ts';
import { situationsOf } from './situation.ts';
import type { Situation } from './situation.ts';
import { substancesIn } from './substances.ts';
import type { Substance } from './substances.ts';
import { answerTexts as texts } from './texts.ts';

const words = lexicon(intentJson);
const taking = words['intent.take'].regExp();
const pointing = words['intent.pronoun'].regExp();
const drink = words['intent.drink'].regExp();
const eatenName = words['intent.eaten-name'].regExp();
const dosing = lexicon(askingJson)['asking.dose'].regExp();
const ordinary = new Set(lexicon(remedyJson)['remedy.ordinary-toxic'].words);

export type SubstanceAsked = {
  question: Question;
  turns: readonly Turn[];
  person: Patient;
};

/** What is known of the one thing that a message asks about; undefined where it asks about none. */
export function answerSubstance(ask: SubstanceAsked): string | undefined {
  const { question, person } = ask;
  const isDose = dosing.test(question.asked);
  if (!taking.test(question.asked) && !isDose) return undefined;
  const thing = thingAsked(ask);
  if (thing === undefined) return undefined;
  if (person.allergies.some((name) => [...thing.names].some((own) => name.includes(own))))
    return texts.allergic(thing.words);
  const situations = situationsOf(question, person);
  if (thing.food) return ofFood(thing.food, situations, thing);
  if (thing.medicine) return ofMedicine(thing.medicine, situations, isDose);
  return thing.herb && ofHerb(thing, situations);
}

/** The thing of the clause that asks, of the message, or what was named last where it is pointed to. */
function thingAsked({
  question: { asked, text, isBare },
  turns,
}: SubstanceAsked): Substance | undefined {
  const isKnown = ({ food, medicine, herb }: Substance): boolean =>
    (food ?? medicine ?? herb) !== undefined;
  const first = (content: string): Substance | undefined => substancesIn(content).find(isKnown);
  const own = first(asked);
  const isPointing = pointing.test(asked) || isBare;
  if (own !== undefined || !isPointing) return own;
  const inMessage = first(text);
  if (inMessage !== undefined) return inMessage;
  return turns
    .slice(0, -1)
    .filter(({ role }) => role === 'user')
    .map(({ content }) => first(content))
    .findLast((one) => one !== undefined);
}

function ofMedicine(
  row: AnswerMedicine,
  situations: readonly Situation[],
  isDose: boolean,
): string {
  const { name } = row;
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
const notInPregnancy = new Set(['ask', 'avoid']);

function ofFood(food: AnswerFood, situations: readonly Situation[], thing: Substance): string {
  const { pregnancy } = food;
  const name = eatenName.test(thing.words) ? food.name : thing.words;
  const verb = drink.test(name) ? texts.drink : (food.verb ?? texts.eat);
  const isDoubtful = notInPregnancy.has(pregnancy ?? '');
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
