import { describe, expect, it } from 'vitest';
import type { ReplyAlarm } from '../reply-alarm.ts';
import { withoutLines, wordsOfAlarm } from './alarm-text.ts';

const alarm: ReplyAlarm = {
  isRaised: true,
  level: 'crisis',
  lines: [
    { number: '120', name: '急救' },
    { number: '12356', name: '全国统一心理援助热线' },
    { number: '12355', name: '青少年服务热线' },
  ],
  places: [
    { start: 3, end: 7 },
    { start: 8, end: 11 },
    { start: 3, end: 7 },
  ],
  tell: [],
};

describe('the words that an alarm rests on', () => {
  it('come from the message that it answers, each once, without those that the text quotes', () => {
    const places = [
      { start: 3, end: 7 },
      { start: 8, end: 9 },
    ];
    const question = '我觉得不想活了。真的';
    const of = (text: string): string[] => wordsOfAlarm({ ...alarm, places }, question, text);
    expect(of('')).toEqual(['我觉得不想活了', '真的']);
    expect(of('您说到“不想活了”')).toEqual(['真的']);
  });

  it('are never cut within a sentence, or within a clause of a long one', () => {
    const short = '我爸六十八，刚才突然胸口疼，喘不上气。';
    const place = { start: 8, end: 15 };
    expect(short.slice(place.start, place.end)).toBe('突然胸口疼，喘');
    expect(wordsOfAlarm({ ...alarm, places: [place] }, short, '')).toEqual([
      '我爸六十八，刚才突然胸口疼，喘不上气',
    ]);
    const long = `${short.slice(0, -1)}，${'前面说过的那些，'.repeat(4)}都还在`;
    expect(wordsOfAlarm({ ...alarm, places: [place] }, long, '')).toEqual([
      '刚才突然胸口疼，喘不上气',
    ]);
  });

  it('are none where the message is gone', () => {
    expect(wordsOfAlarm(alarm, '', '请拨打 120')).toEqual([]);
  });
});

describe('the text of a card', () => {
  const list = '- 12356 全国统一心理援助热线\n- 12355 青少年服务热线';

  it('leaves out the list that its rows show, and what announces it', () => {
    expect(withoutLines(`谢谢您说出来。\n\n可以打：\n\n${list}\n\n我在这里。`, alarm)).toBe(
      '谢谢您说出来。\n\n我在这里。',
    );
  });

  it('keeps a list with a number that no row has, and every other list', () => {
    for (const other of [`可以打：\n\n${list}\n- 999 别处`, '先这样做：\n\n- 坐好\n- 身边留人']) {
      expect(withoutLines(other, alarm)).toBe(other);
    }
  });
});
