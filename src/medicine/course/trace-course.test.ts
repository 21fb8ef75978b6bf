import { describe, expect, it } from 'vitest';
import type { Turn } from '../findings/finding.ts';
import { readMentions } from './read-mentions.ts';
import { traceCourse } from './trace-course.ts';

/** Own messages in their order; one that begins with 问: is the assistant's. */
const turnsOf = (messages: readonly string[]): Turn[] =>
  messages.map((content) =>
    content.startsWith('问:')
      ? { role: 'assistant', content: content.slice(2) }
      : { role: 'user', content },
  );
const course = (...sessions: readonly string[][]): string =>
  traceCourse(sessions.map((messages) => readMentions(turnsOf(messages))))
    .map(({ symptom, change }) => `${symptom} ${change}`)
    .join(', ');

/** What is told first, then later; and the course that it makes. */
const onHeadache: readonly (readonly [string, string])[] = [
  ['头痛加重了', 'worse'],
  ['今天头更疼了', 'worse'],
  ['比昨天疼', 'worse'],
  ['更疼了', 'worse'],
  ['越来越厉害', 'worse'],
  ['昨晚疼得更厉害了', 'worse'],
  ['疼的次数多了', 'worse'],
  ['不但没好，反而加重了', 'worse'],
  ['一天比一天疼', 'worse'],
  ['好点了', 'better'],
  ['头疼好多了', 'better'],
  ['头没那么疼了', 'better'],
  ['没有昨天那么疼了', 'better'],
  ['头不怎么疼了', 'better'],
  ['疼得不厉害了', 'better'],
  ['吃了药以后轻多了', 'better'],
  ['头痛减轻了一些', 'better'],
  ['头疼的次数少了', 'better'],
  ['基本好了', 'better'],
  ['还没完全好', 'better'],
  ['昨天还疼，今天好多了', 'better'],
  ['头不疼了', 'gone'],
  ['已经不疼了', 'gone'],
  ['头痛好了', 'gone'],
  ['头痛消失了', 'gone'],
  ['都好了', 'gone'],
  ['没再疼', 'gone'],
  ['全好了，谢谢', 'gone'],
  ['现在没有头痛', 'gone'],
  ['还是一样', 'same'],
  ['还是头疼', 'same'],
  ['没什么变化', 'same'],
  ['没有好转', 'same'],
  ['没有加重', 'same'],
  ['头疼没好', 'same'],
  ['还在疼', 'same'],
  ['时好时坏', 'same'],
  ['和昨天差不多', 'same'],
  ['吃了药也没效果', 'same'],
  // What eases or worsens it as a rule, wishes, fears, questions: nothing has changed.
  ['吹风就疼得厉害', ''],
  ['晚上更厉害', ''],
  ['躺下会好些', ''],
  ['热敷能缓解', ''],
  ['揉一揉就好了', ''],
  ['一生气就加重', ''],
  ['会不会加重？', ''],
  ['要是加重了怎么办', ''],
  ['担心越来越重', ''],
  ['希望快点好', ''],
  ['多久能好？', ''],
  ['好的，谢谢', ''],
  ['去年也加重过', ''],
  // Somebody else's.
  ['我妈的头痛加重了', ''],
  ['我爱人头疼好多了', ''],
  ['头疼得厉害', ''],
];

