import { describe, expect, it } from 'vitest';
import type { Turn } from '#medicine/findings/finding.ts';
import { readSymptoms } from '#medicine/findings/read-symptoms.ts';
import type { Consultation } from '#medicine/interview/consult.ts';
import { consult } from '#medicine/interview/consult.ts';
import { interviewTexts } from '#medicine/interview/texts.ts';
import { answerTexts } from '#medicine/answers/texts.ts';

/** Sends the words one after the other; gives the turns and the replies. */
function talk(...words: string[]): { turns: Turn[]; replies: Consultation[]; last: Consultation } {
  const turns: Turn[] = [];
  const replies = words.map((content) => {
    turns.push({ role: 'user', content });
    const reply = consult(turns);
    turns.push({ role: 'assistant', content: reply.text });
    return reply;
  });
  const last = replies.at(-1);
  if (last === undefined) throw new Error('no turn');
  return { turns, replies, last };
}
const skips = Array.from({ length: 6 }, () => '跳过');
const resultOf = (...words: string[]): Consultation => {
  const { replies } = talk(...words, ...skips);
  const result = replies.find(({ summary }) => summary !== null);
  if (result === undefined) throw new Error('no result');
  return result;
};

describe('who is spoken of', () => {
  it('is asked for what is missing only, and by the right name', () => {
    expect(talk('我女儿咳嗽三天了').last.text).toContain('孩子的年龄是？');
    expect(talk('我老公便秘一周了').last.text).toContain('他的年龄是？');
    expect(talk('怀孕四个月，胃胀反酸两天').last.text).toContain('您的年龄是？');
    expect(talk('胃痛两天', '男').last.text).toContain('您的年龄是？');
    expect(talk('胃痛两天', '跳过').last.text).not.toMatch(/性别|年龄/);
  });

  it('is a nursing mother and not her baby', () => {
    const { summary, text } = resultOf(
      '最近老睡不着，孩子三个月还在喂奶',
      '都没有',
      '女 31岁，一个多月',
    );
    expect(summary?.age).toBe('31岁');
    expect(summary?.symptoms[0]).not.toContain('三个月');
    expect(text).not.toContain('儿科');
  });

  it('is asked about a pregnancy when she turns out to be a woman', () => {
    const { last } = talk('便秘一周', '男，40岁', '都没有', '打错了，我是女的，30岁');
    expect(last.text).toContain('有没有怀孕、可能怀孕或在哺乳');
  });

  it('is never asked what a man cannot have', () => {
    const { replies } = talk('晚上起夜四五次', '男，66岁，两年', ...skips);
    const nose = talk('最近老流鼻血', '男，20岁，一周', ...skips);
    const acne = talk('脸上长痘', '男，22岁，三个月', ...skips);
    for (const { text, suggestions } of [...replies, ...nose.replies, ...acne.replies]) {
      expect(text + suggestions.join()).not.toMatch(/怀孕|月经|经血|乳房/);
    }
  });
});

describe('a question put to us', () => {
  const asked: readonly (readonly [string, string])[] = [
    ['中药能把降压药停了吗', '不要自己停、减、加或换。血压正常多半是药在起作用'],
    ['那我自己减半片行不行', answerTexts.stopAny],
    ['每味药几克', answerTexts.doseAnswer],
    ['你问这个干嘛？', answerTexts.whyAnswer],
    ['我是不是得了癌', answerTexts.diseaseAnswer],
    ['会不会瘫痪啊', answerTexts.diseaseAnswer],
    ['要不要拍片子', answerTexts.testAnswer],
    ['能吃香砂养胃丸吗', answerTexts.medicineEarly],
  ];
  for (const [question, answer] of asked) {
    it(`is answered while we still ask: ${question}`, () => {
      expect(talk('膝盖疼半年', '男，55岁', question).last.text).toContain(answer);
    });
  }

  it('is answered after the result without being noted as news', () => {
    const { turns } = talk('胃痛三天', '男，40岁', '都没有', ...skips);
    const after = (content: string): Consultation => consult([...turns, { role: 'user', content }]);
    for (const content of ['那中成药呢', '能吃香砂养胃丸吗']) {
      expect({ content, text: after(content).text }).toEqual({
        content,
        text: interviewTexts.medicineAnswer,
      });
    }
    expect(after('可以吃止咳糖浆吗').text).toContain('痰多时不宜强压咳嗽');
    expect(after('能吃蒙脱石散吗').text).toContain('最要紧的是补液');
    expect(after('能吃天麻吗').text).toContain('偏药用');
    expect(after('平时怎么吃').text).toContain('可以先这样做');
    expect(after('是胃癌吗').text).toContain(answerTexts.diseaseAnswer);
    expect(after('剂量多少').summary).toBeNull();
  });

  it('does not hide what is mentioned along with it', () => {
    const { turns } = talk('膝盖疼半年', '男，55岁', '都没有', ...skips);
    const { text, summary } = consult([
      ...turns,
      { role: 'user', content: '还有腰酸腿软，会不会瘫痪啊' },
    ]);
    expect(text).toContain(answerTexts.diseaseAnswer);
    expect(summary?.symptoms).toContain('腰膝酸软');
  });
});

