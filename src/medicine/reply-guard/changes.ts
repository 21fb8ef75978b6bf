import harmLists from '../compiled/lexicon/harm.json' with { type: 'json' };
import { drugMentions } from '../herb-safety/drug-mentions.ts';
import type { Patient } from '../herb-safety/patient.ts';
import type { Place } from '../herb-safety/sentence-parts.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { isSaid } from './act.ts';
import { onlyAsks } from './cues.ts';
import type { Violation } from './violation.ts';
import type { Sentence } from './sentence.ts';
import { guardTexts as texts } from './texts.ts';

const harm = lexicon(harmLists);
const lessen = harm['harm.lessen'].regExp('giu');
const denied = harm['harm.lessen-denied'].regExp('iu');
const ownWord = harm['harm.own-word'].regExp('giu');
const outOfReach = harm['harm.out-of-reach'].regExp('gu');
const insulinChange = harm['harm.insulin-change'].regExp('giu');
const insulin = harm['harm.insulin'].regExp('iu');
const anticoagulant = harm['harm.anticoagulant'].regExp('iu');
const bleeding = harm['harm.bleeding'].regExp('giu');

/** How far a change stands from the medicine that it changes (characters). */
const reachMax = 16;

/** A medicine that the sentence tells to stop, lessen, add to or replace. */
export function toldChange(sentence: Sentence, person: Patient): Violation | undefined {
  const { text } = sentence;
  if (onlyAsks(text) || denied.test(text.replaceAll(outOfReach, ''))) return undefined;
  const told = `${person.medicines.join('；')}；${text}`;
  const isInsulin = insulin.test(told);
  const isAnticoagulant = anticoagulant.test(person.medicines.join('；'));
  if (isInsulin) {
    const place = saidIn(sentence, insulinChange);
    if (place) return { note: texts.insulin, ...place };
  }
  if (isAnticoagulant) {
    const place = saidIn(sentence, bleeding);
    if (place) return { note: texts.anticoagulant, ...place };
  }
  const medicines = medicinePlaces(sentence, person);
  for (const { index, 0: words } of text.matchAll(lessen)) {
    const place = { start: index, end: index + words.length };
    const isNear = medicines.some(
      (one) => one.start - place.end <= reachMax && place.start - one.end <= reachMax,
    );
    if (isNear && isSaid(sentence, place)) {
      const note = isInsulin ? texts.insulin : isAnticoagulant ? texts.anticoagulant : texts.change;
      return { note, ...place };
    }
  }
  return undefined;
}

function saidIn(sentence: Sentence, says: RegExp): Place | undefined {
  for (const { index, 0: words } of sentence.text.matchAll(says)) {
    const place = { start: index, end: index + words.length };
    if (isSaid(sentence, place)) return place;
  }
  return undefined;
}

/** The medicines of a sentence; those that the person takes also without their names. */
function medicinePlaces({ text }: Sentence, person: Patient): Place[] {
  const named = drugMentions(text);
  if (person.medicines.length === 0) return named;
  const meant = [...text.matchAll(ownWord)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
  return [...named, ...meant];
}
