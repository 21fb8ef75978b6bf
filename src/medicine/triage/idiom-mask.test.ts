import { describe, expect, it } from 'vitest';
import { triage } from './triage.ts';

const groupsOf = (content: string): string[] =>
  triage([{ role: 'user', content }]).alarms.map(({ group }) => group);

describe('a turn of speech', () => {
  it.each(['孩子发烧抽筋', '娃烧到40度抽筋了', '两岁的儿子昨晚高烧，突然抽风', '孩子39度抽筋'])(
    'is meant where fever is told before it: %s',
    (content) => {
      expect(groupsOf(content)).toContain('febrile-convulsion');
    },
  );

  it('is meant where a child is said to have had it', () => {
    expect(groupsOf('宝宝刚才抽风了，现在睡着')).toContain('seizure');
  });

  it.each(['孩子抽风了', '我家娃抽风了！', '宝宝抽风了，怎么办'])(
    'is meant where a message says nothing else of a child: %s',
    (content) => {
      expect(groupsOf(content)).toContain('seizure');
    },
  );

  it.each([
    '孩子夜里小腿抽筋，今天发烧',
    '孩子打球抽筋了',
    '我发烧，腿抽筋',
    '孩子发烧没抽筋',
    '孩子发烧39度，怎么防止抽筋',
    '手机发热抽风',
    '孩子抽风非要染头发',
    '老板又抽风',
    '孩子抽风了，非要买玩具',
  ])('means no harm elsewhere: %s', (content) => {
    expect(groupsOf(content)).toEqual([]);
  });
});
