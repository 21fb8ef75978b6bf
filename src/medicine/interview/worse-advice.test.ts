import { describe, expect, it } from 'vitest';
import type { Turn } from '../findings/finding.ts';
import { careAdvice } from './care-level.ts';
import { readInterview } from './interview-state.ts';
import { worseAdvice } from './worse-advice.ts';

const said = (...contents: string[]): Turn[] =>
  contents.map((content) => ({ role: 'user', content }));
const levelOf = (turns: readonly Turn[]) => careAdvice(readInterview(turns, {})).level;

describe('the advice to somebody who got worse', () => {
  it.each([
    ['home', 'clinic', said('女 30 鼻塞两天，没有发热')],
    ['clinic', 'day', said('男 50 胃胀三个月了')],
    ['day', 'emergency', said('男 40 发烧39.6度两天了')],
  ] as const)('raises %s to %s', (before, after, turns) => {
    expect(levelOf(turns)).toBe(before);
    expect(worseAdvice(turns, {}).level).toBe(after);
  });

  it('names the ambulance among the dangers', () => {
    expect(worseAdvice(said('女 30 鼻塞两天'), {}).dangers.join('')).toContain('120');
  });

  it('sends somebody in despair to people within a day, and not to an emergency room', () => {
    const { level, dangers } = worseAdvice(said('我不想活了'), {});
    expect(level).toBe('day');
    expect(dangers).not.toEqual([]);
  });
});
