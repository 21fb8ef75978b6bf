import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMasksIn } from '#features/masking/find-masks.ts';
import { applyMasks } from '#features/masking/apply-masks.ts';
import { ageBandYears } from '../rules.ts';
import { outlineOf, outlineStepsMax } from './share-outline.ts';

const said = (content: string) => ({ role: 'user' as const, content });
const answered = (content: string) => ({ role: 'assistant' as const, content });
const masked = (...texts: string[]): string[] => {
  const masks = findMasksIn(texts);
  return texts.map((text, place) => applyMasks(text, masks[place] ?? [])?.content ?? '');
};

describe('the outline of a share', () => {
  it('has the complaint, the person, the course and the outcome in the words that were published', () => {
    const outline = outlineOf([
      said('我是女的，40多岁，失眠半个月，心烦'),
      answered('还有别的不舒服吗？'),
      said('现在睡得好一点了，心烦没有了'),
    ]);
    expect(outline).toEqual({
      complaint: '失眠半个月',
      ageBand: 40,
      sex: 'female',
      turns: 2,
      course: [
        { change: 'better', words: '现在睡得好一点了' },
        { change: 'gone', words: '心烦没有了' },
      ],
      outcome: 'better',
    });
  });

  it('has no outcome before one is reported, and is missing without a complaint', () => {
    expect(outlineOf([said('手脚冰凉好多年了')])).toMatchObject({ course: [], outcome: null });
    expect(outlineOf([said('你好'), answered('您哪里不舒服？')])).toBeNull();
    expect(outlineOf([])).toBeNull();
  });

  it.each([
    ['孩子9岁，发烧两天', 0],
    ['孩子8个月，拉肚子', 0],
    ['我38岁，咳嗽一周', 30],
    ['我奶奶93岁，便秘', 90],
    ['我40岁，失眠半个月。我妈70岁也失眠', 40],
    ['我失眠半个月', null],
  ])('tells the age of “%s” as a decade, masked or not', (words, band) => {
    expect(outlineOf([said(words)])?.ageBand).toBe(band);
    expect(outlineOf(masked(words).map(said))?.ageBand).toBe(band);
  });

  it('is plain text', () => {
    const outline = outlineOf([said('最近**口干**一周'), said('- 现在*好多了*')]);
    expect(outline).toMatchObject({ complaint: '最近口干一周', course: [{ words: '现在好多了' }] });
  });

  it('keeps the newest steps of a long course', () => {
    const later = ['今天加重了', '昨天好一点', '又厉害了', '还是老样子', '现在好多了', '全好了'];
    const outline = outlineOf([said('头痛三天'), ...later.map(said)]);
    expect(outline?.course.length).toBeLessThanOrEqual(outlineStepsMax);
    expect(outline?.course.at(-1)).toEqual({ change: 'gone', words: '全好了' });
  });

  it('contains nothing unpublished, and never an exact age', () => {
    const people = fc.record({
      name: fc.constantFrom('王小明', '李芳', '欧阳建国'),
      phone: fc.constantFrom('13812345678', '15900001111'),
      age: fc.integer({ min: 11, max: 89 }),
      complaint: fc.constantFrom('头痛三天', '失眠半个月', '胃胀', '咳嗽一周'),
      later: fc.constantFrom('现在好多了', '昨天又加重了', '已经不疼了'),
    });
    fc.assert(
      fc.property(people, ({ name, phone, age, complaint, later }) => {
        const words = [`我叫${name}，${age}岁，电话${phone}，${complaint}`, `${name}${later}`];
        const texts = masked(...words);
        const outline = outlineOf(texts.map(said));
        const shown = [outline?.complaint ?? '', ...(outline?.course ?? []).map((s) => s.words)];
        for (const each of shown) expect(texts.join('\n')).toContain(each.replace('…', ''));
        expect(JSON.stringify(outline)).not.toMatch(new RegExp(`${name}|${phone}`, 'u'));
        expect((outline?.ageBand ?? 0) % ageBandYears).toBe(0);
      }),
    );
  });
});
