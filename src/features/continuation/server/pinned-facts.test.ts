import { describe, expect, it } from 'vitest';
import { heldOutSet } from '#learning/held-out-corpus.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import { findPerson } from '#medicine/findings/find-person.ts';
import { triage } from '#medicine/triage/triage.ts';
import { pinnedCharsMax, pinnedLinesMax } from '../rules.ts';
import { pinnedFacts } from './pinned-facts.ts';

/** Turns of the person and of the assistant by turns; the person begins. */
const talk = (...said: string[]): Turn[] =>
  said.map((content, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content }));

describe('what is pinned', () => {
  it('is nothing when there is nothing of the kind', () => {
    expect(pinnedFacts([])).toEqual([]);
    expect(pinnedFacts(talk('头痛三天，怕冷', '有过敏吗', '没有过敏，没有吃药'))).toEqual([]);
  });

  it('uses the person’s own sentences, each once', () => {
    const turns = talk(
      '我女，34岁，头痛三天。我对青霉素过敏！怀孕四个月了',
      '在吃什么药吗？',
      '在吃优甲乐。对了，我对青霉素过敏',
    );
    expect(pinnedFacts(turns)).toEqual(['我对青霉素过敏！', '怀孕四个月了', '在吃优甲乐。']);
  });

  it('holds an answer that leans on its question', () => {
    expect(pinnedFacts(talk('头痛', '您现在怀孕了吗？', '是的'))).toEqual(['怀孕了']);
    expect(pinnedFacts(talk('咳嗽', '您在哺乳期吗？', '是'))).toEqual(['在哺乳期']);
  });

  it('holds a pregnancy that is not certain, and drops one that was taken back', () => {
    expect(pinnedFacts(talk('月经晚了十天，可能怀孕了'))).toEqual(['月经晚了十天，可能怀孕了']);
    expect(pinnedFacts(talk('可能怀孕了', '测了吗', '测过了，没有怀孕'))).toEqual([]);
  });

  it('does not read the assistant’s text as the person’s', () => {
    expect(
      pinnedFacts([{ role: 'assistant', content: '我对青霉素过敏，怀孕了，胸口剧痛' }]),
    ).toEqual([]);
  });

  it('holds medicines and lasting diseases', () => {
    const turns = talk('有高血压，每天吃氨氯地平', '还有吗', '偶尔吃华法林');
    expect(pinnedFacts(turns)).toEqual(['有高血压，每天吃氨氯地平', '偶尔吃华法林']);
  });

  it('puts dangers first, also one whose signs were described far apart', () => {
    const turns = talk('我对海鲜过敏。今天胸闷', '还有别的吗', '没有了', '好', '刚才出大汗');
    expect(triage(turns).level).toBe('emergency');
    expect(pinnedFacts(turns)).toEqual(['今天胸闷', '刚才出大汗', '我对海鲜过敏。']);
  });

  it('stays within its bounds, whatever was written', () => {
    const medicines = '阿司匹林 华法林 二甲双胍 地高辛 布洛芬 头孢 优甲乐 安定'.split(' ');
    const much = [...medicines, ...medicines.map((name) => `${name}和头孢`)].map(
      (name, at) => `${at}的时候吃了${name}${'，唉'.repeat(90)}`,
    );
    const lines = pinnedFacts(talk(...much.flatMap((words) => [words, '好'])));
    expect(lines.length).toBeLessThanOrEqual(pinnedLinesMax);
    expect(lines.every((line) => line.length <= pinnedCharsMax)).toBe(true);
    expect(findPerson(talk(lines.join('\n'))).medicines).toEqual(expect.arrayContaining(medicines));
  });

  it('raises every danger again where it is carried to', () => {
    const lost = Object.values(heldOutSet('unseen').positives)
      .flat()
      .filter((words) => {
        const { level } = triage(talk(words));
        return triage(talk(pinnedFacts(talk(words)).join('\n'))).level !== level;
      });
    expect(lost).toEqual([]);
  });
});
