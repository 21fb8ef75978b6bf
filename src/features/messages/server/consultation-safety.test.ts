import { describe, expect, it } from 'vitest';
import { hotlines } from '#medicine/knowledge/hotlines.ts';
import { checksOf, readSafety } from './consultation-safety.ts';
import { promptFacts } from '#test/medicine/prompt-facts.ts';

const said = (...words: string[]) =>
  words.map((content, at) => ({
    role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content,
  }));
const assess = (turns: ReturnType<typeof said>) => readSafety(turns, {}, hotlines);
const summary = {
  gender: '女' as const,
  age: '30岁',
  symptoms: ['咳嗽'],
  prescriptions: ['止嗽散'],
};

function throughGuard(turns: ReturnType<typeof said>, text: string): string {
  const guard = checksOf(assess(turns)).createGuard();
  return [...text].map((letter) => guard.push(letter)).join('') + guard.end();
}

describe('the safety layer of a send', () => {
  it('answers an emergency in the newest words, and lets the conversation go on afterwards', () => {
    expect(assess(said('胸口压榨样剧痛，出大汗')).answer).toContain('120');
    const later = assess(said('胸口压榨样剧痛，出大汗', '请拨打 120', '已经叫了救护车'));
    expect(later.answer).toBeNull();
  });

  it('answers a danger at the turn that completes it, also with what the profile contains', () => {
    expect(assess(said('怀孕三个月', '还有别的吗', '下面流血了')).answer).toContain('120');
    const bleeding = said('下面流血了');
    expect(assess(bleeding).answer).toBeNull();
    const safety = readSafety(bleeding, { pregnant: 'yes' }, hotlines);
    expect(safety.answer).toContain('120');
    expect(safety.known.redFlagOpen).toBe(true);
  });

  it('answers a crisis with the psychological aid line and never with a formula', () => {
    const { answer } = assess(said('觉得死了就好了，不想活了'));
    expect(answer).toContain('12356');
    expect(answer).not.toMatch(/[\p{Script=Han}]{2,}[汤丸散]/u);
  });

  it('opens with our own words when the newest words are urgent', () => {
    const safety = assess(said('我一整天没尿了，憋着排不出来'));
    expect([safety.answer, safety.opening]).toEqual([null, expect.stringContaining('24')]);
  });

  it('has no answer to a plain cough', () => {
    expect(assess(said('咳嗽三天，有点痰'))).toMatchObject({ answer: null, opening: null });
  });

  it.each([
    ['pregnant', '我怀孕三个月了，咳嗽'],
    ['nursing', '我在哺乳期，咳嗽'],
    ['a child', '孩子六岁，咳嗽'],
  ])('lets no formula through for somebody who is %s', (_, words) => {
    const turns = said(words);
    expect(checksOf(assess(turns)).reviseSummary(summary).prescriptions).toEqual([]);
    expect(promptFacts(turns, assess(turns).person).join('')).toContain('不得提及');
    expect(throughGuard(turns, '可以用止嗽散。\n多喝温水。')).not.toContain('止嗽散');
  });

  it('cuts a dose and "stop your medicine", and passes harmless words as they are', () => {
    const turns = said('我30岁，男，咳嗽');
    const text = '多喝温水，早点休息。\n附子30克先煎。\n您可以停掉降压药。\n';
    const passed = throughGuard(turns, text);
    expect(passed.startsWith('多喝温水，早点休息。\n')).toBe(true);
    expect(passed).not.toMatch(/30克|可以停掉/);
  });
});
