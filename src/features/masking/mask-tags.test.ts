import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findMasksIn } from './find-masks.ts';
import { tagMask } from './mask-tags.ts';

const instead = (tag: string, texts: string[] = []): string | null => {
  const found = findMasksIn([...texts, tag]).at(-1) ?? [];
  return tagMask(tag, found)?.replacement ?? null;
};

it.each([
  '王小明',
  '李秀英',
  '张伟',
  '欧阳明月',
  '小李',
  '李医生',
  '13812345678',
  '微信abc12345',
  '北京协和医院',
  '北京市海淀区学院路',
  '广东省人民医院',
])('an identifying tag is omitted: %s', (tag) => {
  expect(instead(tag)).toBe('');
});

it('a day or an age in a tag becomes a span', () => {
  expect(instead('35岁女性')).toBe('30多岁女性');
  expect(instead('2024年3月5日发病')).toBe('2024年3月上旬发病');
});

it('a name in the case is found in a tag as well', () => {
  expect(instead('阿明的经历')).toBeNull();
  expect(instead('汤明的经历', ['我叫汤明，头痛三天'])).toBe('');
});

it.each([
  '头痛',
  '失眠',
  '白带异常',
  '黄褐斑',
  '白癜风',
  '高血压',
  '月经不调',
  '温胆汤',
  '雷公藤',
  '朱茯神',
  '陈皮',
  '小儿咳嗽',
  '湿热',
  '安神',
  '孕期',
  '老年人',
])('a tag about an illness is kept: %s', (tag) => {
  expect(instead(tag)).toBeNull();
});

it('hardly any medical term is taken for a name', () => {
  const folder = new URL('../../medicine/knowledge/', import.meta.url);
  const words = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // Lexicons hold words of speech, among them the places and names that masks look for.
      .filter((file) => /\.(?:yaml|tsv)$/u.test(file) && !file.startsWith('lexicon/'))
      .flatMap((file) =>
        [...readFileSync(new URL(file, folder), 'utf8').matchAll(/[\u4e00-\u9fff]+/g)].flatMap(
          ([word]) => (word.length >= 2 && word.length <= 4 ? [word] : []),
        ),
      ),
  );
  const taken = [...words].filter((word) => tagMask(word, []) !== null);
  expect(words.size).toBeGreaterThan(5_000);
  expect(taken.length / words.size).toBeLessThan(0.0025);
});
