import { describe, expect, it } from 'vitest';
import { optionIdsOf, pickedIn, toggled } from './picked-answers.ts';

const suggestions = ['男', '女', '两三天', '一周左右', '跳过'];

describe('answers that are picked together', () => {
  it('join in the order of picking, and a second press takes one back', () => {
    const one = toggled([], '女');
    const two = toggled(pickedIn(one, suggestions) ?? [], '两三天');
    expect(two).toBe('女、两三天');
    expect(toggled(pickedIn(two, suggestions) ?? [], '女')).toBe('两三天');
    expect(toggled(['两三天'], '两三天')).toBe('');
  });

  it('give way to another answer of the same question that cannot be true beside them', () => {
    expect(toggled(['男', '两三天'], '女', ['男', '女'])).toBe('两三天、女');
    const list = ['恶心', '腰酸', '这些都没有', '跳过'];
    expect(toggled(['恶心'], '腰酸', list)).toBe('恶心、腰酸');
    expect(toggled(['恶心', '腰酸'], '这些都没有', list)).toBe('这些都没有');
    expect(toggled(['两三天', '这些都没有'], '恶心', list)).toBe('两三天、恶心');
  });

  it('are read from the text itself, also after a reload', () => {
    expect(pickedIn('女、两三天', suggestions)).toEqual(['女', '两三天']);
    expect(pickedIn('', suggestions)).toEqual([]);
  });

  it('may hold the separator themselves', () => {
    expect(pickedIn('怕冷、发热、怕冷', ['怕冷', '怕冷、发热'])).toEqual(['怕冷、发热', '怕冷']);
  });

  it('give way to words of one’s own', () => {
    for (const text of ['女、两三天，有点怕冷', '女、', '我', ' 女']) {
      expect(pickedIn(text, suggestions)).toBeNull();
    }
  });
});

describe('ids of tapped answers', () => {
  const toTap = {
    suggestions: ['男', '两三天', '都没有'],
    suggestionsTogether: true,
    suggestionIds: [['who:男'], ['duration:两三天'], ['background:都没有', 'alarm:都没有']],
  };

  it('are sent with a text that consists of them, all that share the same words', () => {
    expect(optionIdsOf('男、都没有', toTap)).toEqual([
      'who:男',
      'background:都没有',
      'alarm:都没有',
    ]);
    expect(optionIdsOf('两三天', toTap)).toEqual(['duration:两三天']);
  });

  it('are left out once the text is changed, and where the server gave none', () => {
    expect(optionIdsOf('男、两三天吧', toTap)).toEqual([]);
    expect(optionIdsOf('', toTap)).toEqual([]);
    expect(optionIdsOf('男', { suggestions: ['男'], suggestionsTogether: false })).toEqual([]);
    expect(optionIdsOf('男', undefined)).toEqual([]);
  });
});
