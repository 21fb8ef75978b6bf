import { describe, expect, it } from 'vitest';

import { chosenLines, proposeLines } from './proposed-lines.ts';

const certain = (text: string) => ({ text, certainty: 1 });
const isChosen = (line: string): boolean => proposeLines([certain(line)])[0]?.isChosen ?? false;

describe('a line that seems to tell who somebody is', () => {
  it.each([
    '姓名：王小明 性别：女 年龄：68岁',
    '姓 名 王小明',
    '住院号 20391',
    '门诊号：A1002345',
    '条形码：1234567',
    '110101195803070028',
    '电话 13800138000',
    '送检医生：李华 审核者：张敏',
    'Patient name: Wang',
  ])('is not chosen: %s', (line) => {
    expect(isChosen(line)).toBe(false);
  });

  it.each([
    '白细胞 5.2 10^9/L 3.5-9.5',
    '检验日期：2026-11-20',
    '年龄：68岁 性别：女',
    '阿莫西林胶囊 0.25g×24粒',
    '肝胆胰脾未见明显异常',
    '检验项目 结果 单位 参考区间',
    '甲状腺结节 TI-RADS 3类',
  ])('is no other: %s', (line) => {
    expect(isChosen(line)).toBe(true);
  });
});

it('goes into the input: what is chosen, as it was corrected, line by line', () => {
  const lines = proposeLines(['姓名：王小明', '白细胞 5.2', '红细胞 4.1', '血小板'].map(certain));
  const corrected = lines.map((line) => ({
    ...line,
    ...(line.id === 1 && { text: ' 白细胞 5.3 ' }),
    ...(line.id === 3 && { text: ' ' }),
  }));
  expect(chosenLines(corrected)).toEqual(['白细胞 5.3', '红细胞 4.1']);
});

it('is not chosen where it was hard to read', () => {
  const read = [
    { text: '白细胞 11.2', certainty: 0.69 },
    { text: '红细胞 4.1', certainty: 0.7 },
  ];
  expect(proposeLines(read).map(({ isDoubtful, isChosen }) => [isDoubtful, isChosen])).toEqual([
    [true, false],
    [false, true],
  ]);
});
