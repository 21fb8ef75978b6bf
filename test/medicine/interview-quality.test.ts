import { describe, expect, it } from 'vitest';
import type { Turn } from '#medicine/findings/finding.ts';
import { recogniseHerbs } from '#medicine/herb-safety/recognise-herbs.ts';
import type { Consultation } from '#medicine/interview/consult.ts';
import { consult } from '#medicine/interview/consult.ts';
import { durationDays } from '#medicine/interview/duration-days.ts';
import { readInterview } from '#medicine/interview/interview-state.ts';
import { interviewTexts } from '#medicine/interview/texts.ts';
import { answerTexts } from '#medicine/answers/texts.ts';
import { questionNamed } from '#medicine/knowledge/complaints-questions.ts';
import { morePatients } from './interview-patients.ts';
import { run } from './simulated-patient.ts';

const today = { month: 12, day: 20 };
/** Sends the words one after another; gives each reply. */
function talk(...words: string[]): { turns: Turn[]; replies: Consultation[]; last: Consultation } {
  const turns: Turn[] = [];
  const replies = words.map((content) => {
    turns.push({ role: 'user', content });
    const reply = consult(turns, {}, today);
    turns.push({ role: 'assistant', content: reply.text });
    return reply;
  });
  const last = replies.at(-1);
  if (last === undefined) throw new Error('nothing was said');
  return { turns, replies, last };
}
const asking = (id: string): string => {
  const question = questionNamed(id);
  const labels = question?.options.map(({ label }) => label).join('／') ?? '';
  return `${question?.text ?? ''}\n   可以选：${labels}`;
};
const heard = (id: string, answer: string, opening = '胃痛'): string[] => {
  const { findings } = readInterview(
    [
      { role: 'user', content: opening },
      { role: 'assistant', content: asking(id) },
      { role: 'user', content: answer },
    ],
    {},
  );
  return findings.map(({ symptom, polarity }) => `${polarity === 'present' ? '+' : '-'}${symptom}`);
};
const formulasIn = (text: string): string[] =>
  recogniseHerbs(text).flatMap(({ kind, name }) => (kind === 'formula' ? [name] : []));
const pain = ['胃隐隐作痛，空腹明显，吃点热的就好些', '男，45岁，一周', '都没有'];
const skips = Array.from({ length: 6 }, () => '跳过');

describe('short answers', () => {
  it('are understood by what was asked', () => {
    expect(heard('energy', '累')).toContain('+乏力');
    expect(heard('energy', '有点累')).toContain('+乏力');
    expect(heard('warm-cold', '怕冷')).toContain('+畏寒');
    expect(heard('warm-cold', '怕冷')).not.toContain('+恶寒');
    expect(heard('cold-heat', '怕冷', '感冒')).toContain('+恶寒');
    expect(heard('stomach-kind', '胀')).toContain('+胃脘胀痛');
    expect(heard('stool', '干')).toContain('+大便干结');
    expect(heard('energy', '不累')).toContain('-乏力');
  });

  it('do not turn a denied word into its answer', () => {
    expect(heard('stomach-with', '没有嗳气')).not.toContain('+嗳气');
    expect(heard('stomach-with', '不口苦')).not.toContain('+口苦');
  });

  it('mean nothing by themselves where nothing was asked', () => {
    expect(heard('tongue', '胀')).not.toContain('+胃脘胀痛');
  });

  it('open a consultation', () => {
    expect(readInterview([{ role: 'user', content: '累' }], {}).complaint?.row?.name).toBe('虚劳');
  });
});

