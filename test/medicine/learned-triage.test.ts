import { describe, expect, it } from 'vitest';
import { calibrationSentences } from '#learning/calibration-corpus.ts';
import { heldOutSet } from '#learning/held-out-corpus.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import type { DangerReader } from '#medicine/triage/learned-reader.ts';
import { readDanger } from '#medicine/triage/learned-reader.ts';
import { ruledAlarms } from '#medicine/triage/ruled-alarms.ts';
import { triage } from '#medicine/triage/triage.ts';
import { everydayAnswers } from '#test/medicine/everyday-answers.ts';

const say = (content: string): Turn[] => [{ role: 'user', content }];
/** A reader that hears the same in every text. */
const hearing =
  (score: number, level: 'emergency' | 'crisis' = 'emergency'): DangerReader =>
  (text) => [{ start: 0, end: text.length, score, named: [{ level, group: 'acs', share: 1 }] }];

describe('the learned reader', () => {
  it('hears a danger that no rule knows, and quotes the words', () => {
    const text =
      '您好，想问一下。我爸端着碗突然往右边出溜，勺子也攥不牢，说的话谁也听不懂，这两天吃得还行';
    const { level, alarms } = triage(say(text));
    expect(level).toBe('emergency');
    expect(alarms.every(({ words }) => words !== '' && text.includes(words))).toBe(true);
  });

  it('takes no answer of ours for a danger', () => {
    const alarmed = everydayAnswers.filter(
      (content) =>
        ruledAlarms(say(content)).length === 0 && triage(say(content)).level !== 'routine',
    );
    expect(alarmed).toEqual([]);
  });

  it('finds a danger in the midst of a long message', () => {
    const chat = '今天天气不错，早上吃了面条，中午睡了一会儿，晚上散步。'.repeat(30);
    const danger = '我爸突然右边手脚抬不起来，说话含糊，嘴也歪了。';
    const { level, alarms } = triage(say(chat + danger + chat));
    expect(level).toBe('emergency');
    expect(triage(say(chat)).level).toBe('routine');
    const span = alarms[0]?.span;
    expect(span?.start).toBeGreaterThanOrEqual(chat.length);
    expect(span?.end).toBeLessThanOrEqual(chat.length + danger.length);
  });

  it('reads the same twice', () => {
    const text = '刚才胸口闷，一会就好了';
    expect(readDanger(`${text}。`)[0]?.score).toBe(readDanger(`${text}。`.slice())[0]?.score);
  });

  it('forgets what is corrected in the next message', () => {
    const turns: Turn[] = [...say('我的心口像被石头压着，满头冷汗'), ...say('发错人了，那句不算')];
    expect(triage(turns).level).toBe('routine');
  });
});

