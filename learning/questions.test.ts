import { expect, it } from 'vitest';
import { directQuestions } from './questions.ts';

it('holds many questions, each once', () => {
  const texts = directQuestions().map(({ text }) => text);
  expect(texts.length).toBeGreaterThanOrEqual(150);
  expect(new Set(texts).size).toBe(texts.length);
});
