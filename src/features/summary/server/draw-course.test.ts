import { describe, expect, it } from 'vitest';
import type { CourseTurn } from '#medicine/course/course-turn.ts';
import { laneText, onsetText } from '../course-text.ts';
import { drawCourse } from '#medicine/course/draw-course.ts';
import { timelineEvents } from '#medicine/course/timeline-events.ts';

type Said = readonly [day: string, words: string];

const turnsOf = (said: readonly Said[]): CourseTurn[] =>
  said.map(([day, content], index) => ({
    role: 'user',
    content,
    shown: content,
    messageId: index + 1,
    sessionId: 1,
    at: new Date(`${day}T09:00:00+08:00`),
    isCarried: false,
  }));
const picture = (...said: readonly Said[]) => {
  const turns = turnsOf(said);
  return drawCourse(turns, timelineEvents(turns));
};
const inWords = (...said: readonly Said[]): string[] =>
  picture(...said).lanes.map((lane) => `${lane.plain}·${lane.term}：${laneText('zh-CN', lane)}`);

describe('the lanes of a course', () => {
  it('begin at the time in the words, and have the changes and the end', () => {
    expect(
      inWords(
        ['2026-11-22', '睡不好三个星期了，心烦'],
        ['2026-11-24', '睡眠更差了'],
        ['2026-11-28', '睡得好了，还是心烦'],
      ),
    ).toEqual([
      '睡不好·不寐：约11月1日起；11月24日加重；11月28日消失',
      '心里烦·心烦：11月22日说到，没说从何时起；11月28日没变化；仍有',
    ]);
  });

  it('are named by the reported symptom, and by the general name where there were several', () => {
    expect(inWords(['2026-11-22', '夜里出汗'])[0]).toMatch(/^夜里出汗·盗汗：/u);
    const lanes = picture(['2026-11-22', '夜里出汗，动不动就出汗']).lanes;
    expect(lanes.map(({ plain, symptom }) => [plain, symptom])).toEqual([['出汗', '汗出']]);
  });

  it('have a stretch for each time a symptom was there, none before the last had ended', () => {
    const [lane] = picture(
      ['2026-10-01', '头疼三天'],
      ['2026-10-05', '头不疼了'],
      ['2026-10-20', '又头疼了，头疼一个月了'],
    ).lanes;
    expect(lane?.periods.map(({ onset, endedAt }) => [onset.day, endedAt?.slice(0, 10)])).toEqual([
      ['2026-09-28', '2026-10-05'],
      ['2026-10-05', undefined],
    ]);
  });

  it.each([
    ['胃胀两个月了', '约9月起'],
    ['胃胀两年了', '约2024年起'],
    ['去年开始胃胀', '去年'],
  ])('say how well a beginning is known: %s', (words, expected) => {
    const period = picture(['2026-11-22', words]).lanes[0]?.periods[0];
    expect(period && onsetText('zh-CN', period)).toBe(expected);
  });
});

describe('the charts of a course', () => {
  it('have the values by day, each with its words', () => {
    const { charts } = picture(
      ['2026-11-22', '睡不好，每晚睡四五个小时'],
      ['2026-11-25', '昨晚睡了6个小时'],
    );
    expect(charts).toMatchObject([
      {
        kind: 'sleep-hours',
        points: [
          { day: '2026-11-22', value: 4, upTo: 5, note: '每晚睡四五个小时', messageId: 1 },
          { day: '2026-11-24', value: 6, messageId: 2 },
        ],
      },
    ]);
  });
});
