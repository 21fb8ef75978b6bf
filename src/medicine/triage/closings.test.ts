import { describe, expect, it } from 'vitest';
import type { Act, Dialogue } from '../dialogue/turn-acts.ts';
import type { Turn } from '../findings/finding.ts';
import { triage } from './triage.ts';

const by = (who: 'engine' | 'model', acts: readonly Act[]): Dialogue => {
  return { version: 1, by: who, acts };
};
/** A reply in other words than ours are today, known by what it did. */
const reply = (acts: readonly Act[], content = '……'): Turn => {
  return { role: 'assistant', content, dialogue: by('engine', acts) };
};
const said = (content: string, chosen?: string[]): Turn => {
  const dialogue: Dialogue | undefined = chosen && { version: 1, by: 'person', chosen };
  return { role: 'user', content, ...(dialogue && { dialogue }) };
};
const level = (...turns: Turn[]): string => triage(turns).level;

const danger = said('突然胸口剧痛，出冷汗，喘不上气');
const alarmed: Act = { act: 'alarm', group: 'acs', level: 'emergency' };
const page = '您说到“胸口剧痛”，这种情况可能有生命危险，请现在拨打 120。';

describe('a bare no', () => {
  it('closes an alarm that the turn before raised, however that was worded', () => {
    expect(level(danger, reply([alarmed]), said('不是'))).toBe('routine');
  });

  it('closes none where the turn before raised none, whatever its words', () => {
    expect(level(danger, reply([], page), said('不是'))).toBe('emergency');
    const ofModel: Turn = { role: 'assistant', content: page, dialogue: by('model', []) };
    expect(level(danger, ofModel, said('不是'))).toBe('emergency');
  });

  it('answers a page from before acts were stored', () => {
    expect(level(danger, { role: 'assistant', content: page }, said('不是'))).toBe('routine');
  });

  it('to a page about despair or after one does not close what was said of it', () => {
    const despair: Act = { act: 'alarm', group: 'suicide', level: 'crisis' };
    expect(level(said('我不想活了'), reply([despair]), said('不是'))).toBe('crisis');
    expect(
      level(said('我不想活了'), reply([despair]), danger, reply([alarmed]), said('不是')),
    ).toBe('crisis');
  });
});

describe('what takes back the words of an alarm', () => {
  const cases: readonly (readonly [danger: string, answer: string])[] = [
    ['鼻子堵，喘不上气', '没有喘，就是鼻子堵'],
    ['老人抽搐了', '弄错了，是发抖'],
    ['他说他不想活了想跳楼', '那是小说的情节'],
    ['大便发黑像柏油', '医生说是铁剂'],
  ];
  it.each(cases)('%s: closed by %s', (words, answer) => {
    expect(level(said(words))).not.toBe('routine');
    expect(level(said(words), reply([]), said(answer))).toBe('routine');
  });

  it('closes nothing where something else went wrong, or another sign is denied', () => {
    expect(level(said('孩子把奶奶的降压药吃了'), reply([]), said('我把药弄错了'))).toBe(
      'emergency',
    );
    expect(level(danger, reply([]), said('没有喘'))).toBe('emergency');
    expect(level(said('大便发黑像柏油'), reply([]), said('上次医生说是铁剂'))).toBe('emergency');
  });
});

describe('what was tapped', () => {
  it('closes an alarm by its id', () => {
    const turns = [danger, reply([alarmed])];
    expect(level(...turns, said('……', ['danger:misread']))).toBe('routine');
    expect(level(...turns, said('……'))).toBe('emergency');
  });
});

describe('a question about words that may be a danger', () => {
  const words = '有点没精神';
  const doubtful = said(`宝宝发热，${words}`);
  const asked = (about: string): Act => {
    const question = { question: 'doubt.x', text: '？', options: [] };
    return { act: 'doubt', group: 'x', level: 'urgent', words: about, isMood: false, ...question };
  };

  it('is known by what it did: yes is an alarm, no closes it', () => {
    expect(triage([doubtful]).doubts).toHaveLength(1);
    expect(level(doubtful, reply([asked(words)]), said('是的'))).not.toBe('routine');
    const no = triage([doubtful, reply([asked(words)]), said('没有')]);
    expect([no.level, no.doubts, no.closings]).toMatchObject(['routine', [], [{ of: 'doubt' }]]);
  });

  it('is none where other words were asked about, or where only the text looks like one', () => {
    const text = `您说到“${words}”。这是现在的情况吗？`;
    for (const other of [reply([asked('咳嗽')]), reply([], text)]) {
      expect(level(doubtful, other, said('是的'))).toBe('routine');
      expect(triage([doubtful, other, said('没有')]).doubts).toHaveLength(1);
    }
  });

  it('is read from the text of a turn from before', () => {
    const old = (text: string): Turn => ({ role: 'assistant', content: text });
    const text = `您说到“${words}”。这是现在的情况吗？`;
    expect(level(doubtful, old(text), said('是的'))).not.toBe('routine');
    expect(level(doubtful, old(`您说到“${words}”。好的。`), said('是的'))).toBe('routine');
  });
});
