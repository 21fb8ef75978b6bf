import { describe, expect, it } from 'vitest';
import { holdRulesFor } from './comment-rules.ts';

describe('a comment', () => {
  it.each([
    ['contact', '加我微信 abc12345 细说'],
    ['contact', '打13812345678找我'],
    ['drug-sale', '我这有祖传秘方，药到病除'],
    ['drug-sale', '需要的话可以代购'],
    ['abuse', '你有病吧，滚蛋'],
    ['medical-order', '赶紧把降压药停了'],
    ['medical-order', '每天吃三片就好'],
    ['medical-order', '黄芪30克煮水喝'],
    ['medical-order', '不用去医院，喝点姜茶'],
  ])('is held for %s: %s', (rule, content) => {
    expect(holdRulesFor(content)).toContain(rule);
  });

  it.each([
    '谢谢分享，我也是这样，后来作息规律就好了',
    '请问后来去医院检查了吗',
    '建议早点看医生',
    '我当时咳了两个星期，体温38度5',
    '注意保暖，少吃生冷',
  ])('is not held when harmless: %s', (content) => {
    expect(holdRulesFor(content)).toEqual([]);
  });
});
