import { describe, expect, it } from 'vitest';
import { redFlagGroup } from '#medicine/knowledge/red-flags.ts';
import { triage } from '#medicine/triage/triage.ts';
import { triageAnswer } from '#medicine/triage/triage-answer.ts';
import { hotlines } from '#medicine/knowledge/hotlines.ts';

const levelOf = (...told: string[]) =>
  triage(told.map((content) => ({ role: 'user', content }))).level;
const groupsOf = (content: string): string[] =>
  triage([{ role: 'user', content }]).alarms.map(({ group }) => group);

describe('an illness of long standing with its usual medicine', () => {
  it.each([
    '我有房颤一直吃华法林',
    '房颤好几年了，一直在吃华法林',
    '我妈房颤，长期吃利伐沙班',
    '冠心病十年，天天吃阿司匹林',
    '我有哮喘，一直用沙美特罗',
    '我有心衰，一直吃呋塞米',
    '我有癫痫，一直吃丙戊酸钠',
    '我有房颤一直吃华法林，最近睡不好',
  ])('is no danger: %s', (content) => {
    expect(levelOf(content)).toBe('routine');
  });

  it.each([
    '我有房颤一直吃华法林，今天牙龈出血不止',
    '我有房颤一直吃华法林，今天拉黑便',
    '我有房颤一直吃华法林，突然右边胳膊没力',
    '我有房颤一直吃华法林，说话突然不清楚',
    '我有房颤一直吃华法林，尿血',
    '我有房颤一直吃华法林，摔了一跤撞到头',
    '我有房颤一直吃华法林，现在心慌得厉害喘不上气',
  ])('is one with the sign that makes it so: %s', (content) => {
    expect(levelOf(content)).not.toBe('routine');
  });

  it('becomes one when the sign is mentioned later', () => {
    expect(levelOf('我有房颤一直吃华法林', '刚才右边胳膊突然没力了')).toBe('emergency');
  });
});

describe('the weeks after a birth', () => {
  it.each([
    '生完孩子二十天，浑身疼，老出虚汗',
    '坐月子，出虚汗，怕风',
    '产后两周，身上疼，汗多',
    '刚生完孩子半个月，身上骨头缝疼，夜里汗多',
  ])('may be weary without a danger: %s', (content) => {
    expect(levelOf(content)).toBe('routine');
  });

  it.each([
    '生完孩子二十天，浑身疼，发烧',
    '生完孩子二十天，浑身疼，老出虚汗，烧到38度5',
    '生完孩子二十天，老出虚汗，下面出血越来越多',
    '生完孩子二十天，小腿又肿又疼',
    '坐月子，浑身疼，恶露很臭，发冷发抖',
  ])('alarm with fever, blood or a swollen leg: %s', (content) => {
    expect(levelOf(content)).toBe('emergency');
  });
});

describe('a lump in the belly', () => {
  it.each([
    '肚子里摸到硬块',
    '我42岁，肚子里摸到硬块',
    '男，55岁，肚子里能摸到硬块，不疼',
    '肚子上能摸到一个包块',
    '下腹摸到一个包，不疼',
  ])('of somebody grown raises no alarm by itself: %s', (content) => {
    expect(levelOf(content)).toBe('routine');
  });

  it.each(['肚子里摸到硬块，疼得打滚', '我爸肚子里摸到硬块，人瘦了二十斤，便血'])(
    'of somebody grown is never answered as a child’s: %s',
    (content) => {
      const turns = [{ role: 'user' as const, content }];
      expect(triage(turns).level).not.toBe('routine');
      expect(groupsOf(content)).not.toContain('intussusception');
      const advice = redFlagGroup('intussusception')?.advice ?? '';
      expect(triageAnswer(triage(turns), hotlines)).not.toContain(advice);
    },
  );

  it.each([
    '宝宝肚子里摸到硬块，一阵一阵哭',
    '宝宝8个月，肚子里摸到硬块',
    '孩子肚子摸到腊肠样的包块',
    '八个月的娃，肚子上摸到一条硬硬的，哭闹',
  ])('of a child does, by its name: %s', (content) => {
    expect(groupsOf(content)).toContain('intussusception');
  });
});

it('reads an age whole: 42岁 is no child of two', () => {
  expect(groupsOf('我42岁，精神萎靡，叫不醒')).not.toContain('ill-child');
  expect(groupsOf('娃2岁，精神萎靡，叫不醒')).toContain('ill-child');
});
