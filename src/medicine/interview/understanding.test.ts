import { describe, expect, it } from 'vitest';
import type { Turn } from '../findings/finding.ts';
import { consult } from './consult.ts';
import { readInterview } from './interview-state.ts';
import { understanding } from './understanding.ts';

const said = (content: string): Turn => ({ role: 'user', content });
const opening = (content: string): string =>
  understanding(readInterview([said(content)], {}), true);

/** The last reply of a conversation in which a person says these. */
function replyTo(...told: readonly string[]): string {
  const turns: Turn[] = [];
  let text = '';
  for (const content of told) {
    const reply = consult([...turns, said(content)]);
    ({ text } = reply);
    const dialogue = { version: 1 as const, by: 'engine' as const, acts: reply.acts };
    turns.push(said(content), { role: 'assistant', content: text, dialogue });
  }
  return text;
}

describe('what was understood', () => {
  it.each([
    '肚子不太对劲，吃完饭就胀，五一出去玩拉了两天，人也没劲',
    '最近天天加班，晚上睡不着觉',
    '加班多了以后脖子酸，肩膀也疼',
  ])('is said back in whole clauses of %s', (content) => {
    const clauses = content.split('，').filter((clause) => opening(content).includes(clause));
    expect(clauses.length).toBeGreaterThan(0);
    expect(opening(content)).toContain(clauses.join('，'));
  });

  it('holds the complaint of a long story', () => {
    const story = '有点没力气，手脚凉，口干，爱出汗，最难受的是咳嗽';
    expect(opening(story)).toContain('没力气，手脚凉，口干，最难受的是咳嗽');
  });

  it('says to the person what the person says of himself', () => {
    expect(opening('我最近总是睡不着')).toContain('您最近总是睡不着');
    expect(opening('我妈睡不着')).toContain('您妈妈睡不着');
  });

  it('holds what was denied', () => {
    expect(replyTo('咳嗽三天', '男，34，有点咽痛，没有发烧')).toMatch(/^[^？]*有点咽痛，没有发烧/u);
  });

  it('repeats no words that only ask', () => {
    expect(replyTo('拉肚子两天', '女，30，肚子胀，是不是我吃坏的')).not.toContain('吃坏的，');
  });

  it('repeats no words that speak to us', () => {
    expect(opening('咳嗽三天，你觉得我发烧了没')).not.toContain('觉得');
  });

  it('repeats nothing that somebody says it is not', () => {
    expect(opening('不是我睡不好，是宝宝咳嗽')).not.toContain('不是');
  });

  it('is worded differently in conversations that open differently', () => {
    const complaints = ['睡不着', '肚子疼', '头痛三天', '咳嗽一周了', '便秘', '老是拉肚子'];
    const wordings = complaints.map((content) => opening(content).replace(content, ''));
    expect(new Set(wordings).size).toBeGreaterThan(2);
  });
});

describe('how soon to see somebody', () => {
  const baby = '我家宝宝8个月，拉肚子三天了，水样的';

  it('is said when new words make it today', () => {
    expect(replyTo(baby, '没有发烧，尿比平时少一点')).toContain('24小时内');
  });

  it('is said once', () => {
    expect(replyTo(baby, '没有发烧，尿比平时少一点', '男')).not.toContain('24小时内');
  });

  it('is not said of an adult who passes less water', () => {
    expect(replyTo('腰疼三天', '男，40，尿比平时少一点')).not.toContain('24小时内');
  });
});

describe('a question that no row answers', () => {
  it.each(['能抹凡士林吗', '可以喝符水吗'])('is not passed over: %s', (asked) => {
    expect(replyTo('手背痒三天', asked)).toContain('靠得住的依据');
  });

  it.each(['有什么汤可以喝', '吃什么好', '嗯呢', '夜里要起来好几次', '好了就不用管了吧'])(
    'is not meant where no thing is asked for: %s',
    (asked) => {
      expect(replyTo('睡不着三天', asked)).not.toContain('靠得住的依据');
    },
  );

  it('goes unanswered below an alarm, where nothing is to be taken', () => {
    const asked = '突然胸口压榨样剧痛，出冷汗，能抹凡士林吗';
    expect(replyTo(asked)).not.toContain('靠得住的依据');
  });

  it('is not seen in words that ask nothing', () => {
    const done = ['头痛三天', '男，40', '都没有', '都没有', '都没有', '都没有', '都没有', '都没有'];
    expect(replyTo(...done, '我儿子叫我别说了')).toContain('随时接着说');
  });

  it('of a food for a child is answered from its row', () => {
    expect(replyTo('宝宝8个月，拉肚子三天了', '男', '可以喂点米汤吗')).toMatch(/^孩子可以/u);
  });
});