describe('the course of a symptom', () => {
  it.each(onHeadache)('after 头疼三天: %s', (later, change) => {
    const [first, ...rest] = course(['头疼三天', later]).split(', ');
    expect(first).toBe('头痛 new');
    expect(rest).toEqual(change === '' ? [] : [`头痛 ${change}`]);
  });

  it.each([
    [['咳嗽一周', '咳嗽没了'], '咳嗽 new, 咳嗽 gone'],
    [['咳嗽一周', '不怎么咳了'], '咳嗽 new, 咳嗽 better'],
    [['发烧两天', '烧退了'], '发热 new, 发热 gone'],
    [['发烧两天', '还在发烧'], '发热 new, 发热 same'],
    [['拉肚子', '不拉了', '又拉肚子了'], '泄泻 new, 泄泻 gone, 泄泻 new'],
    [['失眠半个月', '睡得好一点了'], '不寐 new, 不寐 better'],
    [['失眠半个月', '睡眠改善了'], '不寐 new, 不寐 better'],
    [['睡不着', '还是睡不着'], '不寐 new, 不寐 same'],
    [['胃痛两天', '胃里舒服多了'], '胃脘痛 new, 胃脘痛 better'],
    [['嗓子疼', '嗓子不疼了'], '咽痛 new, 咽痛 gone'],
    [['头痛，咳嗽', '头不疼了，咳嗽还是一样'], '头痛 new, 咳嗽 new, 头痛 gone, 咳嗽 same'],
    [['头痛，咳嗽', '头痛好些了，咳得更厉害了'], '头痛 new, 咳嗽 new, 头痛 better, 咳嗽 worse'],
    [['头痛，咳嗽', '都好多了'], '头痛 new, 咳嗽 new, 头痛 better, 咳嗽 better'],
    [['头痛，咳嗽', '整个人好多了'], '头痛 new, 咳嗽 new, 头痛 better, 咳嗽 better'],
    [['头疼', '脑袋疼'], '头痛 new'],
    [['头痛', '头痛好了', '又开始头痛了'], '头痛 new, 头痛 gone, 头痛 new'],
    [['没有头痛，就是咳嗽'], '咳嗽 new'],
    [['以前得过胃溃疡，现在头痛'], '头痛 new'],
    [['头痛，遇风加重'], '头痛 new'],
    [['这两天头痛加重了'], '头痛 new'],
    [['头痛，怕冷', '问:头痛好些了吗？', '好些了'], '头痛 new, 恶寒 new, 头痛 better'],
    [['头痛，怕冷', '问:头痛好些了吗？', '嗯'], '头痛 new, 恶寒 new, 头痛 better'],
    [['头痛，怕冷', '问:头痛加重了吗？', '没有'], '头痛 new, 恶寒 new, 头痛 same'],
    [['怕冷', '问:有没有头痛？', '有'], '恶寒 new, 头痛 new'],
    [['怕冷', '问:有没有头痛？', '没有'], '恶寒 new'],
    [['我妈头痛三天', '她头痛加重了'], '头痛 new, 头痛 worse'],
    [['肚子疼', '肚子不疼了，就是还有点胀'], '腹痛 new, 腹痛 gone, 腹胀 new'],
    [['您好', '好多了'], ''],
    [['胃痛一周', '我还是听医生的'], '胃脘痛 new'],
    [['头晕半个月', '血压药停了'], '头晕 new'],
    [['头晕半个月', '我想停了改喝中药'], '头晕 new'],
    [['便血两天', '大便还行'], '便血 new'],
  ] as const)('%j', (messages, expected) => {
    expect(course([...messages])).toBe(expected);
  });

  it('goes on from one session to the next: what is told again there is the same', () => {
    expect(course(['头疼三天'], ['头痛', '咳嗽'], ['头痛好多了'])).toBe(
      '头痛 new, 头痛 same, 咳嗽 new, 头痛 better',
    );
  });

  it('is better, not gone, while wellness is only on its way', () => {
    const told = ['头痛，晚上睡不好', '头痛好些了，睡眠也好一点'];
    expect(course(told)).toBe('头痛 new, 不寐 new, 头痛 better, 不寐 better');
    expect(course(['头痛，晚上睡不好', '睡眠也好'])).toContain('不寐 gone');
  });

  it('takes back what a correction replaces', () => {
    expect(course(['便秘三天', '打错了，是拉肚子'])).not.toContain('便秘 new');
  });

  it('quotes the clause that tells it', () => {
    const [, step] = traceCourse([
      readMentions(turnsOf(['头疼', '昨天吃了药，今天头没那么疼了。'])),
    ]);
    expect(step?.mention.note).toBe('今天头没那么疼了');
  });
});
