import { describe, expect, it } from 'vitest';
import type { Turn } from '../findings/finding.ts';
import { requestFor } from '../interview/requested-item.ts';
import { consult } from '../interview/consult.ts';
import { readInterview } from '../interview/interview-state.ts';
import { sessionTheme } from './session-theme.ts';
import { tenQuestionKeys } from './ten-question-keys.ts';
import { tenQuestions } from './ten-questions.ts';

const user = (content: string): Turn => ({ role: 'user', content });
const assistant = (content: string): Turn => ({ role: 'assistant', content });

function meter(...turns: Turn[]): Record<string, string> {
  const { findings, facts } = readInterview(turns, {});
  return Object.fromEntries(
    tenQuestions(turns, findings, facts).map((item) => [item.key, item.state]),
  );
}
const theme = (...words: string[]): string => sessionTheme(readInterview(words.map(user), {}));

describe('the ten questions', () => {
  it('are all open before anything was said', () => {
    expect(new Set(Object.values(meter()))).toEqual(new Set(['open']));
  });

  it.each([
    ['怕冷三天', 'coldHeat'],
    ['夜里盗汗', 'sweat'],
    ['头疼', 'headBody'],
    ['拉肚子', 'stoolUrine'],
    ['晚上总起夜上厕所，夜尿多', 'stoolUrine'],
    ['没胃口', 'diet'],
    ['口渴', 'diet'],
    ['胸闷', 'chestBelly'],
    ['睡不着', 'sleep'],
    ['睡得好', 'sleep'],
    ['没有咳嗽', 'chestBelly'],
    ['容易发火，很急躁', 'mood'],
    ['耳鸣', 'earsEyes'],
    ['我有高血压', 'pastIllness'],
    ['没有慢性病', 'pastIllness'],
    ['在吃降压药', 'medicines'],
    ['没有过敏', 'allergies'],
    ['对青霉素过敏', 'allergies'],
  ])('%s makes an item known: %s', (words, key) => {
    expect(meter(user(words))[key]).toBe('known');
  });

  it('are asked when the assistant asked and the answer told nothing', () => {
    const turns = [user('头疼'), assistant('最近睡得怎么样？'), user('跳过')];
    expect(meter(...turns)).toMatchObject({ sleep: 'asked', headBody: 'known', mood: 'open' });
  });

  it('are not asked by what the assistant only says', () => {
    expect(meter(user('头疼'), assistant('记下了。睡眠也很重要。'))['sleep']).toBe('open');
  });

  it('ask a woman about periods, a child about its state, nobody else', () => {
    expect(meter(user('女，34岁，头疼'))).toHaveProperty('menses');
    expect(meter(user('男，34岁，头疼'))).not.toHaveProperty('menses');
    expect(meter(user('女，7岁，咳嗽'))).not.toHaveProperty('menses');
    expect(meter(user('女，7岁，咳嗽'))).toHaveProperty('child');
    expect(meter(user('女，34岁，头疼'))).not.toHaveProperty('child');
  });

  it.each(tenQuestionKeys)('are asked once the wish to be asked is answered: %s', (key) => {
    const person = key === 'child' ? '男孩，6岁，咳嗽' : '女，30岁，头疼';
    const turns = [user(person), assistant('好的。'), user(requestFor(key))];
    const state = meter(...turns, assistant(consult(turns).text))[key];
    expect(['asked', 'known']).toContain(state);
  });
});

describe('the theme of a session', () => {
  it.each([
    [['头疼三天'], '头痛三天'],
    [['头疼三天，怕冷，没出汗'], '头痛三天，伴怕冷'],
    [['咳嗽一周，痰黄'], '咳嗽一周，伴有痰'],
    [['昨晚头疼'], '头痛，昨晚起'],
    [['今天刚开始头疼'], '头痛，今天起'],
    [['睡不好，头痛两个星期了'], '睡不好，伴头痛两个星期了'],
    [['头痛两个星期了，睡不好'], '头痛两个星期了，伴睡不好'],
    [['失眠半年，最近一周头痛'], '睡不好半年，伴头痛一周'],
    [['头痛三天咳嗽一周'], '头痛三天，伴咳嗽一周'],
    [['头痛、咳嗽三天'], '头痛三天，伴咳嗽'],
    [['睡不好，头痛，两个星期了'], '睡不好两个星期了，伴头痛'],
    [['睡不好', '两个星期了'], '睡不好两个星期了'],
    [['睡不好，头痛', '头痛有两周了'], '睡不好，伴头痛两周了'],
    [['您好'], ''],
    [['没有头痛'], ''],
  ])('%j', (words, expected) => {
    expect(theme(...words)).toBe(expected);
  });
});