describe('a conversation that takes a turn', () => {
  it('follows the person to another complaint, and keeps what is known of the person', () => {
    const { last, replies } = talk(
      '我头晕好几天了',
      '女，45岁',
      '没有怀孕，没吃药，不过敏',
      '算了不说头晕了，其实最主要的是月经老推后，有半年了',
      '颜色暗，有血块，小肚子发凉',
      ...skips,
    );
    const result = replies.find(({ summary }) => summary !== null);
    expect(result?.summary?.possibleDiagnosis).toContain('月经后期');
    expect(result?.summary?.symptoms[0]).toContain('半年');
    expect(result?.summary?.age).toBe('45岁');
    expect(last.text).not.toContain('性别');
  });

  it('does not take a greeting for a complaint', () => {
    const { last } = talk('你好', '在吗', '我想问一下', '就是睡不好');
    expect(last.text).toContain('睡不好');
    expect(resultOf('你好', '在吗', '就是睡不好', '女，34岁，两个月').summary?.symptoms[0]).toMatch(
      /^不寐/,
    );
  });

  it('joins what hurts to where, and hears a complaint that is named a little later', () => {
    expect(talk('疼', '头').last.text).toContain('头疼');
    expect(resultOf('疼', '头', '男，30岁，昨天').summary?.symptoms[0]).toMatch(/^头痛/);
    const { summary } = resultOf('人不舒坦好些日子了', '男，40岁', '就是老失眠，没吃药');
    expect(summary?.symptoms[0]).toMatch(/^不寐/);
  });

  it('asks once more about alarms when the answer passed over them', () => {
    const alarms = /有没有这些：大便发黑像柏油[^？]*？/u.exec(
      talk('胃疼两个月', '男，52岁').last.text,
    );
    const asked: Turn[] = [
      { role: 'user', content: '胃疼两个月' },
      { role: 'assistant', content: String(alarms) },
    ];
    const after = (content: string) => consult([...asked, { role: 'user', content }]).text;
    expect(after('男，52岁')).toContain(String(alarms));
    expect(after('都没有')).not.toContain(String(alarms));
  });

  it('takes 看不清 for the tongue and 都还好 for the healthy answer', () => {
    const { turns } = talk('胃痛三天', '男，40岁', '都没有', ...skips);
    expect(
      consult([...turns, { role: 'user', content: '看不清' }]).summary?.symptoms ?? [],
    ).toEqual([]);
    const well = Array.from({ length: 6 }, () => '都还好');
    const { replies } = talk('想了解体质', '男，30岁', ...well);
    expect(replies.find(({ summary }) => summary !== null)?.summary?.pattern).toBe('平和质');
  });

  it('states in both languages that it reads Chinese, and where to call', () => {
    const { last } = talk('I have had a headache for three days');
    expect(last.text).toContain('只读得懂中文');
    expect(last.text).toMatch(/call 120/);
    expect(last.summary).toBeNull();
  });
});

describe('a result', () => {
  it('claims no pattern on the complaint and a common sign alone', () => {
    const { summary } = resultOf('膝盖疼，阴天就疼', '男，55岁，半年', '都没有');
    expect(summary?.pattern).toBeUndefined();
  });

  it('calls it recent only when that was mentioned', () => {
    const denied = Array.from({ length: 6 }, () => '都没有');
    expect(resultOf('头疼', ...denied).text).toMatch(/因为没有说到危险信号。/);
    expect(resultOf('头疼', '男，30岁，昨天', ...denied).text).toContain('时间也不长');
  });

  it('sends a person with an open alarm nowhere later', () => {
    const turns: Turn[] = [{ role: 'user', content: '感冒三天，男，72岁' }];
    const known = { redFlagOpen: true };
    let reply = consult(turns, known);
    for (let turn = 0; turn < 8 && !reply.summary; turn += 1) {
      turns.push({ role: 'assistant', content: reply.text }, { role: 'user', content: '都没有' });
      reply = consult(turns, known);
    }
    expect(reply.text).not.toContain('请到门诊看看');
    turns.push({ role: 'assistant', content: reply.text }, { role: 'user', content: '谢谢' });
    expect(consult(turns, known).text).toBe(interviewTexts.closingAlarm);
  });
});

