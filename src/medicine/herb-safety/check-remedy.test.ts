import { describe, expect, it } from 'vitest';
import { complaints } from '../knowledge/complaints.ts';
import { formulas } from '../knowledge/formulas.ts';
import { patentMedicines } from '../knowledge/patent-medicines.ts';
import { checkHerbText, checkRemedy } from './check-herb-text.ts';
import type { Patient } from './patient.ts';
import { herbTexts as texts } from './texts.ts';

const person: Patient = {
  sex: '女',
  ageYears: 30,
  pregnant: 'no',
  medicines: [],
  allergies: [],
  redFlagOpen: false,
};
const persons: Readonly<Record<string, Patient>> = {
  anybody: person,
  'somebody pregnant': { ...person, pregnant: 'yes' },
  'a child': { ...person, ageYears: 5 },
  'somebody with medicines': { ...person, medicines: ['华法林', '地高辛', '优甲乐'] },
  'somebody with allergies': { ...person, allergies: ['当归', '蚕豆病'] },
  'somebody with herbs': { ...person, ownHerbs: ['附子', '藜芦', '甘草'] },
  'somebody with an open alarm': { ...person, redFlagOpen: true },
};
const names = new Set([
  ...[...formulas, ...patentMedicines].flatMap(({ name, aliases = [] }) => [name, ...aliases]),
  ...complaints.flatMap(({ candidates }) => candidates.flatMap((one) => one.formulas)),
]);

describe('a remedy by its name alone', () => {
  it.each(Object.entries(persons))('is checked as in a line that names it, for %s', (_, reader) => {
    for (const name of names) {
      const { verdict, notes } = checkHerbText(texts.toDiscuss(name), reader);
      expect({ name, ...checkRemedy(name, reader) }).toEqual({ name, verdict, notes });
    }
  });
});
