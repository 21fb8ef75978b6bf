import { describe, expect, it } from 'vitest';
import type { Turn } from '../findings/finding.ts';
import { raisedDoubts } from './raised-doubts.ts';
import { triage } from './triage.ts';

const talk = (...said: string[]): Turn[] =>
  said.map((content, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content }));
const levelOf = (...said: string[]): string => triage(talk(...said)).level;
const question = '有没有这些：胸痛、呕吐不止、一边手脚没力或说话不清、大便发黑像柏油、嘴唇肿起来？';

describe('a danger told in words that make light of it', () => {
  for (const words of [
    '说话有点大舌头',
    '说话有点不利索',
    '有点说不清话',
    '我爸今早嘴有点歪',
    '嘴角流口水，脸有点歪',
    '大便有点黑 像柏油',
    '左边身子有一点麻',
  ])
    it(`is an alarm: ${words}`, () => {
      expect(levelOf(words)).toBe('emergency');
    });

  for (const words of ['胃有点疼', '有点头晕', '嗓子有点肿', '大便有点干', '有一点咳嗽'])
    it(`is none where the plain words are none: ${words}`, () => {
      expect(levelOf(words)).toBe('routine');
    });
});

describe('a danger told over turns, the last of which makes light of it', () => {
  it('is an alarm of that turn', () => {
    for (const said of [
      ['怀孕30周睡不好', '好的。', '今天宝宝动得有点少'],
      ['怀孕三个月', '好的。', '下面有一点出血'],
    ]) {
      const { level, alarms } = triage(talk(...said));
      expect([level, alarms[0]?.span.turn]).toEqual(['emergency', 2]);
    }
  });

  it('is none where the plain words are none', () => {
    for (const said of ['有点累', '胃口有点差', '腰有点酸', '宝宝今天动得有点多', '脚有点肿'])
      expect([said, levelOf('怀孕30周睡不好', '好的。', said)]).toEqual([said, 'routine']);
  });
});

describe('somebody who cannot tell', () => {
  it('has no unclear speech, unless that was asked', () => {
    expect(levelOf('咳嗽', '什么时候加重？', '说不清楚')).toBe('routine');
    expect(levelOf('头晕', '说话清楚吗？', '说不清楚')).toBe('emergency');
  });
});

describe('a doubt about what was asked', () => {
  const doubtful = '舌头不听使唤似的';
  /** Is in doubt about these words alone, whatever the readers learn. */
  const raised = (...said: string[]): string[] =>
    raisedDoubts(talk(...said), ({ content }) => ({
      alarms: [],
      doubts: content.startsWith(doubtful)
        ? [
            {
              group: 'stroke',
              level: 'emergency',
              span: { turn: 0, start: 0, end: 8 },
              words: doubtful,
            },
          ]
        : [],
    })).map(({ group, span }) => `${group} ${span.turn}`);

  it('is only a doubt before the question', () => {
    expect(raised(doubtful)).toEqual([]);
    expect(raised(doubtful, question, '都没有')).toEqual([]);
  });

  it('is an alarm of its turn when it is told after the question', () => {
    expect(raised('头晕好几天了', question, '没恶心', '好的。', doubtful)).toEqual(['stroke 4']);
  });

  it('is none when it is taken back', () => {
    expect(raised('头晕', question, doubtful, '好的。', '打错了，没有')).toEqual([]);
  });

  it('stays a doubt after a question about something else', () => {
    expect(raised('咳嗽', '有没有这些：咯血、高烧不退？', doubtful)).toEqual([]);
  });

  it('is an alarm of the turn that says yes to it', () => {
    const asked = `您说到“${doubtful}”。这是现在的情况吗？`;
    expect(raised(doubtful, asked, '是的')).toEqual(['stroke 2']);
    expect(raised(doubtful, asked, '有，我来说')).toEqual(['stroke 2']);
    for (const no of ['不是', '说不清', '是的，老毛病了'])
      expect(raised(doubtful, asked, no)).toEqual([]);
  });
});
