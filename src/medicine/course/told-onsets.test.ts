import { describe, expect, it } from 'vitest';
import type { Turn } from '../findings/finding.ts';
import { toldOnsets } from './told-onsets.ts';

const at = new Date('2026-11-22T10:00:00+08:00');
const user = (content: string): Turn & { at: Date } => ({ role: 'user', content, at });
const assistant = (content: string): Turn & { at: Date } => ({ role: 'assistant', content, at });
const begun = (...turns: (Turn & { at: Date })[]): string[] => [
  ...new Set(toldOnsets(turns).map(({ symptom, kind, day }) => `${symptom} ${kind} ${day}`)),
];

describe('when a symptom began', () => {
  it.each([
    ['睡不着三个星期了', ['不寐 about 2026-11-01']],
    ['头疼三天，咳嗽一周', ['头痛 about 2026-11-19', '咳嗽 about 2026-11-15']],
    ['昨晚开始发烧', ['发热 day 2026-11-21']],
    ['今天开始拉肚子', ['泄泻 day 2026-11-22']],
    ['11月3号开始拉肚子', ['泄泻 day 2026-11-03']],
    ['12月20日开始咳嗽', ['咳嗽 day 2025-12-20']],
    ['十一月十号开始胃痛', ['胃脘痛 day 2026-11-10']],
    ['半个月前开始睡不好', ['不寐 about 2026-11-07']],
    ['月经不调去年开始的', ['经期不定 vague 2026-05-26']],
    ['从小怕冷，最近半个月睡不好', ['畏寒 vague 2016-11-24', '不寐 about 2026-11-07']],
    ['头疼', []],
    ['没有头疼三天', []],
  ])('%s', (words, expected) => {
    expect(begun(user(words))).toEqual(expected);
  });

  it('is that of the answer to the question on it', () => {
    expect(begun(user('胃痛'), assistant('多久了？'), user('半个月'))).toEqual([
      '胃脘痛 about 2026-11-07',
    ]);
  });

  it('stays where another complaint is told of later, with its own time', () => {
    expect(begun(user('半个月前开始睡不好'), user('头痛三天了'))).toEqual([
      '不寐 about 2026-11-07',
      '头痛 about 2026-11-19',
    ]);
  });

  it('counts from the message that tells it', () => {
    const earlier = { ...user('头疼三天'), at: new Date('2026-10-10T00:30:00+08:00') };
    expect(begun(earlier, user('咳嗽两天'))).toEqual([
      '头痛 about 2026-10-07',
      '咳嗽 about 2026-11-20',
    ]);
  });
});
