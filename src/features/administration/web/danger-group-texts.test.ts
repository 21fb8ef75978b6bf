import { expect, it } from 'vitest';
import { redFlagGroups } from '#medicine/knowledge/red-flags.ts';
import { dangerGroupNames } from './danger-group-texts.ts';

it('names every group of danger signs in English, and no other', () => {
  expect(Object.keys(dangerGroupNames).toSorted()).toEqual(
    redFlagGroups.map(({ id }) => id).toSorted(),
  );
  expect(new Set(Object.values(dangerGroupNames)).size).toBe(redFlagGroups.length);
});
