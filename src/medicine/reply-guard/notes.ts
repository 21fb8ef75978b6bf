import harmLists from '../compiled/lexicon/harm.json' with { type: 'json' };
import mythLists from '../compiled/lexicon/myth.json' with { type: 'json' };
import senseLists from '../compiled/lexicon/sense.json' with { type: 'json' };
import { substancesIn } from '../answers/substances.ts';
import type { Patient } from '../herb-safety/patient.ts';
import { countsAsPregnant, formulaAgeMin } from '../herb-safety/patient.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { kindOf, type SubstanceKind } from './sentence-signals.ts';
import type { Sentence } from './sentence.ts';
import type { SentenceHead } from './sentence-model.ts';
import { guardTexts as texts } from './texts.ts';

const harm = lexicon(harmLists);
const insulin = harm['harm.insulin'].regExp('iu');
const anticoagulant = harm['harm.anticoagulant'].regExp('iu');
const banned = lexicon(senseLists)['sense.banned'].regExp();
const myth = lexicon(mythLists);
const toxic = harm['harm.toxic'].regExp('iu');
const toxicKinds = new Set<SubstanceKind>(['poison', 'toxic']);

/** What to do in an emergency, by the words that tell of it. */
const emergencies = (
  [
    'poison',
    'seizure',
    'burn',
    'bite',
    'nose',
    'drowning',
    'chest',
    'bone',
    'cold',
    'wound',
    'fever',
  ] as const
).map((name) => ({ told: myth[`myth.${name}-where`].regExp('iu'), note: texts[name] }));

function noteOfAid({ asked, heading, text }: Sentence): string {
  for (const words of [asked, `${heading}\n${text}`]) {
    const met = emergencies.find(({ told }) => told.test(words));
    if (met) return met.note;
  }
  return texts.aid;
}

function noteOfChange({ text }: Sentence, { medicines }: Patient): string {
  if (insulin.test([...medicines, text].join('；'))) return texts.insulin;
  return anticoagulant.test(medicines.join('；')) ? texts.anticoagulant : texts.change;
}

/** Says nothing of the remedy: the weights do not know which it is. */
function noteOfPerson(person: Patient): string {
  const { ageYears, lactating, medicines } = person;
  if (ageYears !== undefined && ageYears < 1) return texts.infant;
  if (ageYears !== undefined && ageYears < formulaAgeMin) return texts.childRemedy;
  if (countsAsPregnant(person)) return texts.pregnancyDrug;
  if (lactating === true) return texts.nursing;
  return medicines.length > 0 ? texts.medicines : texts.person;
}

/** Calls poisonous only what is. */
function noteOfToxic({ text }: Sentence): string {
  if (banned.test(text)) return texts.banned;
  const isToxic = toxic.test(text) || substancesIn(text).some((one) => toxicKinds.has(kindOf(one)));
  return isToxic ? texts.toxic : texts.person;
}

/** What stands in the place of a sentence that the learned judge takes out. */
export function noteOf(head: SentenceHead, sentence: Sentence, person: Patient): string {
  if (head === 'aid') return noteOfAid(sentence);
  if (head === 'change') return noteOfChange(sentence, person);
  if (head === 'person') return noteOfPerson(person);
  if (head === 'dose') return texts.doses;
  if (head === 'toxic') return noteOfToxic(sentence);
  return texts[head];
}
