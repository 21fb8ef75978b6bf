import { describe, expect, it } from 'vitest';
import { checkSymptomsAndFlags } from '#test/medicine/check-symptoms-and-flags.ts';
import { foods } from '#medicine/knowledge/foods.ts';
import { redFlagGroups } from '#medicine/knowledge/red-flags.ts';
import { symptoms } from '#medicine/knowledge/symptoms.ts';

describe('the knowledge of symptoms and danger signs', () => {
  it('is sound: schema, names, forms, sources', () => {
    expect(checkSymptomsAndFlags()).toEqual([]);
  });

  it('covers the sixty-two groups and at least 170 symptoms', () => {
    expect(redFlagGroups).toHaveLength(62);
    expect(symptoms.length).toBeGreaterThanOrEqual(170);
  });

  it('claims no reviewer while no one has signed', () => {
    expect(
      [...symptoms, ...redFlagGroups, ...foods].filter(({ reviewer }) => reviewer !== undefined),
    ).toEqual([]);
  });
});
