import { describe, expect, it } from 'vitest';
import type { Turn } from '../findings/finding.ts';
import { triage } from './triage.ts';

const levelOf = (...said: string[]): string =>
  triage(said.map((content, at): Turn => ({ role: at % 2 === 0 ? 'user' : 'assistant', content })))
    .level;

describe('an ordinary answer that sounds like a danger', () => {
  it.each([
    [
      '停经快一年，一阵阵发热',
      '出汗时还有什么？',
      '胸口往上冲一股热，脸红，汗滴下来，一两分钟后怕冷',
    ],
    ['我是更年期', '热起来是怎样的？', '从胸口往脸上冲一股热，脸红，接着一身汗，再就冷'],
    ['来月经前想骂人', '有没有想不开？', '没有想不开，哈哈，想打人不算吧'],
    ['心慌', '有没有胸痛、晕倒？', '没疼过，没晕过，爬楼干活都没事'],
    ['鼻炎', '鼻涕是怎样的？', '早上一睁眼一串喷嚏，清鼻涕像水龙头'],
    [
      '耳鸣',
      '有没有突然听不见、转着晕、脸歪？',
      '没有突然听不见，也不转，脸不歪。磁石、熟地这样的丸子有用吗？',
    ],
    [
      '孩子咳嗽',
      '有在吃的药、过敏或慢性病吗？',
      '吃过小儿肺热咳喘，停了。青霉素皮试阳性。腺样体肥大',
    ],
  ])('opens no page: %s | %s | %s', (...said) => {
    expect(levelOf(...said)).toBe('routine');
  });
});

describe('the same words where they tell of one', () => {
  it.each([
    '活着没意思，干活都没劲，不想活了',
    '来月经血像水龙头一样哗哗流，头晕站不住',
    '突然左边脸歪了，说话说不清',
    '我控制不住想打人，想拿刀砍他',
    '烧到四十度，人都糊涂了',
    '一岁半 39.6 刚才眼睛直了 手脚一下一下抖',
    '外婆把她那对银耳环给我戴上，说以后想她就看看，她这几天偷偷把药吐掉，一粒都没吃',
  ])('opens it: %s', (said) => {
    expect(levelOf(said)).not.toBe('routine');
  });
});
