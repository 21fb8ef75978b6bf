import { describe, expect, it } from 'vitest';
import type { Turn } from '../findings/finding.ts';
import { consult } from './consult.ts';
import { readInterview } from './interview-state.ts';

/** A talk with the engine, and its last answer. */
function talk(...messages: string[]) {
  const turns: Turn[] = [];
  let last = consult([{ role: 'user', content: messages[0] ?? '' }]);
  for (const content of messages) {
    turns.push({ role: 'user', content });
    last = consult(turns);
    const { text, acts } = last;
    turns.push({ role: 'assistant', content: text, dialogue: { version: 1, by: 'engine', acts } });
  }
  const { complaint, otherComplaints } = readInterview(turns, {});
  const names = [complaint, ...otherComplaints].map((one) => one?.row?.name);
  return { names, last };
}

const opening = ['胃胀三个月了，吃完饭更明显', '女，35岁', '都没有', '没有怀孕，都没有'];
const second = '对了，最近还老是睡不着，有半个月了';

describe('a second complaint', () => {
  it('is kept beside the first, and said to be', () => {
    const { names, last } = talk(...opening, second);
    expect(names).toEqual(['痞满', '不寐']);
    expect(last.text).toMatch(/^您还说到“最近还老是睡不着”，这一件也记下了/u);
  });

  it('has its dangers asked about before the result, and its place in the summary', () => {
    const answers = ['吃完就胀，身子沉', '都还好，打嗝'];
    const { last: asking } = talk(...opening, second, ...answers);
    expect(asking.text).toContain('每位睡不好的朋友我都会问一句');
    const { last } = talk(...opening, second, ...answers, '都没有');
    expect(last.summary?.symptoms.slice(0, 2)).toEqual([
      '胃脘痞满（三个月了）',
      '入睡困难（有半个月了）',
    ]);
    expect(last.text).toContain('您还说到“最近还老是睡不着”，也记在小结里了');
  });

  it('keeps an alarm open where its dangers are answered with yes', () => {
    const { last } = talk(...opening, second, '吃完就胀，身子沉', '都还好，打嗝', '有，我来说');
    expect(last.summary?.prescriptions ?? []).toEqual([]);
    expect(last.text).not.toContain('比较像中医说的');
  });

  it('takes the place of the first where the person turns to it, and the first stays', () => {
    const { names } = talk(
      '这两天有点头疼',
      '女，26',
      '都没有',
      '没有怀孕，都没有',
      '我主要想问月经！月经一个月来两次，量少，头疼是顺便',
    );
    expect(names).toEqual(['月经先期', '头痛']);
  });

  it.each([
    ['an answer that lists signs', '还有点恶心，晚上也睡不着'],
    ['a course', '最近还是那样'],
    ['the same complaint again', '对了，胃还是胀'],
  ])('is not made of %s', (_, content) => {
    expect(talk(...opening, content).names).toEqual(['痞满']);
  });
});
