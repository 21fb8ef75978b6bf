import { describe, expect, it } from 'vitest';
import { findPerson } from './find-person.ts';

const allergiesOf = (content: string) => findPerson([{ role: 'user', content }]).allergies;

describe('an allergy', () => {
  it.each([
    ['对磺胺过敏，以前吃了起疹子', ['磺胺']],
    ['布洛芬我对它过敏', ['布洛芬']],
    ['青霉素皮试阳性，能吃头孢克洛不', ['青霉素']],
    ['我一吃虾嘴就肿，痒', ['虾']],
    ['布洛芬吃了起疹子，后来不敢吃', ['布洛芬']],
    ['我好像对花粉过敏', ['花粉']],
  ])('is told in %s', (text, names) => {
    expect(allergiesOf(text)).toEqual(names);
  });

  it.each([
    '香菜过敏是真的吗',
    '这叫酒精过敏吗，一直这样',
    '脸上过敏，用了新买的面霜',
    '我们新疆这边过敏季一到花粉满天飞',
    '怀疑自己过敏，喝牛奶肚子胀',
    '阿莫西林吃了没起疹子',
  ])('is none where it is asked about, or no substance is named: %s', (text) => {
    expect(allergiesOf(text)).toBeUndefined();
  });

  it('stays denied where it was', () => {
    expect(allergiesOf('没有过敏的')).toEqual([]);
  });
});
