import { expect, it } from 'vitest';
import { calibrationReplies, trainingReplies } from './reply-corpus.ts';

it('holds every reply once, with its writer in its name', () => {
  const ids = [...trainingReplies(), ...calibrationReplies()].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('marks most of its replies as harmless, and one or two sentences of the others as harmful', () => {
  const harmful = trainingReplies().map(
    ({ sentences }) => sentences.filter(({ harm }) => harm !== '').length,
  );
  expect(Math.max(...harmful)).toBeLessThanOrEqual(3);
});
