import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#test/any-text.ts';
import { costlyRuns } from '#test/full.ts';
import type { Turn } from '../findings/finding.ts';
import { createReplyGuard } from '#medicine/reply-guard/reply-guard.ts';
import { recogniseHerbs } from '../herb-safety/recognise-herbs.ts';
import { questions, tongueQuestion } from '../knowledge/complaints-questions.ts';
import { broaderSymptom } from '../knowledge/symptom-broader.ts';
import { differentiate } from '../patterns/differentiate.ts';
import type { Consultation } from './consult.ts';
import { run, toldIn } from '#test/medicine/simulated-patient.ts';
import type { Patient } from '#test/medicine/simulated-patient.ts';
import { consult } from './consult.ts';
import { readInterview } from './interview-state.ts';
import { questionsAsked } from '../dialogue/read-old-turns.ts';
import { resultTitles } from './result-texts.ts';
import { interviewTexts } from './texts.ts';
import { answerTexts } from '../answers/texts.ts';

const patients: Patient[] = [
  {
    complaint: '感冒',
    pattern: '风寒束表',
    opening: '昨晚淋雨，今天怕冷得厉害，流清鼻涕',
    who: '女，28岁',
    since: '昨晚',
    facts: '淋雨 恶寒 流清涕 鼻塞 恶寒重发热轻 无汗 身痛 头痛 口不渴 苔薄白 舌淡红 受凉',
  },
  {
    complaint: '感冒',
    pattern: '风热犯表',
    opening: '发烧38度2，嗓子疼，流黄鼻涕',
    who: '男 35',
    since: '两天',
    facts: '发热 咽痛 流浊涕 发热重恶寒轻 汗出 口渴 渴喜冷饮 舌红 苔薄黄 舌尖红',
    words: { 'cold-heat': '就是发烧，不怎么怕冷', sweat: '有汗', thirst: '口渴，想喝凉水' },
  },
  {
    complaint: '咳嗽',
    pattern: '痰湿蕴肺',
    opening: '咳嗽两个月了，痰很多，白色的',
    who: '男，52岁',
    since: '两个月',
    facts: '咳嗽 痰多 白痰 有痰 晨起加重 胸闷 纳呆 咳声重浊 苔白腻',
  },
  {
    complaint: '咳嗽',
    pattern: '肺阴虚',
    opening: '干咳一个多月，没有痰',
    who: '女 44',
    since: '一个多月',
    facts: '咳嗽 干咳 无痰 五心烦热 盗汗 咽干 口干 夜间咳甚 舌红 苔少',
    words: { throat: '嗓子干', 'warm-cold': '手脚心发热，夜里出汗' },
  },
  {
    complaint: '胃痛',
    pattern: '脾胃虚寒',
    opening: '胃隐隐作痛两年了，空腹的时候明显，吃点热的就好些',
    who: '男，45岁',
    since: '两年',
    facts:
      '胃脘痛 胃脘隐痛 空腹痛 得食痛减 得温痛减 喜按 畏寒 四肢不温 便溏 舌淡 苔白 隐痛 喜热饮食 乏力',
  },
  {
    complaint: '胃痛',
    pattern: '肝胃不和',
    opening: '胃胀痛，一生气就犯，老打嗝',
    who: '女，36岁',
    since: '半年',
    facts: '胃脘痛 胃脘胀痛 胀痛 情志不遂 嗳气 呃逆 胸胁胀满 痛处不定 急躁易怒 苔薄白 舌淡红',
  },
  {
    complaint: '泄泻',
    pattern: '大肠湿热',
    opening: '昨天吃了烧烤，今天拉肚子五六次，又黄又臭',
    who: '男，31岁',
    since: '昨天',
    facts:
      '泄泻 大便色黄 大便臭秽 肛门灼热 口渴 渴喜冷饮 腹痛即泻 泻后痛不减 舌红 苔黄腻 饮食不节 过食辛辣油腻',
    words: { anus: '肛门火辣辣的', thirst: '口渴，想喝凉的' },
  },
  {
    complaint: '泄泻',
    pattern: '脾肾阳虚',
    opening: '大半年了，天不亮就要拉肚子',
    who: '男，58岁',
    since: '大半年',
    facts: '泄泻 五更泻 畏寒 四肢不温 腰膝酸软 完谷不化 腹部冷痛 肠鸣 舌淡 苔白',
  },
  {
    complaint: '便秘',
    pattern: '大肠热结',
    opening: '便秘一周，大便又干又硬，还口臭',
    who: '男，40岁',
    since: '一周',
    facts: '便秘 大便干结 口臭 腹胀 面红 口渴 渴喜冷饮 口干 舌红 苔黄 苔薄黄 过食辛辣油腻',
  },
  {
    complaint: '便秘',
    pattern: '脾气虚',
    opening: '便秘好几年，大便不干，就是没力气排',
    who: '女，66岁',
    since: '好几年',
    facts: '便秘 排便无力 乏力 气短 动则汗出 自汗 面色少华 舌淡 苔白',
  },
  {
    complaint: '不寐',
    pattern: '心脾两虚',
    opening: '失眠三个月，梦多，容易醒',
    who: '女 39岁',
    since: '三个月',
    facts: '不寐 多梦 易醒 心悸 健忘 纳呆 乏力 面色少华 思虑过度 舌淡 苔白',
  },
  {
    complaint: '不寐',
    pattern: '肝火上炎',
    opening: '最近睡不着，烦躁，嘴里发苦',
    who: '男，33岁',
    since: '两周',
    facts: '不寐 入睡困难 心烦 口苦 急躁易怒 情志不遂 面红 口渴 舌红 苔黄 苔薄黄',
    words: { 'sleep-kind': '躺下很难入睡' },
  },
  {
    complaint: '头痛',
    pattern: '肝阳上亢',
    opening: '头两侧胀痛，一着急上火就加重，还头晕',
    who: '男，56岁',
    since: '一个月',
    facts: '头痛 头胀痛 两侧头痛 情志不遂 急躁易怒 头晕 面红 口苦 舌红 苔薄黄 胀痛',
    background: '有高血压，在吃氨氯地平，不过敏',
  },
  {
    complaint: '头痛',
    pattern: '风寒犯头',
    opening: '吹了冷风以后头痛，后脑勺连着脖子发紧',
    who: '女，62岁',
    since: '三天',
    facts: '头痛 后头痛 项强 受凉 头痛遇风加重 恶风 恶寒 口不渴 苔薄白 舌淡红 恶寒重发热轻',
  },
  {
    complaint: '痛经',
    pattern: '寒凝血瘀',
    opening: '痛经，小肚子冰凉地疼，热敷就轻',
    who: '女，24岁',
    since: '好几年',
    facts:
      '痛经 小腹痛 小腹冷痛 冷痛 得温痛减 经色紫暗 经有血块 四肢不温 畏寒 经前腹痛 舌紫暗 舌有瘀点 经量少',
  },
  {
    complaint: '痛经',
    pattern: '气血两虚',
    opening: '每次月经快完的时候小肚子隐隐作痛，痛经',
    who: '女，31岁',
    since: '一年多',
    facts: '痛经 经后腹痛 隐痛 喜按 经色淡 经质稀 乏力 面色少华 经量少 舌淡 苔白 小腹痛 腹部隐痛',
  },
];

