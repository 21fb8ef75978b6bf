import { describe, expect, it } from 'vitest';
import type { Turn } from '../findings/finding.ts';
import { consult, type Consultation } from './consult.ts';
import { interviewTexts } from './texts.ts';

function after(...said: string[]): Consultation {
  const turns: Turn[] = [];
  let reply = consult([{ role: 'user', content: '' }]);
  for (const content of said) {
    turns.push({ role: 'user', content });
    reply = consult(turns);
    turns.push({
      role: 'assistant',
      content: reply.text,
      dialogue: { version: 1, by: 'engine', acts: reply.acts },
    });
  }
  return reply;
}

describe('who thanks or takes leave before the result', () => {
  it.each(['谢谢', '好的谢谢', '谢谢医生', '谢谢您，再见', '先这样吧', '知道了，谢谢'])(
    'is asked nothing more after %s, and told how soon to see somebody',
    (words) => {
      const { text, suggestions } = after('头晕两天了', '女，68', words);
      expect(text.startsWith(interviewTexts.leaving)).toBe(true);
      expect(text).toContain('就您目前说到的');
      expect(text).not.toContain('？');
      expect(suggestions).toEqual([]);
    },
  );

  it('may go on afterwards', () => {
    const reply = after('头晕两天了', '女，68', '谢谢', '还有点恶心');
    expect(reply.suggestions.length).toBeGreaterThan(0);
    expect(reply.text).not.toContain(interviewTexts.leaving);
  });

  it.each(['好的', '嗯，没有', '谢谢，那挂什么科', '没有，谢谢，就是头晕'])(
    'is not who says %s',
    (words) => {
      expect(after('头晕两天了', '女，68', words).text).not.toContain(interviewTexts.leaving);
    },
  );
});

it.each(['别的不用问了，直接告诉我结果', '别问了', '不想答了，就说挂哪个科'])(
  'who says %s is given the result',
  (words) => {
    expect(after('头晕两天了', '女，68', words).summary).not.toBeNull();
  },
);

it('a few seconds that pass are no past: a turn of vertigo counts as told', () => {
  const { text } = after('我妈头晕两天了', '没有呕吐，就是一翻身天旋地转的，几十秒就过去了');
  expect(text).toContain('一翻身天旋地转');
});

it('a baby is given no advice for the season', () => {
  const said = ['宝宝8个月，拉肚子三天了，一天七八次', '别问了'];
  const turns: Turn[] = said.map((content) => ({ role: 'user', content }));
  const { summary } = consult(turns, {}, { month: 11, day: 5 });
  expect(summary?.recommendations).not.toContain('秋天');
  expect(summary?.symptoms).not.toContain(said[0]);
});
