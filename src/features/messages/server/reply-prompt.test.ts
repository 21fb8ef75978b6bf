import { describe, expect, it } from 'vitest';
import { replyPrompt } from './reply-prompt.ts';

/** A conversation in turns of equal length, each beginning with its number. */
const turnsOf = (count: number, chars: number) =>
  Array.from({ length: count }, (_, at) => ({
    role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content: `${at + 1}`.padEnd(chars, '。'),
  }));
const sentOf = (turns: ReturnType<typeof turnsOf>) => replyPrompt(turns, []).slice(1);

describe('the history that a model gets', () => {
  it('is the whole conversation up to 60 turns', () => {
    const turns = turnsOf(60, 10);
    expect(sentOf(turns)).toEqual(turns);
  });

  it('is the newest 60 turns of a longer one', () => {
    const turns = turnsOf(75, 10);
    expect(sentOf(turns)).toEqual(turns.slice(15));
  });

  it('is the newest 24,000 characters of long turns, in whole turns', () => {
    const turns = turnsOf(60, 1_000);
    expect(sentOf(turns)).toEqual(turns.slice(36));
    const longer = turnsOf(60, 1_001);
    expect(sentOf(longer)).toEqual(longer.slice(37));
  });

  it('is the newest turn alone where that is longer', () => {
    const turns = turnsOf(3, 25_000);
    expect(sentOf(turns)).toEqual(turns.slice(2));
  });
});