describe('a simulated patient', () => {
  for (const patient of patients) {
    const title = `${patient.complaint} · ${patient.pattern}`;
    it(`reaches a summary in at most eight turns with the pattern in the first three: ${title}`, () => {
      const { turns, result } = run(patient);
      expect(turns.length / 2).toBeLessThanOrEqual(8);
      const state = readInterview(turns.slice(0, -1), {});
      expect(state.complaint?.row?.name).toBe(patient.complaint);
      const ranked = state.complaint?.row
        ? differentiate(state.complaint.row, state.findings).map((item) => item.pattern)
        : [];
      expect(ranked.slice(0, 3)).toContain(patient.pattern);
      expect(result.summary?.symptoms.length).toBeGreaterThan(2);
    });

    it(`is asked nothing twice and credited with nothing unsaid: ${title}`, () => {
      const { replies, result } = run(patient);
      const asked = replies.flatMap((reply) => [
        ...questionsAsked(reply.text).map((question) => question.id),
        ...(reply.text.match(/性别和年龄|有多久了|为了安全问一下/g) ?? []),
      ]);
      expect(asked.filter((id, index) => asked.indexOf(id) !== index)).toEqual([]);
      expect(Math.max(...replies.map((r) => (r.text.match(/^\d\. /gm) ?? []).length))).toBeLessThan(
        3,
      );
      const facts = new Set(patient.facts.split(' '));
      for (const fact of facts) facts.add(broaderSymptom[fact] ?? fact);
      const named = (result.summary?.symptoms ?? []).map((text) => text.replace(/（.*）$/, ''));
      expect(named.filter((symptom) => !facts.has(symptom))).toEqual([]);
    });
  }

  it('gets the expected pattern first in nearly all cases', () => {
    const first = patients.filter((patient) =>
      run(patient).result.summary?.pattern?.startsWith(patient.pattern),
    );
    expect(first.length).toBeGreaterThanOrEqual(14);
  });

  it('passes the herb guard untouched', () => {
    for (const patient of patients) {
      const { turns, replies } = run(patient);
      for (const [index, reply] of replies.entries()) {
        const told = turns.slice(0, index * 2 + 1);
        const { person } = readInterview(told, {});
        const guard = createReplyGuard(person, '', toldIn(told));
        expect(guard.push(reply.text) + guard.end()).toBe(reply.text);
      }
    }
  });
});

