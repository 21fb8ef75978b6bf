import { describe, expect, it } from 'vitest';
import type { Turn } from '../findings/finding.ts';
import { triage } from '../triage/triage.ts';
import { consult } from './consult.ts';

const say = (content: string): Turn => ({ role: 'user', content });
/** Words of which the readers are not sure. */
const doubtful = '宝宝发热，精神有点差';

describe('words that may be a danger', () => {
  it('are doubted, not alarmed about', () => {
    const { level, doubts } = triage([say(doubtful)]);
    expect([level, doubts.length > 0]).toEqual(['routine', true]);
  });

  it('are asked about before all else, in the words of the person', () => {
    const { text, suggestions } = consult([say(doubtful)]);
    expect(text).toContain('先确认一件要紧的事');
    expect(text).toContain('“宝宝发热，精神有点差”');
    expect(suggestions).toContain('都没有');
  });

  it('raise the alarm when the answer is yes, and are left when it is no', () => {
    const reply: Turn = { role: 'assistant', content: consult([say(doubtful)]).text };
    expect(triage([say(doubtful), reply, say('有')]).level).not.toBe('routine');
    const after = [say(doubtful), reply, say('都没有')];
    expect(triage(after).level).toBe('routine');
    expect(consult(after).text).not.toContain('先确认一件要紧的事');
  });

  it('that may be despair are asked about first, with a line to call in view', () => {
    const weary = '每天都很累，不想说话';
    expect(triage([say(weary)]).doubts.map(({ level }) => level)).toContain('crisis');
    const { text } = consult([say(weary)]);
    expect(text).toMatch(/12356[^]*想伤害自己/u);
    const reply: Turn = { role: 'assistant', content: text };
    expect(triage([say(weary), reply, say('有')]).level).toBe('crisis');
    expect(triage([say(weary), reply, say('没有')]).level).toBe('routine');
  });

  it('are none where a bare word only resembles them', () => {
    for (const word of ['算了', '不知道', '没意思'])
      expect(triage([say(word)])).toMatchObject({ level: 'routine', doubts: [] });
  });

  it('are none where a pain is told in strong words', () => {
    const { level } = triage([say('我15岁，每次来例假肚子疼得要死')]);
    expect(level).not.toBe('crisis');
  });
});
