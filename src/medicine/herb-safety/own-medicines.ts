import { boundedCache } from '../findings/bounded-cache.ts';
import { medicineStatus } from '../findings/medicine-status.ts';
import { drugBrands } from '../knowledge/drug-brands.ts';
import { drugClasses } from '../knowledge/drugs.ts';
import { interactions, readyMadeInteractions } from '../knowledge/drug-interactions.ts';
import { drugMentions } from './drug-mentions.ts';
import type { Patient } from './patient.ts';
import { actOn } from './sentence-act.ts';
import { herbTexts as texts } from './texts.ts';

/** The classes of western medicines that a list in a person's own words names. */
function drugClassesIn(medicines: readonly string[]): Set<string> {
  const text = medicines.join('；').toLowerCase();
  const named = drugClasses.filter(({ words }) => words.some((word) => text.includes(word)));
  const byIngredient = drugMentions(text).flatMap(({ classes }) => classes);
  return new Set([...named.map(({ name }) => name), ...byIngredient]);
}

const cache = boundedCache<readonly string[]>(512);
const brandNames = new Set(drugBrands.flatMap(({ words }) => words));

/**
 * The western medicines that a text names as taken, for whomever; what is denied, was stopped or is
 * only thought of is left out.
 */
export function medicinesIn(text: string): readonly string[] {
  return cache(text, readMedicines);
}

function readMedicines(text: string): readonly string[] {
  const brands = drugMentions(text).filter(({ words }) => brandNames.has(words));
  const words = new Set([
    ...drugClasses.flatMap((drugClass) => drugClass.words),
    ...brands.map((brand) => brand.words),
  ]);
  return [...words].filter((word) => {
    const at = text.indexOf(word);
    return at !== -1 && medicineStatus(text, at, word) === 'taken';
  });
}

/** Notes on herbs that should not meet the person's own medicines (MED-17). */
export function notesOnOwnMedicines(
  text: string,
  herbNames: readonly string[],
  person: Patient,
): string[] {
  const own = drugClassesIn(person.medicines);
  if (own.size === 0) return [];
  const byHerb = interactions.flatMap((pair) => {
    const met = pair.drugClasses.filter((name) => own.has(name));
    const named = pair.herbs.filter((name) => herbNames.includes(name));
    return met.length > 0 && named.length > 0
      ? [texts.meetsOwn(named.join('、'), met.join('、'), pair.effect)]
      : [];
  });
  const readyMade = readyMadeInteractions.flatMap((pair) => {
    const met = pair.drugClasses.filter((name) => own.has(name));
    const word = pair.words.find((name) => isTold(text, name));
    return met.length > 0 && word
      ? [texts.readyMadeMeetsOwn(word, met.join('、'), pair.effect)]
      : [];
  });
  return [...byHerb, ...readyMade];
}

/** Whether a line recommends a ready-made medicine, rather than warning of it. */
function isTold(text: string, name: string): boolean {
  const start = text.indexOf(name);
  return start !== -1 && actOn(text, { start, end: start + name.length }) === 'recommends';
}

/** Why a herb is not to be taken beside the person's own medicines; undefined where no row says so. */
export function metOwnMedicine(herb: string, person: Patient): string | undefined {
  const [note] = notesOnOwnMedicines('', [herb], person);
  return note === undefined ? undefined : texts.herbCut(note);
}
