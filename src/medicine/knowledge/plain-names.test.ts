import { expect, it } from 'vitest';
import { readSymptoms } from '../findings/read-symptoms.ts';
import { plainName } from './plain-names.ts';
import { rootSymptom } from './symptom-course.ts';
import { symptoms } from './symptoms.ts';

it('calls a symptom by a word that is read as that symptom', () => {
  const wrong = symptoms.flatMap(({ name }) => {
    const plain = plainName(name);
    if (plain === name) return [];
    const read = readSymptoms(plain).map(({ symptom }) => rootSymptom(symptom));
    return read.includes(rootSymptom(name)) ? [] : [`${name}: ${plain}`];
  });
  expect(wrong).toEqual([]);
  expect(plainName('不寐')).toBe('睡不好');
  expect(plainName('头痛')).toBe('头痛');
});