describe('reading', () => {
  const present = (text: string): string[] =>
    readSymptoms(text)
      .filter(({ polarity, time }) => polarity === 'present' && time === 'now')
      .map(({ symptom }) => symptom);

  it('takes no amount, no red tongue and no old reaction for a symptom', () => {
    expect(present('剂量多少')).toEqual([]);
    expect(present('舌头红，苔黄')).not.toContain('口疮灼痛');
    expect(present('对黄芪过敏，吃了起疹子')).toEqual([]);
    expect(present('对海鲜过敏，昨天吃了起疹子')).toContain('皮疹');
  });

  it('hears lost weight, and a place before the nature of its pain', () => {
    expect(present('两个月瘦了五六斤')).toContain('消瘦');
    expect(present('胃一抽一抽地疼')).toContain('胃脘痛');
  });
});

describe('a question', () => {
  it('on fever is not asked when there are hot flushes', () => {
    const { replies } = talk('一阵一阵发热出汗，脾气大，睡不好，腰酸', '女，50岁', '都没有');
    for (const { text } of replies) expect(text).not.toMatch(/鼻涕|高烧/u);
    expect(resultOf('一阵一阵发热出汗，睡不好', '女，50岁').text).not.toContain('遮一下口鼻');
    expect(talk('发烧出汗两天', '女，50岁').last.text).toContain('高烧');
  });

  it('follows a corrected complaint to the end, and keeps its time', () => {
    for (const right of ['打错了，是头疼不是头晕', '说错了，不是头晕，是头疼']) {
      const result = resultOf('头晕三天，女，25岁', '都没有', right, '都没有', '都没有');
      expect(result.text).not.toContain('头晕');
      expect(result.summary?.symptoms[0]).toBe('头痛（三天）');
    }
    expect(talk('头晕三天', '女，25岁', '打错了，是五天').last.text).not.toContain('头疼');
  });

  it('takes no bad sleep for granted', () => {
    const { replies } = talk('这三个月瘦了二十斤', '男，55岁', '都没有', ...skips);
    for (const { text } of replies) expect(text).not.toContain('夜里是怎样的睡法');
    const sleepless = talk('失眠一个月', '男，55岁', '都没有', '都没有', ...skips).replies;
    expect(sleepless.map(({ text }) => text).join()).toContain('夜里是怎样的睡法');
  });

  it('on dangers is never put twice in the same words', () => {
    for (const said of [
      ['头疼三天', '男，30岁', '67'],
      ['胃疼', '30', '男', '还行'],
    ]) {
      const texts = talk(...said, ...skips).replies.map(({ text }) => text);
      const asked = texts.flatMap((text) => text.match(/[^\n]*有没有[^\n]{30,}/gu) ?? []);
      const bare = asked.map((text) => text.replace(/^\d\. /u, ''));
      expect(new Set(bare).size).toBe(bare.length);
    }
  });

  it('leaves out the medicines already mentioned', () => {
    const { last } = talk('睡不好三个月，女39，没怀孕，不吃药，没有慢性病', '都没有');
    expect(last.text).not.toContain('有没有在吃的药');
  });
});

describe('thanks', () => {
  it('praises no one for what was left open, or where nothing became clear', () => {
    const praise = new RegExp(interviewTexts.thanksClear.join('|'), 'u');
    const none = Array.from({ length: 6 }, () => '都没有');
    const cold = ['流清鼻涕两天', '女，30岁'];
    expect(resultOf(...cold).text).not.toMatch(praise);
    expect(resultOf(...cold, ...none).text).not.toMatch(praise);
    const clear = ['昨晚淋雨，怕冷得厉害，没汗，流清鼻涕，身上痛，头痛，口不渴', '女，30岁'];
    expect(resultOf(...clear, ...none).text).toMatch(praise);
  });
});
