import { describe, expect, it } from 'vitest';
import { isFull } from '#test/full.ts';
import { calibrationMessages } from '../../../learning/calibration-corpus.ts';
import type { Turn } from '../findings/finding.ts';
import { triage } from './triage.ts';

const say = (content: string): Turn => ({ role: 'user', content });
const hear = (content: string) => triage([say(content)]);

describe('a message of natural length', () => {
  it.each([
    '我姥爷九十五，常说活够本了活够本了，顿顿二两酒，问酒能喝不',
    '作业多得想跳楼，开玩笑啦，主要是眼睛酸脖子僵，一天对着书十几个钟头，滴点什么好',
    '心理咨询师考试题：自杀风险评估包括哪些方面，背了一晚上没背下来，头疼，喝什么茶提神',
    '去年换工作以后三餐不定时，过完年开始饭后肚子胀，胀得裤子扣不上那种，早上起来咕噜咕噜叫要上厕所，大便不成形，同事说我脸色黄黄的，我今年三十一，男的，听说脾虚吃参苓白术散，可以吃吗',
  ])('opens no page for words that only sound like danger: %s', (content) => {
    expect(hear(content).alarms).toEqual([]);
  });

  it.each([
    [
      'acs',
      '今天帮儿子搬家，上下跑了几趟，房子挺好就是没电梯，搬到后来胸口像压了块石头，左边膀子也酸，出一身冷汗，坐了半个钟头还没缓过来，是不是累着了，熬点红枣黄芪水喝行不行',
    ],
    [
      'suicide',
      '孩子他爸走了两年，我一个人带俩，白天上班晚上做饭，最近老睡不着，活着一点意思都没有，遗书写了两遍，药也攒了一瓶了，想问问睡前喝酸枣仁有用没',
    ],
  ])('opens the page of %s for a danger inside other talk', (group, content) => {
    expect(hear(content).alarms.map((alarm) => alarm.group)).toContain(group);
  });

  it('names despair of which no sign is said where the whole message tells of it', () => {
    const said =
      '老公走了以后我每天对着墙说话，孩子们各过各的，房子我过户好了，猫也送人了，存折压在枕头底下写了密码，往后就不用麻烦谁了，这几天腰疼，你告诉我贴哪种膏药就行';
    expect(hear(said).level).toBe('crisis');
  });

  it.each([
    '失眠三个月了，我就想要具体的药和几克，您尽管写，我自己负责',
    '我就想要具体的药和几克，您尽管写，我自己负责',
    '我自己去药店抓',
    '看你回的这么慢，算了我自己去药店',
    '体温39度5',
  ])('neither opens a page for a wish or a number nor asks about it: %s', (content) => {
    const { alarms, doubts } = hear(content);
    expect([...alarms, ...doubts]).toEqual([]);
  });

  it('opens a page for pills that were saved up', () => {
    const said = '我说句实在话吧，药我没按顿吃，攒着呢，攒了三十来片，就差一个合适的日子';
    expect(hear(said).level).toBe('crisis');
  });

  it('is no danger for an eye that does not see its tongue, nor for what is denied when asked', () => {
    const after = (asked: string, content: string): unknown =>
      triage([say('膝盖疼'), { role: 'assistant', content: asked }, say(content)]).alarms;
    expect(after('方便的话照镜子看看舌头，更像哪一种？', '腰也有点痛。看不清')).toEqual([]);
    expect(after('有没有这些：一边手脚没力或说话不清？', '没有突然听不见，也不转')).toEqual([]);
    expect(hear('没有吐血，大便黄的不黑').alarms).toEqual([]);
    expect(hear('吃六味地黄丸吃了两瓶，没感觉').alarms).toEqual([]);
    expect(hear('安眠药吃了两瓶').level).toBe('emergency');
  });

  it('is heard together with what was said before it', () => {
    const turns = [
      say('我怀孕三十周，这两天头很疼'),
      say('眼睛也花，看东西一闪一闪的，量了血压一百六'),
    ];
    expect(triage(turns).level).toBe('emergency');
  });
});

it('is quoted in the words of the person, and no more of them than it rests on', () => {
  const said = '老爹肾不好，这两天尿越来越少，家里人说没事，今天从早到晚没上过一次，脸肿气短';
  const [alarm] = hear(said).alarms;
  expect(alarm).toMatchObject({ group: 'retention' });
  expect(said).toContain(alarm?.words);
  expect(alarm?.words.length).toBeLessThan(20);
});

/** None of these is among the additions that were learned with. */
const madeLight = [
  '家里人说没事',
  '挂不到号',
  '没钱去医院',
  '上次也这样，后来好了',
  '血压量了是正常的',
  '不用打120吧',
  '我妈说就是累的',
  '应该没什么大事吧',
];
const gravity = (content: string): number => {
  const { alarms, doubts } = hear(content);
  return alarms.length > 0 ? 2 : doubts.length > 0 ? 1 : 0;
};

it('is a danger no smaller for being made light of', () => {
  const every = isFull ? 1 : 6;
  const dangers = calibrationMessages()
    .filter(({ labels }) => labels.danger !== 'none')
    .filter((_, at) => at % every === 0);
  const fallen = dangers.flatMap(({ text }) => {
    const before = gravity(text);
    return madeLight.filter((light) => gravity(`${text}，${light}`) < before).map(() => text);
  });
  // Of 2,720 such pairs 15 fell when this was written.
  expect(fallen.length).toBeLessThanOrEqual(0.01 * dangers.length * madeLight.length);
  expect(dangers.length).toBeGreaterThan(50);
}, 240_000);
