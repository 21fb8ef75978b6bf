import { describe, expect, it } from 'vitest';
import signLists from '../compiled/lexicon/sign.json' with { type: 'json' };
import { complaints } from './complaints.ts';
import { lexicon } from './lexicon.ts';
import { named } from './named-rows.ts';
import { symptomNamed } from './symptoms.ts';

const { menstrualPain, afterBirth, ...symptoms } = named;
const signs = lexicon(signLists);

describe('rows that the logic names', () => {
  it.each(Object.entries(symptoms))('hold the symptom %s', (_, name) => {
    expect(symptomNamed(name)).toBeDefined();
  });

  it.each(Object.entries({ menstrualPain, afterBirth }))('hold the complaint %s', (_, name) => {
    expect(complaints.map((complaint) => complaint.name)).toContain(name);
  });

  it.each(['sign.within-a-day', 'sign.visit', 'sign.flush', 'sign.long-course'] as const)(
    'hold every symptom of %s',
    (id) => {
      expect(signs[id].words.filter((name) => symptomNamed(name) === undefined)).toEqual([]);
    },
  );
});
