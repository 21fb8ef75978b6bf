import { describe, expect, it } from 'vitest';
import type { Turn } from '../findings/finding.ts';
import { consult } from './consult.ts';
import { resultTitles as titles } from './result-texts.ts';
import { shownTitles, withOpeningLine } from './result-titles.ts';

function resultOf(...words: string[]): string {
  const turns: Turn[] = [];
  for (const content of [...words, ...Array.from({ length: 8 }, () => '跳过')]) {
    turns.push({ role: 'user', content });
    const { text, summary } = consult(turns);
    if (summary !== null) return text;
    turns.push({ role: 'assistant', content: text });
  }
  throw new Error('no result');
}

/** The opening of a result, and each part by its title. */
function partsOf(text: string): { opening: string; parts: Map<string, string> } {
  const [opening = '', ...rest] = text.split(/\n\n(?=\*\*[^*\n]+\*\*\n\n)/u);
  const parts = rest.map((part) => {
    const [title = '', ...paragraphs] = part.split('\n\n');
    return [title.replaceAll('**', ''), paragraphs.join('\n\n')] as const;
  });
  return { opening, parts: new Map(parts) };
}

const cold = ['感冒两天，怕冷，流清鼻涕，打喷嚏，无汗，头痛', '男，30岁', '都没有'];
const child = ['我女儿咳嗽三天了', '女，5岁', '都没有', '有痰，鼻塞'];
const pregnant = ['怀孕四个月，胃胀反酸两天', '29岁', '都没有', '吃完饭胃胀得厉害，嗳气'];
const open = [
  '睡不着两个月',
  '男，48岁，没吃药，不过敏',
  '都没有',
  '怕冷，手脚冰凉，腰膝酸软，夜尿多，小便清长，背冷，舌头胖',
];
const two = [
  '胃痛三天，吃凉的就痛，喜欢热敷',
  '男，40岁',
  '都没有',
  '另外最近老是耳鸣，还有睡不好',
];
const history = ['流鼻血三天', '男，70岁', '都没有'];

describe('a result', () => {
  it('tells what it looks like and how soon to go, then what to do, when to go, what to discuss', () => {
    const { opening, parts } = partsOf(resultOf(...cold));
    expect(opening).toMatch(/比较像中医说的“风寒束表”.*\n\n\*\*可以先居家观察。\*\* 因为/u);
    expect([...parts.keys()]).toEqual([titles.care, titles.when, titles.reference, titles.reasons]);
    expect(parts.get(titles.when)).toMatch(/^三五天不见好转.*请更早去：\n\n- /u);
    expect(parts.get(titles.reasons)).toContain('“无汗”');
  });

  it.each([
    ['a child', child, '孩子的用药请监护人带去儿科面诊决定'],
    ['a pregnancy', pregnant, '怀孕、可能怀孕或哺乳期间不自行用药'],
    ['two patterns', open, '方向还没有定下来，先不提方剂'],
    ['a history', history, '这里不提方药'],
  ])('says before the parts why no formula is named: %s', (_, words, line) => {
    const { opening, parts } = partsOf(resultOf(...words));
    expect(opening).toContain(line);
    expect(parts.has(titles.reference)).toBe(false);
  });

  it.each([cold, child, pregnant, open, two, history])(
    'ends within a part of its own: %s',
    (...words) => {
      const { opening, parts } = partsOf(resultOf(...words));
      expect(opening).toContain('看医生时');
      for (const [title, text] of parts) {
        expect(shownTitles.has(title)).toBe(true);
        expect(text).not.toMatch(/小结|您还说到|接着/u);
      }
    },
  );

  it('names another complaint before the parts, and what would decide in the reasons', () => {
    const { opening, parts } = partsOf(resultOf(...two));
    expect(opening).toContain('您还说到“另外最近老是耳鸣”');
    expect(parts.get(titles.reasons)).toMatch(/^还要看这些：/u);
  });

  it('says once more how soon where the list of a visit would wait too long', () => {
    const { parts } = partsOf(resultOf(...history));
    expect(parts.get(titles.when)).toMatch(/^请在24小时内去医院。/u);
  });

  it('under an open alarm hides nothing that is to be done now', () => {
    const turns: Turn[] = [
      { role: 'user', content: '胃痛三天，大便发黑' },
      { role: 'assistant', content: '您说的情况可能有危险，请现在去急诊。' },
      { role: 'user', content: '男，50岁，三天了' },
    ];
    let reply = consult(turns, { redFlagOpen: true });
    for (let turn = 0; turn < 6 && reply.summary === null; turn += 1) {
      turns.push({ role: 'assistant', content: reply.text }, { role: 'user', content: '都没有' });
      reply = consult(turns, { redFlagOpen: true });
    }
    const { opening, parts } = partsOf(reply.text);
    expect(opening).toMatch(/尽快就医，带上这份小结。/u);
    expect([...parts.keys()]).toEqual([titles.when]);
  });

  it('is known as one by its sentences alone, as those of before are', () => {
    const turns: Turn[] = cold.map((content) => ({ role: 'user', content }));
    for (const content of [resultOf(...cold), '**目前的判断方向**\n\n还不清楚。']) {
      const told: Turn[] = [...turns, { role: 'assistant', content }];
      expect(consult([...told, { role: 'user', content: '谢谢' }]).text).toMatch(/^不客气/u);
    }
  });
});

describe('a line that joins a reply', () => {
  it('stands before the first part, and at the end where there is none', () => {
    expect(withOpeningLine('先说。\n\n**今天可以做**\n\n- 早睡', '拨打12356。')).toBe(
      '先说。\n\n拨打12356。\n\n**今天可以做**\n\n- 早睡',
    );
    expect(withOpeningLine('先说。', '拨打12356。')).toBe('先说。\n\n拨打12356。');
  });
});
