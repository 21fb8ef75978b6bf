import { describe, expect, it } from 'vitest';
import type { Turn } from '../findings/finding.ts';
import { triage } from '../triage/triage.ts';
import { consult } from './consult.ts';

const say = (content: string): Turn => ({ role: 'user', content });
/** Words of which the readers are not sure. */
const doubtful = '孩子发烧没精神';

describe('words that may be a danger', () => {
  it('are doubted, not alarmed about', () => {
    const { level, doubts } = triage([say(doubtful)]);
    expect([level, doubts.length > 0]).toEqual(['routine', true]);
  });

  it('are asked about before all else, in the words of the person', () => {
    const { text, suggestions } = consult([say(doubtful)]);
    expect(text).toContain('先确认一件要紧的事');
    expect(text).toContain('“孩子发烧没精神”');
    expect(suggestions).toContain('都没有');
  });

  it('raise the alarm when the answer is yes, and are left when it is no', () => {
    const reply: Turn = { role: 'assistant', content: consult([say(doubtful)]).text };
    expect(triage([say(doubtful), reply, say('有')]).level).not.toBe('routine');
    const after = [say(doubtful), reply, say('都没有')];
    expect(triage(after).level).toBe('routine');
    expect(consult(after).text).not.toContain('先确认一件要紧的事');
  });
});