describe('a bare yes to several things', () => {
  const turns: Turn[] = [
    { role: 'user', content: '胃痛三天，男，40岁，不过敏，没吃药' },
    { role: 'assistant', content: '有没有这些：大便发黑？' },
    { role: 'user', content: '没有' },
    { role: 'assistant', content: asking('stomach-with') },
    { role: 'user', content: '有' },
  ];

  it('is settled with one question on one sign', () => {
    const reply = consult(turns);
    expect(reply.text).toContain('您说的“有”，指的是“打嗝”吗？');
    expect(reply.suggestions).toEqual(['是', '不是', '跳过']);
    const answered = (answer: string): string[] =>
      readInterview(
        [...turns, { role: 'assistant', content: reply.text }, { role: 'user', content: answer }],
        {},
      ).findings.map(({ symptom, polarity }) => `${polarity}:${symptom}`);
    expect(answered('是')).toContain('present:嗳气');
    expect(answered('不是')).toContain('absent:嗳气');
  });

  it('is asked which medicine, allergy or disease it means', () => {
    const { last } = talk('胃痛三天', '男，40岁', '都没有', '在吃药');
    expect(last.text).toContain('请说得具体一点');
    expect(last.suggestions).toContain('降压药');
  });

  it('to the question on pregnancy names no formula until its meaning is clear', () => {
    const bare = talk('胃痛三天', '女，30岁', '都没有', '有');
    expect(readInterview(bare.turns, {}).person.pregnant).toBe('possible');
    const told = talk('胃痛三天', '女，30岁', '都没有', '有', '在吃优甲乐');
    expect(readInterview(told.turns, {}).person.pregnant).not.toBe('yes');
  });
});

describe('somebody who corrects a fact', () => {
  it('gets the corrected result: pregnancy takes the formula away', () => {
    const before = talk(
      '怕冷得厉害，没汗，流清鼻涕，身上酸痛，苔薄白',
      '女，28岁，昨天',
      '都没有',
      '都没有',
      ...skips,
    );
    const first = before.replies.find((reply) => reply.summary !== null);
    expect(first?.summary?.prescriptions).toEqual(['荆防败毒散']);
    const { text, summary } = consult([
      ...before.turns,
      { role: 'user', content: '我刚才说错了，其实怀孕两个月了' },
    ]);
    expect(summary?.prescriptions).toEqual([]);
    expect(formulasIn(text)).toEqual([]);
  });

  it('gets sex, age, duration and signs corrected', () => {
    const { turns } = talk(...pain, ...skips);
    const after = (content: string) => consult([...turns, { role: 'user', content }]).summary;
    expect(after('打错了，我是女的')?.gender).toBe('女');
    expect(after('更正一下，是54岁')?.ageYears).toBe(54);
    expect(after('说错了，是三个月')?.symptoms[0]).toContain('三个月');
    expect(after('其实大便是干的')?.symptoms).toContain('大便干结');
  });

  it('is recognised when a child is meant after all', () => {
    const { turns } = talk(...pain, ...skips);
    const { text, summary } = consult([
      ...turns,
      { role: 'user', content: '说错了，是我孩子，9岁' },
    ]);
    expect(summary?.prescriptions).toEqual([]);
    expect(formulasIn(text)).toEqual([]);
  });
});

describe('questions from the person', () => {
  it('are answered while we are still asking', () => {
    expect(talk('胃痛三天', '剂量多少').last.text).toContain(answerTexts.doseAnswer);
    expect(talk('胃痛三天', '你是医生吗').last.text).toContain(answerTexts.whoAnswer);
    expect(talk('头晕三天', '降压药可以停吗').last.text).toContain('不要自己停、减、加或换');
  });

  it('are answered after the result', () => {
    const { turns } = talk(...pain, ...skips);
    const after = (content: string) => consult([...turns, { role: 'user', content }]).text;
    expect(after('剂量多少')).toBe(answerTexts.doseAnswer);
    expect(after('一天吃几粒')).toBe(answerTexts.doseAnswer);
    expect(after('给我开点药吧')).toBe(interviewTexts.medicineAnswer);
    expect(after('我能不吃降压药吗')).toContain('不要自己停、减、加或换');
    expect(after('要做什么检查')).toContain('胃镜');
  });
});

