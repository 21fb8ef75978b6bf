import type { Person } from '../herb-safety/person.ts';
import { toldChange } from './changes.ts';
import { givenDose } from './doses.ts';
import { clashingHerbs } from './herb-pairs.ts';
import type { Finding } from './finding.ts';
import { forbiddenRemedy } from './remedies.ts';
import { forbiddenSaying } from './sayings.ts';
import type { Sentence } from './sentence.ts';

/** Why a sentence may not reach this person; undefined where it may. The gravest reason first. */
export const judgeSentence = (sentence: Sentence, person: Person): Finding | undefined =>
  forbiddenSaying(sentence, person) ??
  toldChange(sentence, person) ??
  forbiddenRemedy(sentence, person) ??
  clashingHerbs(sentence, person) ??
  givenDose(sentence);

/** The head of a table recommends nothing, but it may not give a dose either. */
export const judgeHead = (sentence: Sentence, person: Person): Finding | undefined =>
  forbiddenSaying(sentence, person) ?? givenDose(sentence);
