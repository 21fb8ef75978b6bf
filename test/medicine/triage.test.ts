import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { trainingSet } from '#learning/training-corpus.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import { hotlines } from '#medicine/knowledge/hotlines.ts';
import { redFlagGroups } from '#medicine/knowledge/red-flags.ts';
import { triage } from '#medicine/triage/triage.ts';
import { triageAnswer } from '#medicine/triage/triage-answer.ts';
import { anyText } from '#test/any-text.ts';

const falseAlarmShareMax = 0.08;
const recallMin = 0.97;
const second = trainingSet('second');
const secondDangers = Object.values(second.positives).flat();
const { positives: firstPositives, negatives: firstNegatives } = trainingSet('first');
/** By group, whatever the level. */
const firstDangers = Object.fromEntries(
  Object.entries(firstPositives).map(([key, texts]) => [key.replace(/:.*$/u, ''), texts]),
);
const say = (content: string): Turn[] => [{ role: 'user', content }];

describe('triage', () => {
  it('has sentences of danger for every group', () => {
    expect(Object.keys(firstDangers).toSorted()).toEqual(
      redFlagGroups.map(({ id }) => id).toSorted(),
    );
    expect(Object.values(firstDangers).every((sentences) => sentences.length >= 2)).toBe(true);
  });

  it.each(Object.entries(firstDangers))('raises an alarm for %s', (_group, sentences) => {
    expect(sentences.filter((sentence) => triage(say(sentence)).level === 'routine')).toEqual([]);
  });

  it('answers danger to life and mind at their level', () => {
    for (const { id, level } of redFlagGroups) {
      if (level === 'urgent') continue;
      const levels = (firstDangers[id] ?? []).map((sentence) => triage(say(sentence)).level);
      expect(
        levels.filter((one) => one !== level && one !== 'emergency' && id !== 'bites'),
      ).toEqual([]);
    }
  });

  it('stays quiet on what is denied, past, supposed, idiom or everyday', () => {
    const alarmed = firstNegatives.filter((sentence) => triage(say(sentence)).level !== 'routine');
    expect(firstNegatives.length).toBeGreaterThanOrEqual(150);
    expect(alarmed.length / firstNegatives.length).toBeLessThanOrEqual(falseAlarmShareMax);
  });

  it('holds on the second set', () => {
    const isAlarm = (sentence: string): boolean => triage(say(sentence)).level !== 'routine';
    const recall = secondDangers.filter(isAlarm).length / secondDangers.length;
    const falseShare = second.negatives.filter(isAlarm).length / second.negatives.length;
    expect(recall).toBeGreaterThanOrEqual(recallMin);
    expect(falseShare).toBeLessThanOrEqual(falseAlarmShareMax);
  });

  it('keeps an alarm open over the whole conversation', () => {
    const turns: Turn[] = [
      ...say('我爸突然嘴歪，左手抬不起来'),
      { role: 'assistant', content: '请拨打120。' },
      ...say('好的，他平时血压高'),
    ];
    expect(triage(turns).level).toBe('emergency');
  });

  it('reads the user only, except for a bare yes to a question', () => {
    const advice: Turn = { role: 'assistant', content: '如果胸痛大汗，请拨打120。' };
    const question: Turn = {
      role: 'assistant',
      content: '最近有没有觉得活着没意思，或者想伤害自己？',
    };
    expect(triage([advice, ...say('好的')]).level).toBe('routine');
    expect(triage([question, ...say('没有')]).level).toBe('routine');
    expect(triage([question, ...say('有')]).level).toBe('crisis');
  });

  it('adds what is known of the person', () => {
    expect(triage(say('发烧了，38度3'), { ageMonths: 2 }).level).toBe('emergency');
    expect(triage(say('下面出血，血量多'), { pregnancy: 'yes' }).level).toBe('emergency');
    expect(triage(say('发烧了，38度3'), { ageMonths: 40 }).level).toBe('routine');
  });

  it('never throws, and its spans lie within the text', () => {
    fc.assert(
      fc.property(fc.array(anyText()), (pieces) => {
        const text = `${pieces.join('')}突然胸痛大汗`;
        for (const { span } of triage(say(text)).alarms) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });
});

describe('the answer to a triage', () => {
  const formula = /[\u4e00-\u9fff]{2,8}(?:汤|丸|散|膏|丹|饮)(?![\u4e00-\u9fff])/u;

  it('sends an emergency to 120 and names no formula', () => {
    for (const sentence of Object.values(firstDangers).flat()) {
      const result = triage(say(sentence));
      const answer = triageAnswer(result, hotlines);
      expect(result.level !== 'emergency' || answer.includes('120')).toBe(true);
      expect(answer.replaceAll(sentence, '').replaceAll(/“[^”]*”/gu, '')).not.toMatch(formula);
    }
  });

  it('gives the psychological line in a crisis and the police in danger at home', () => {
    expect(triageAnswer(triage(say('我不想活了')), hotlines)).toContain('12356');
    const home = triageAnswer(triage(say('老公昨晚又打我')), hotlines);
    for (const number of ['110', '12338', '12355']) expect(home).toContain(number);
  });

  it('uses the numbers it is given', () => {
    const own = hotlines.map((hotline) =>
      hotline.id === 'psychological' ? { ...hotline, number: '99999' } : hotline,
    );
    expect(triageAnswer(triage(say('我不想活了')), own)).toContain('99999');
  });

  it('is empty when nothing is wrong', () => {
    expect(triageAnswer(triage(say('有点感冒')), hotlines)).toBe('');
  });
});
