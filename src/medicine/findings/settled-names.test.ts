import { describe, expect, it } from 'vitest';
import type { Subject } from './finding.ts';
import { readNames } from './read-names.ts';
import { medicineSaid } from './settled-medicines.ts';
import { toldMedicine } from './settled-names.ts';
import { findPerson } from './find-person.ts';

function saidOf(text: string, name: string, isAnswer = false, about?: Subject): string {
  const names = readNames(text);
  const place = toldMedicine(text, { name, start: text.indexOf(name) }, names.medicines);
  return medicineSaid({ names, isAnswer, about }, place);
}

describe('a medicine that is named and not asked about', () => {
  it.each([
    ['血压高，吃氨氯地平', '氨氯地平'],
    ['甲减，优甲乐100，还是累', '优甲乐'],
    ['二甲双胍一天两片', '二甲双胍'],
    ['药是缬沙坦，还是头晕', '缬沙坦'],
    ['开了奥美拉唑，吃了一个礼拜', '奥美拉唑'],
    ['老婆让我喝藿香正气水，喝了三天', '藿香正气水'],
    ['吃着华法林能吃三七不', '华法林'],
    ['在吃华法林，还有美托洛尔和阿托伐他汀', '美托洛尔'],
    ['在吃华法林，还有美托洛尔和阿托伐他汀', '阿托伐他汀'],
    ['长期服药：氨氯地平5毫克，阿托伐他汀，阿司匹林', '阿司匹林'],
    ['打胰岛素，还有二甲双胍', '二甲双胍'],
  ])('is taken in %s', (text, name) => {
    expect(saidOf(text, name)).toBe('taken');
  });

  it.each([
    ['妇科B超做了，激素也正常', '激素', 'named'],
    ['抽屉里一盒布洛芬，过期了', '布洛芬', 'named'],
    ['吃着缬沙坦，抽屉里还有布洛芬', '布洛芬', 'named'],
    ['布洛芬，对乙酰氨基酚家里都有', '对乙酰氨基酚', 'named'],
    ['吃着华法林，三七能一起吃吗', '三七', 'asked'],
    ['我妈让我吃布洛芬', '布洛芬', 'considered'],
    ['先吃布洛芬还是对乙酰氨基酚', '布洛芬', 'asked'],
    ['益生菌能喂不', '益生菌', 'asked'],
    ['蒙脱石散喂着管用不', '蒙脱石散', 'asked'],
  ])('is not in %s', (text, name, expected) => {
    expect(saidOf(text, name)).toBe(expected);
  });

  it('is taken where it answers what is taken', () => {
    expect(saidOf('布洛芬', '布洛芬', true)).toBe('taken');
    expect(saidOf('布洛芬', '布洛芬')).toBe('named');
  });

  it('goes on counting for the checks of a reply', () => {
    const { medicines, possible } = findPerson([
      { role: 'user', content: '脚趾疼，抽屉里一盒秋水仙碱，过期了' },
    ]);
    expect(medicines ?? []).toEqual([]);
    expect(possible.medicines).toEqual(['秋水仙碱']);
  });
});

describe('whose a medicine is, once it is known whom the talk is about', () => {
  it.each([
    ['我男朋友也胃疼，他吃的雷贝拉唑', '雷贝拉唑', 'self'],
    ['我妈吃氨氯地平', '氨氯地平', 'self'],
    ['我自己也在吃阿托伐他汀', '阿托伐他汀', 'other'],
  ] as const)('is somebody else’s in %s', (text, name, about) => {
    expect(saidOf(text, name, true, about)).toBe('others');
    expect(saidOf(text, name, true)).toBe('taken');
  });

  it.each([
    ['我妈给我买的钙片，每天吃', '钙片', 'self'],
    ['吃阿托伐他汀和氯吡格雷', '氯吡格雷', 'self'],
    ['我给他抹保湿霜', '保湿霜', 'other'],
  ] as const)('is the patient’s in %s', (text, name, about) => {
    expect(saidOf(text, name, true, about)).toBe('taken');
  });
});

describe('a medicine that was refused or did nothing', () => {
  it('is not taken', () => {
    expect(saidOf('二甲双胍在吃，胰岛素医生建议打他不肯打', '胰岛素', true)).toBe('untaken');
    expect(saidOf('中药吃了两个月没效', '中药', true)).toBe('stopped');
  });

  it('is still taken where it did nothing for some days only, with a verb or without', () => {
    expect(saidOf('吃了头孢三天没效', '头孢', true)).toBe('taken');
    expect(saidOf('头孢三天没效，嗓子还是疼', '头孢', false)).toBe('taken');
    expect(saidOf('消炎药吃了三天不管用，换成左氧了', '消炎药', false)).toBe('stopped');
  });

  it('does not take the one named before it', () => {
    const text = '吃二甲双胍和格列美脲，胰岛素医生建议打他不肯打';
    expect(saidOf(text, '格列美脲', true)).toBe('taken');
  });
});

describe('a disease of the family', () => {
  it('is none of the writer’s', () => {
    const turns = ['潮热半年，女，51岁', '有甲减，姐姐得过乳腺癌'].map(
      (content) => ({ role: 'user', content }) as const,
    );
    expect(findPerson(turns).chronicDiseases).toEqual(['甲减']);
  });
});

describe('a medicine that was stopped', () => {
  it.each([
    ['我一直吃阿司匹林，上个月胃出血医生喊停了', '阿司匹林'],
    ['氯吡格雷心内科大夫说不用吃了', '氯吡格雷'],
    ['降压药昨天停了', '降压药'],
    ['胃药奥美拉唑吃了八周，医生叫停，停了三天反酸得厉害', '奥美拉唑'],
  ])('is not taken now, whoever stopped it and however lately: %s', (text, name) => {
    expect(saidOf(text, name, false)).toBe('stopped');
  });

  it('counts for the checks of a reply while it may be in the body', () => {
    const { medicines, possible } = findPerson([{ role: 'user', content: '阿司匹林昨天停了' }]);
    expect(medicines ?? []).toEqual([]);
    expect(possible.medicines).toEqual(['阿司匹林']);
  });

  it.each([
    ['阿司匹林停了两天又吃上了', '阿司匹林'],
    ['华法林医生说不能停', '华法林'],
    ['我平常吃鱼油，护士说术前都要停', '鱼油'],
    ['他每天早上还吃一颗阿托伐他汀，三七粉去年吃过，今年不吃了', '阿托伐他汀'],
    ['吃的是半片佐匹克隆，吃了两年了，最近换了床垫', '佐匹克隆'],
  ])('is taken where it goes on, or another one was stopped: %s', (text, name) => {
    expect(saidOf(text, name, false)).toBe('taken');
  });
});