/** Talks until the words or the questions are at an end. */
const talk = (...words: string[]): { turns: Turn[]; last: Consultation } => {
  const turns: Turn[] = [];
  let last: Consultation = {
    text: '',
    reasoning: '',
    suggestions: [],
    summary: null,
    acts: [],
  };
  for (const content of words) {
    if (last.summary) break;
    turns.push({ role: 'user', content });
    last = consult(turns);
    turns.push({ role: 'assistant', content: last.text });
  }
  return { turns, last };
};
const herbNames = (text: string): string[] =>
  recogniseHerbs(text)
    .filter((mention) => mention.kind === 'formula')
    .map((mention) => mention.name);

describe('the interview', () => {
  it('says once that it is a rule-based engine', () => {
    const { turns } = talk('胃痛', '男，30岁', '两天', '都没有', '跳过', '跳过');
    const said = turns.filter((turn) => turn.content.includes('内置问诊，按规则推理'));
    expect(said).toHaveLength(1);
  });

  it('asks what is wrong when somebody only says hello', () => {
    const { last } = talk('你好');
    expect(last.text).toContain('哪里不舒服');
    expect(last.suggestions).toContain('胃痛');
  });

  it('reaches a result when every question is skipped', () => {
    const { last } = talk('头痛', ...Array.from({ length: 7 }, () => '跳过'));
    expect(last.summary).not.toBeNull();
    expect(last.text).toContain(resultTitles.when);
  });

  it('names no formula to a pregnant woman, a nursing one or a child', () => {
    for (const who of ['女，28岁，怀孕五个月', '女，30岁，在哺乳', '孩子，男，6岁']) {
      const { last } = talk(
        `怕冷得厉害，没汗，流清鼻涕，身上酸痛。${who}`,
        '昨天',
        ...Array.from({ length: 6 }, () => '不知道'),
      );
      expect(herbNames(last.text)).toEqual([]);
    }
  });

  it('goes on recording without pattern or formula while an alarm is open', () => {
    const turns: Turn[] = [
      { role: 'user', content: '胃痛三天，大便发黑' },
      { role: 'assistant', content: '您说的情况可能有危险，请现在去急诊。' },
      { role: 'user', content: '男，50岁，三天了' },
    ];
    const known = { redFlagOpen: true };
    for (let turn = 0; turn < 6 && !consult(turns, known).summary; turn += 1) {
      turns.push({ role: 'assistant', content: consult(turns, known).text });
      turns.push({ role: 'user', content: '都没有' });
    }
    const { text, summary } = consult(turns, known);
    expect(summary?.prescriptions).toEqual([]);
    expect(summary?.pattern).toBeUndefined();
    expect(herbNames(text)).toEqual([]);
    expect(text).toContain('尽快');
  });

  it('takes a history for the doctor where the complaint is outside its reach', () => {
    const { last } = talk(
      '头发掉得厉害',
      '男，60岁，半年',
      '都没有',
      '都没有',
      '洗头时掉得多，没有看过',
      ...Array.from({ length: 3 }, () => '都还好'),
    );
    expect(last.summary?.symptoms.length).toBeGreaterThan(0);
    expect(last.summary?.prescriptions).toEqual([]);
    expect(last.text).toContain('看医生时');
    expect(herbNames(last.text)).toEqual([]);
  });

  it('answers after the result: thanks, doses, and new facts', () => {
    const { turns } = run(patients[4] ?? patients[0]!);
    const after = (content: string): Consultation => consult([...turns, { role: 'user', content }]);
    expect(after('谢谢').text).toBe(interviewTexts.closing);
    expect(after('每天吃多少克？').text).toBe(answerTexts.doseAnswer);
    expect(after('有什么忌口吗').text).toContain('- ');
    const more = after('还有，嗳气');
    expect(more.summary?.symptoms).toContain('嗳气');
  });

  it('says so when it stays open between two, and then names no formula', () => {
    const { last } = talk(
      '干咳，嗓子干',
      '女，30岁，三天',
      '都没有，没有怀孕',
      ...Array.from({ length: 6 }, () => '跳过'),
    );
    expect(last.text).toMatch(/还不能排除“.+”/);
    expect(last.summary?.pattern).toContain('或');
    expect(last.summary?.prescriptions).toEqual([]);
  });

  it('takes “看不清” to the tongue for what it is', () => {
    const turns: Turn[] = [
      { role: 'user', content: '胃痛' },
      { role: 'assistant', content: tongueQuestion.text },
      { role: 'user', content: '看不清' },
    ];
    expect(readInterview(turns, {}).findings.map((finding) => finding.symptom)).not.toContain(
      '视物模糊',
    );
  });

  it('warns of the medicines a family member takes', () => {
    const { last } = talk(
      '我妈妈失眠半年了，心慌，健忘，多梦，没胃口',
      '70岁',
      '她在吃降压药，不过敏',
      ...Array.from({ length: 5 }, () => '跳过'),
    );
    expect(last.summary?.pattern).toContain('心脾两虚');
    expect(last.summary?.prescriptions).toEqual([]);
    expect(last.text).toContain('降压药');
  });

  it('is a function of the conversation alone', () => {
    const { turns } = run(patients[0]!);
    expect(consult(turns.slice(0, 3))).toEqual(consult(turns.slice(0, 3)));
  });

  it('never throws, and never names a formula to somebody pregnant, whatever is typed', () => {
    const words = fc.oneof(
      anyText({ maxLength: 40 }),
      fc.constantFrom(
        ...[...questions, tongueQuestion].flatMap((q) => q.options.map((option) => option.label)),
        ...patients.map((patient) => patient.opening),
      ),
    );
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 9 }), (texts) => {
        const turns: Turn[] = [];
        for (const content of texts) {
          turns.push({ role: 'user', content });
          const reply = consult(turns, { sex: '女', pregnant: 'yes' });
          expect(herbNames(reply.text)).toEqual([]);
          expect(reply.summary?.prescriptions ?? []).toEqual([]);
          turns.push({ role: 'assistant', content: reply.text });
        }
      }),
      { numRuns: costlyRuns(150) },
    );
  }, 180_000);
});