describe('the two readers together', () => {
  const ruled = '胸口像压了石头，出冷汗';

  it('alarm where either is sure', () => {
    expect(triage(say('心口不对劲'), {}, hearing(5)).level).toBe('emergency');
    expect(triage(say(ruled), {}, () => []).level).toBe('emergency');
    expect(triage(say(ruled), {}, hearing(-0.5)).level).toBe('emergency');
  });

  it('turn a rule into a question where the learned reader hears harmless words', () => {
    const { level, doubts } = triage(say(ruled), {}, hearing(-4));
    expect(level).toBe('routine');
    expect(doubts.map(({ group }) => group)).toContain('acs');
  });

  it('never overrule a rule about despair or violence', () => {
    expect(triage(say('我不想活了'), {}, hearing(-9)).level).toBe('crisis');
    expect(triage(say('老公昨晚又打我'), {}, hearing(-9)).level).toBe('safety');
  });

  it('ask about what is neither sure nor harmless', () => {
    const { level, doubts } = triage(say('心口不对劲'), {}, hearing(0));
    expect([level, doubts.map(({ group }) => group)]).toEqual(['routine', ['acs']]);
  });

  it('only ask, however sure the learned reader is, where no sign of a group is said', () => {
    for (const level of ['emergency', 'crisis'] as const) {
      const found = triage(say('今天下雨了出门带伞'), {}, hearing(5, level));
      expect(found.level).toBe('routine');
      expect(found.doubts).toMatchObject([{ group: 'unnamed', level }]);
    }
  });

  it('hear no more danger in a text for its length', () => {
    const heard = hearing(1);
    const long: DangerReader = (text) =>
      heard(text).map((reading) => ({ ...reading, windows: 10 }));
    expect(triage(say('心口不对劲'), {}, heard).level).toBe('emergency');
    expect(triage(say('心口不对劲'), {}, long)).toMatchObject({ level: 'routine', doubts: [] });
  });

  it('name no group, and so open no page, where none is likely', () => {
    const unsure: DangerReader = (text) => [
      {
        start: 0,
        end: text.length,
        score: 5,
        named: [{ level: 'emergency', group: 'acute-glaucoma', share: 0.2 }],
      },
    ];
    const { alarms, doubts } = triage([...say('眼睛难受'), ...say('眼睛更难受了')], {}, unsure);
    expect(alarms).toEqual([]);
    expect(doubts.map(({ group }) => group)).toEqual(['unnamed', 'unnamed']);
  });

  it('keep what a yes to a question, or the person, adds', () => {
    const question: Turn = { role: 'assistant', content: '有没有胸口压榨样的疼？' };
    expect(triage([question, ...say('有')], {}, hearing(-4)).level).toBe('emergency');
    expect(triage(say('发烧了，38度3'), { ageMonths: 2 }, hearing(-4)).level).toBe('emergency');
  });

  it('alarm and ask seldom in everyday talk that was never learned from', () => {
    const told = calibrationSentences('everyday-apart').map(({ text }) => triage(say(text)));
    const levels = told.map(({ level }) => level);
    expect(levels.filter((level) => level === 'crisis' || level === 'safety')).toEqual([]);
    expect(levels.filter((level) => level !== 'routine').length).toBeLessThanOrEqual(2);
    const asked = told.filter(({ level, doubts }) => level === 'routine' && doubts.length > 0);
    expect(asked.length / told.length).toBeLessThanOrEqual(0.2);
  });

  it('take neither a bare answer nor a thing of the house for despair', () => {
    for (const text of ['有的时候，偶尔会有一点', '一个都没有，都正常', '这些都没有，没有'])
      expect(triage(say(text), {}, readDanger)).toMatchObject({ level: 'routine', doubts: [] });
    for (const text of ['买了老鼠药放家里', '烧炭烤肉吃多了上火', '家里猫送人了因为过敏'])
      expect(triage(say(text)).level).toBe('routine');
    expect(triage(say('买了老鼠药，不想活了')).level).toBe('crisis');
    expect(triage(say('木炭买好了，想一走了之')).level).toBe('crisis');
  });

  it('ask nothing of somebody who only tells of a pregnancy', () => {
    for (const text of ['我怀孕五个月了', '老婆怀孕五个月', '怀孕了'])
      expect(triage(say(text))).toMatchObject({ level: 'routine', doubts: [] });
    expect(triage(say('我怀孕五个月了，他又打我')).level).toBe('safety');
  });

  it('keep despair that is only affirmed', () => {
    const asked: Turn = { role: 'assistant', content: '您最近有没有想过自杀，或者想结束生命？' };
    expect(triage([asked, ...say('是的')]).level).toBe('crisis');
    expect(
      triage([asked, ...say('是的，确实有')], {}, () => readDanger('今天下雨了出门带伞')).level,
    ).toBe('crisis');
  });

  it('take a poisoning of a household for an accident', () => {
    const { level, alarms } = triage(say('我们一家三口都晕，昨晚烧的炭炉'));
    expect(level).toBe('emergency');
    expect(alarms.map((alarm) => alarm.level)).not.toContain('crisis');
    const meant = triage(say('窗户都封死了，炭也烧上了，头好晕，我不想活了')).alarms;
    expect(meant.map((alarm) => alarm.level)).toContain('crisis');
  });

  it('ask seldom where nothing is wrong', () => {
    const { negatives } = heldOutSet('unseen');
    const asked = negatives.filter((text) => triage(say(text)).doubts.length > 0);
    expect(asked.length / negatives.length).toBeLessThanOrEqual(0.2);
  });
});
