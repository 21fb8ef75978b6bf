import { describe, expect, it } from 'vitest';
import { findPerson } from './find-person.ts';
import { namedMedicines } from './named-medicines.ts';
import { normalise } from './normalise.ts';

const namesIn = (text: string): string[] => namedMedicines(normalise(text)).map(({ name }) => name);
const person = (content: string) => findPerson([{ role: 'user', content }]);

describe('the names of medicines', () => {
  it.each([
    ['吃着格列本脲和络活喜', ['格列本脲', '络活喜']],
    ['喝了三天附子理中丸', ['附子理中丸']],
    ['降压药是缬沙坦', ['缬沙坦']],
    ['降压药一天一片', ['降压药']],
    ['抹了阿昔洛韦软膏', ['阿昔洛韦']],
    ['吃三七粉', ['三七粉']],
    ['止疼片吃了一礼拜', ['止痛片']],
    ['空腹胰岛素18，孕酮22', []],
    ['胰岛素12个单位', ['胰岛素']],
  ])('are found in %s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});

describe('the medicines that are taken', () => {
  it.each([
    ['我爸六十，他吃着华法林，换过瓣膜', ['华法林']],
    ['我吃的钙片跟菠菜犯不犯冲', ['钙片']],
    ['四物汤喝了拉稀正常不', ['四物汤']],
    ['血压高，血压药吃的是氨氯地平', ['氨氯地平']],
  ])('are told in %s', (text, names) => {
    expect(person(text).medicines).toEqual(names);
  });

  it.each([
    '蓝芹口服液十岁伢喝几支',
    '同事寄来一盒清咽滴丸',
    '去年夏天抹皮炎平',
    '吃了三天氯雷他定，就停了',
    '有人说气虚，吃补中益气丸好',
  ])('are not told in %s', (text) => {
    expect(person(text).medicines ?? []).toEqual([]);
  });

  it('goes on counting for the checks of a reply where it was stopped or is asked about', () => {
    expect(person('吃了三天布洛芬，就停了').possible.medicines).toContain('布洛芬');
    expect(person('华法林一天吃几片').possible.medicines).toContain('华法林');
  });

  it('are none where a sentence of its own answers the question on allergies', () => {
    const question = '平时吃什么药？对什么药物过敏？';
    const turns = [
      { role: 'user' as const, content: '胃胀' },
      { role: 'assistant' as const, content: question },
      { role: 'user' as const, content: '莫沙必利吃过半个月停了。头孢。慢性胃炎。' },
    ];
    const { medicines, allergies, possible } = findPerson(turns);
    expect(medicines ?? []).toEqual([]);
    expect(allergies).toEqual(['头孢']);
    expect(possible.medicines).toContain('头孢');
  });
});

describe('the diseases that are had', () => {
  it.each([
    ['我爸七十，他房颤，腿肿', ['房颤']],
    ['我反流性食管炎，烧心', ['反流性食管炎']],
    ['我痔疮膏用完了，肛门痒', undefined],
    ['我头晕，没有高血压糖尿病', undefined],
    ['我胃胀，怕防癌没做好', undefined],
  ])('are told in %s', (text, names) => {
    expect(person(text).chronicDiseases).toEqual(names);
  });
});

describe('allergies', () => {
  it.each([
    ['过敏就是虾', ['虾']],
    ['这几天能吃抗过敏的药吗', undefined],
  ])('are told in %s', (text, names) => {
    expect(person(text).allergies).toEqual(names);
  });
});
