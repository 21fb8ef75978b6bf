import { describe, expect, it } from 'vitest';
import { triage } from './triage.ts';
import { weighMessage } from './message-weigher.ts';

const hear = (content: string) => triage([{ role: 'user', content }]);

describe('a sentence among others', () => {
  it.each([
    [
      'suicide',
      '这半个月胃口不好，晚上睡不着，白天没精神，吃了点安神补脑液没啥用。我觉得自己活得像个笑话，不如死了。大夫您看我吃点什么调理好？',
    ],
    [
      'acs',
      '我妈让我问问，家里的阿胶能不能配红枣炖。昨晚起我胸口像压了块石头，半个钟头了，一头冷汗。阿胶是去年买的，放冰箱里没坏。',
    ],
  ])('opens its page of %s', (group, content) => {
    expect(hear(content).alarms.map((alarm) => alarm.group)).toContain(group);
  });

  it.each([
    '我16岁，这学期开始胃老是疼，尤其考试前，有时候恶心吃不下饭，去厕所拉稀。我妈说我装的。其实我就是不想去上学，感觉活着挺没意思的',
    '这半个月胃口不好，晚上睡不着，白天没精神，头也昏昏沉沉的。偷偷攒了些安眠药。大夫您看我吃点什么调理好？',
  ])('is at least asked about: %s', (content) => {
    const { alarms, doubts } = hear(content);
    expect([...alarms, ...doubts].map(({ level }) => level)).toContain('crisis');
  });

  it.each([
    '妈妈总说我熬夜。我妈在厨房听见弟弟打游戏喊我死了快救我，抄着擀面杖就进来了，笑死我。我就想问脖子僵贴什么膏药。',
    '海口人没有椰子活不下去，一天两个。最近有点拉肚子，是不是喝多了。要不要停几天？',
    '我老公两年前胃出血住过院，现在复查都好了。一变天他就说胃那里空空的，吃口热饭就没事。胡椒猪肚汤能不能喝一点？',
  ])('opens nothing by words that only sound like danger: %s', (content) => {
    expect(hear(content).alarms).toEqual([]);
  });

  it('is not weighed where a message has no other', () => {
    expect(weighMessage('我觉得自己活得像个笑话，这些天都睡不着，不如死了。')?.sentences).toEqual(
      [],
    );
  });

  it('tells where in the message it stands', () => {
    const content =
      '我妈让我问问，家里的阿胶能不能配红枣炖。昨晚起我胸口像压了块石头，半个钟头了，一头冷汗。';
    const told = weighMessage(content)?.sentences.find(({ group }) => group === 'acs');
    expect(content.slice(told?.start, told?.end)).toMatch(/胸口|冷汗/u);
  });
});
