import { describe, expect, it } from 'vitest';
import { findPerson } from './find-person.ts';
import { medicineStatus } from './medicine-status.ts';

const statusIn = (text: string, name: string) => medicineStatus(text, text.indexOf(name), name);

describe('a medicine that is named', () => {
  it.each([
    ['我在吃二甲双胍', '二甲双胍'],
    ['华法林每天一片', '华法林'],
    ['布洛芬吃了两天', '布洛芬'],
    ['一直喝黄芪水，可以继续喝吗？', '黄芪'],
    ['三七和华法林能一起吃吗', '华法林'],
    ['阿司匹林要不要停', '阿司匹林'],
    ['华法林停了两天又吃上了', '华法林'],
    ['昨天刚停了华法林', '华法林'],
    ['华法林没停过', '华法林'],
    ['睡不好吃安定', '安定'],
    ['不小心吃了阿司匹林', '阿司匹林'],
    ['打胰岛素，这两天没怎么吃东西', '胰岛素'],
    ['打完胰岛素没吃饭，手抖', '胰岛素'],
  ])('counts as taken in %s', (text, name) => {
    expect(statusIn(text, name)).toBe('taken');
  });

  it.each([
    ['氯吡格雷去年停了', '氯吡格雷'],
    ['氯吡格雷去年就停了，现在吃阿司匹林', '氯吡格雷'],
    ['华法林停了两年', '华法林'],
    ['以前吃过二甲双胍', '二甲双胍'],
    ['二甲双胍早就不吃了', '二甲双胍'],
    ['没吃降压药', '降压药'],
    ['医生让吃他汀，我没吃', '他汀'],
  ])('was stopped or never taken in %s', (text, name) => {
    expect(statusIn(text, name)).toBe('stopped');
  });

  it.each([
    ['中成药可以吃吗', '中成药'],
    ['有什么中成药推荐', '中成药'],
    ['枸杞每天泡水可以吗', '枸杞'],
    ['三七和华法林能一起吃吗', '三七'],
    ['我能吃布洛芬吗', '布洛芬'],
    ['想吃点当归补一补', '当归'],
  ])('is only thought of in %s', (text, name) => {
    expect(statusIn(text, name)).toBe('considered');
  });

  it.each([
    '最近心情不好，吃过逍遥丸没什么用',
    '吃过褪黑素，头重就停了',
    '喝过安神补脑液，没用，早停了',
    '坦索罗辛吃了一月好了停',
    '她自己停了一种药，厄贝沙坦，说吃着咳嗽',
    '香砂养胃丸和气滞胃痛颗粒哪个对',
    '益母草颗粒可以喝一盒催一催吗',
    '二甲双胍医生让吃，为啥要吃',
    '腰痛，贴膏药呢还是喝药呢',
    '贴过膏药，起疹子',
  ])('is none of the person where it was tried, advised or asked about: %s', (content) => {
    expect(findPerson([{ role: 'user', content }]).medicines ?? []).toEqual([]);
  });

  it.each([
    ['今天早上刚吃过布洛芬', '布洛芬'],
    ['氨氯地平一天一片，安眠药早停了', '氨氯地平'],
    ['吃过奥美拉唑，现在还在吃', '奥美拉唑'],
  ])('stays one that is taken: %s', (content, name) => {
    expect(findPerson([{ role: 'user', content }]).medicines).toContain(name);
  });

  it('is among the medicines of the person only where it is taken', () => {
    const told = (content: string) => findPerson([{ role: 'user', content }]).medicines;
    expect(told('氯吡格雷去年停了，现在吃阿司匹林，丹参能不能一起吃？')).toEqual(['阿司匹林']);
    expect(told('喝什么中成药好')).toBeUndefined();
  });
});
