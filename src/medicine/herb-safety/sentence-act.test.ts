import { expect, it } from 'vitest';
import { actOn, isGiven } from './sentence-act.ts';

/** The act on the first 附子 of a line. */
function act(line: string, heading = ''): string {
  const start = line.indexOf('附子');
  return actOn(line, { start, end: start + 2 }, heading);
}

it.each([
  ['recommends', '附子、干姜'],
  ['recommends', '可以用附子'],
  ['recommends', '不要拖延，可以用附子'],
  ['recommends', '附子泡酒，孕妇禁用'],
  ['recommends', '附子是解毒的好药，泡水喝'],
  ['recommends', '含有附子的药酒喝一杯'],
  ['recommends', '试试附子，好吗？'],
  ['recommends', '要不您来点附子？'],
  ['recommends', '特别推荐附子'],
  ['recommends', '附子没有危险'],
  ['forbids', '不要自己用附子'],
  ['forbids', '附子孕期不宜用'],
  ['forbids', '附子、细辛，孕期都不要用'],
  ['forbids', '不要自己买药吃，特别是附子'],
  ['forbids', '附子这类药，请先问医生'],
  ['forbids', '附子汤，但要面诊，请不要自己买来吃'],
  ['forbids', '附子可能引起心律失常'],
  ['explains', '附子是温阳的药材'],
  ['explains', '四逆汤里有附子、干姜'],
  ['explains', '四逆汤由附子、干姜、甘草组成'],
  ['asks', '家里的药酒有没有附子？'],
  ['asks', '附子一次吃多少？'],
  ['quotes', '您说喝了附子酒'],
])('%s: %s', (expected, line) => {
  expect(act(line)).toBe(expected);
});

it('listens to the line that governs a list', () => {
  expect(act('- 附子', '下面这些孕期不要自己用：')).toBe('forbids');
  expect(act('- 附子', '别着急，这样做：')).toBe('recommends');
  expect(act('- 可以用附子', '下面这些孕期不要自己用：')).toBe('recommends');
});

it('hears an amount as given unless it is asked after, told back or called too much', () => {
  const given = (line: string): boolean => {
    const start = line.indexOf('30克');
    return isGiven(line, { start, end: start + 3 });
  };
  for (const line of ['附子30克', '附子不要超过30克', '附子30克先煎，孕妇不能吃']) {
    expect({ line, given: given(line) }).toEqual({ line, given: true });
  }
  for (const line of ['附子30克会中毒', '不要吃附子30克', '附子30克够吗？', '您说吃了附子30克']) {
    expect({ line, given: given(line) }).toEqual({ line, given: false });
  }
});