describe('graded advice', () => {
  const level = (...words: string[]): string => {
    const { replies } = talk(...words, ...skips);
    return replies.find((reply) => reply.summary !== null)?.text ?? '';
  };
  it('names watching at home, a visit, a day or the emergency room, with its reason', () => {
    expect(level('感冒，流清鼻涕，怕冷', '男，30岁，昨天', '都没有')).toMatch(
      /可以先居家观察。\*\* 因为没有说到危险信号/,
    );
    expect(level('咳嗽两个月，有痰', '男，30岁', '都没有')).toMatch(
      /建议近几天到门诊看看。\*\* 因为已经有两个月/,
    );
    expect(level('眼白发黄，小便很黄', '男，30岁，三天', '都没有')).toMatch(/24小时内去医院/);
  });

  it('asks for no history in an emergency, and gives its advice where the person wants to go on', () => {
    const emergency = '胃痛，吐了好多咖啡色的东西';
    expect(level(emergency, '男，50岁，今天', '都没有')).toBe('');
    expect(level(emergency, '还是说我的胃痛吧', '男，50岁，今天', '都没有')).toMatch(
      /请现在去急诊，危急时拨打120/,
    );
  });

  it('reads how long something has lasted', () => {
    expect(['三天', '两周', '三个月', '半年', '好几年', '昨晚', '从小'].map(durationDays)).toEqual([
      3, 14, 90, 182.5, 1095, 1, 3650,
    ]);
    expect(durationDays('说不清')).toBeUndefined();
  });

  it('adds advice for the season only where the day is known', () => {
    const turns = talk(...pain, ...skips).turns.slice(0, 8);
    const upToUser = turns.slice(0, turns.findLastIndex(({ role }) => role === 'user') + 1);
    expect(talk(...pain, ...skips).replies.some(({ text }) => text.includes('冬天'))).toBe(true);
    expect(consult(upToUser).text).not.toContain('冬天');
  });
});

describe('a person who may have no formula', () => {
  it.each(['女，30岁，怀孕了', '女，30岁，可能怀孕', '女，30岁，在哺乳', '我孩子，8岁'])(
    'is named none, with any complaint: %s',
    (who) => {
      for (const patient of morePatients) {
        const { result, replies } = run({ ...patient, who, background: '没有在吃的药，不过敏' });
        expect(result.summary?.prescriptions).toEqual([]);
        const named = replies.flatMap(({ text }) => formulasIn(text));
        expect({ opening: patient.opening, named }).toEqual({
          opening: patient.opening,
          named: [],
        });
      }
    },
  );
});

describe('the complaint', () => {
  const complaintOf = (content: string): string | undefined =>
    readInterview([{ role: 'user', content }], {}).complaint?.row?.name;

  it('is what was mentioned first, but a general state gives way to a particular one', () => {
    expect(complaintOf('没力气，胃痛')).toBe('胃痛');
    expect(complaintOf('爱出汗，失眠')).toBe('不寐');
    expect(complaintOf('浑身没劲，老想睡')).toBe('虚劳');
    expect(complaintOf('手脚冰凉，怕冷')).toBe('虚劳');
    expect(complaintOf('嗓子疼，发烧，流鼻涕')).toBe('感冒');
  });

  it('is the one that a name gives, whatever signs come with it', () => {
    expect(complaintOf('更年期，失眠，出汗')).toBe('绝经前后诸症');
    expect(complaintOf('过敏性鼻炎，打喷嚏流清涕')).toBe('鼻鼽');
    expect(complaintOf('鼻子痒，老打喷嚏')).toBe('鼻鼽');
    expect(complaintOf('我没有荨麻疹，就是咳嗽')).toBe('咳嗽');
  });

  it('is the history of a child or of a pregnancy, once that is known', () => {
    const turns: Turn[] = [
      { role: 'user', content: '咳嗽三天，有痰' },
      { role: 'assistant', content: '先了解一下：您的性别和年龄是？' },
    ];
    const after = (content: string) =>
      readInterview([...turns, { role: 'user', content }], {}).complaint?.row?.name;
    expect(after('男，30岁')).toBe('咳嗽');
    expect(after('男孩，7岁')).toBe('小儿咳嗽');
    expect(after('女，30岁，怀孕四个月')).toBe('孕期不适');
  });
});
