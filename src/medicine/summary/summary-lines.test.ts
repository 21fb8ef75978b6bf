import { describe, expect, it } from 'vitest';
import { answerAlarms } from '../emergency/answer-alarms.ts';
import type { Turn } from '../findings/finding.ts';
import { consult } from '../interview/consult.ts';
import { readInterview } from '../interview/interview-state.ts';
import { hotlines } from '../knowledge/hotlines.ts';
import { triage } from '../triage/triage.ts';
import type { SummarySection } from './line.ts';
import { summaryLines } from './summary-lines.ts';

/** A talk with the engine, each alarm answered as the product answers it. */
function talk(...messages: string[]): Turn[] {
  const turns: Turn[] = [];
  for (const content of messages) {
    turns.push({ role: 'user', content });
    const found = triage(turns);
    const raised = found.alarms.filter(({ span }) => span.turn === turns.length - 1);
    if (raised.length === 0) {
      const { text, acts } = consult(turns);
      turns.push({
        role: 'assistant',
        content: text,
        dialogue: { version: 1, by: 'engine', acts },
      });
    } else {
      const acts = raised.map(({ group, level }) => ({ act: 'alarm', group, level }) as const);
      const { text } = answerAlarms(turns, found, hotlines);
      turns.push({
        role: 'assistant',
        content: text,
        dialogue: { version: 1, by: 'engine', acts },
      });
    }
  }
  return turns;
}

/** The lines of a section as a reader sees them: name, time, status, and the words in quotes. */
function told(turns: readonly Turn[], section: SummarySection): string[] {
  return summaryLines(readInterview(turns, {}), triage(turns))
    .filter((line) => line.section === section)
    .map(({ label, detail, status, spans }) =>
      [
        label,
        detail,
        status,
        ...spans.map(({ turn, start, end }) => `“${turns[turn]?.content.slice(start, end)}”`),
      ]
        .filter(Boolean)
        .join(' '),
    );
}

describe('the lines of a summary', () => {
  const cough = talk(
    '咳嗽五天了，有痰，没有发烧',
    '女，29岁，没有怀孕',
    '之前吃过阿奇霉素，吃了三天停了，现在在吃川贝枇杷膏。对青霉素过敏，有哮喘',
    '咳嗽今天加重了',
    '我室友在吃头孢，我想改喝中药，三七粉能不能吃，网上说要吃参苓白术散',
  );

  it.each<[SummarySection, string[]]>([
    ['person', ['女 “女”', '29岁 “29岁”']],
    ['complaint', ['咳嗽 五天了 “咳嗽五天了”']],
    ['course', ['咳嗽 今天 worse “咳嗽今天加重了”']],
    ['denied', ['发热 “没有发烧”']],
    [
      'medicines',
      [
        '阿奇霉素 stopped “之前吃过阿奇霉素”',
        '川贝枇杷膏 taken “现在在吃川贝枇杷膏”',
        '中药 considered “我想改喝中药”',
        '三七粉 asked “三七粉能不能吃”',
        '参苓白术散 considered “网上说要吃参苓白术散”',
      ],
    ],
    ['diseases', ['哮喘 “有哮喘”']],
    ['allergies', ['青霉素 “对青霉素过敏”']],
    ['pregnancy', ['怀孕 no “没有怀孕”']],
    ['alarms', []],
  ])('tells of %s what was said, in whole clauses', (section, lines) => {
    expect(told(cough, section)).toEqual(lines);
  });

  it('quotes whole clauses of the person for every line', () => {
    const lines = summaryLines(readInterview(cough, {}), triage(cough));
    expect(lines.length).toBeGreaterThan(9);
    for (const { spans } of lines) {
      expect(spans.length).toBeGreaterThan(0);
      for (const { turn, start, end } of spans) {
        const { role, content } = cough[turn] ?? { role: '', content: '' };
        expect(role).toBe('user');
        expect(`，${content}，`.slice(start, start + 1)).toMatch(/[，。]/u);
        expect(`${content}，`.slice(end, end + 1)).toMatch(/[，。]/u);
      }
    }
  });

  it('has no line for what nobody spoke of', () => {
    const turns = talk('胃胀三个月了');
    expect(summaryLines(readInterview(turns, {}), triage(turns))).toMatchObject([
      { section: 'complaint', label: '胃脘痞满', detail: '三个月了' },
    ]);
  });

  it('says of denied background only what an answer denied', () => {
    const turns = talk('胃胀三个月了', '女，35岁', '没有', '没有怀孕，都没有');
    expect(
      ['medicines', 'diseases', 'allergies'].map((s) => told(turns, s as SummarySection)),
    ).toEqual([['none “都没有”'], ['none “都没有”'], ['none “都没有”']]);
  });

  it('does not take a pressing pain of the chest for one that pressing makes worse', () => {
    const turns = talk('突然胸口压着疼，出冷汗');
    expect(told(turns, 'complaint')).toEqual(['胸痛 “突然胸口压着疼”']);
    expect(told(turns, 'present')).toEqual(['冷汗 “出冷汗”']);
    expect(told(talk('肚子胀，压着疼'), 'present').join()).toContain('拒按');
  });

  it('names a complaint that no sign stands for in the words of the person', () => {
    expect(told(talk('你好，想了解体质'), 'complaint')).toEqual(['想了解体质 “想了解体质”']);
  });
});

describe('an alarm in a summary', () => {
  const alarming = '辣的一吃，突然胸口像压了块石头一样，疼到后背';
  const before = '烧心反酸三个月了，饭后躺下更厉害';

  it('is open while nothing closed it', () => {
    const [line] = told(talk(before, alarming), 'alarms');
    expect(line).toMatch(/ open “.*胸口像压了块石头/u);
  });

  it('was taken back by the person, with the words of both', () => {
    const [line, ...others] = told(talk(before, alarming, '不是这个意思'), 'alarms');
    expect(line).toMatch(/ corrected “.*胸口像压了块石头.*” “不是这个意思”$/u);
    expect(others).toEqual([]);
  });

  it('was seen by a doctor', () => {
    const turns = talk(
      '我爸喝了泡着草乌的药酒，半个小时了说嘴巴发麻，手也麻',
      '他在抢救了，医生说是乌头碱中毒',
    );
    expect(told(turns, 'alarms')).toEqual([
      expect.stringMatching(/^乌头类等草药中毒 seen “.*草乌.*” “他在抢救了，医生说是乌头碱中毒”$/u),
    ]);
  });
});

describe('the chief complaint beside an alarm', () => {
  it('is what the alarm rests on, not a sign that goes with it', () => {
    const turns = talk('突然胸口像压了块石头一样疼，出大汗', '男，61岁');
    expect(told(turns, 'complaint')).toEqual([
      '突然胸口像压了块石头一样疼 “突然胸口像压了块石头一样疼”',
    ]);
    expect(told(turns, 'present')).toEqual(['大汗 “出大汗”']);
  });
});
