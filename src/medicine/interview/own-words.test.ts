import { describe, expect, it } from 'vitest';
import { ownWords } from './own-words.ts';

const charsMax = 40;

describe('a complaint in the words of the person', () => {
  it.each([
    ['替我爸问的。入冬以后早上血压老150上下，白天又130', '入冬以后早上血压老150上下，白天又130'],
    ['俺家小子四岁了，一顿饭得追着喂一个钟头，愁死我了', '一顿饭得追着喂一个钟头'],
    ['开大车的，老毛病犯了，坐垫上跟坐钉子一样', '老毛病犯了，坐垫上跟坐钉子一样'],
    ['转氨酶71，脂肪肝，别推销', '转氨酶71，脂肪肝'],
  ])('holds what tells of it: %s', (text, told) => {
    expect(ownWords(text, charsMax)).toBe(told);
  });

  it.each(['老师我想自杀，我不敢跟别人说', '救我，他在旁边', '五个月，晚上压着疼醒'])(
    'loses nothing that is wrong: %s',
    (text) => expect(ownWords(text, charsMax)).toBe(text),
  );

  it('ends with a whole clause', () => {
    const text = '血压这个月忽高忽低，早上能到158，下午又128，我隔着十二个小时时差天天盯着她发照片';
    expect(ownWords(text, charsMax)).toBe('血压这个月忽高忽低，早上能到158，下午又128');
  });

  it('is as it was said where nothing else is told', () => {
    expect(ownWords('替我妈问的', charsMax)).toBe('替我妈问的');
  });
});
