import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { currentFindings } from '#medicine/findings/current-findings.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import { findFindings } from '#medicine/findings/find-findings.ts';
import { stanceOf } from '#medicine/findings/lean-on-question.ts';
import { symptomNamed } from '#medicine/knowledge/symptoms.ts';
import { anyText } from '#test/any-text.ts';
import type { FindingCase } from '#test/medicine/finding-cases.ts';
import { findingCases } from '#test/medicine/finding-cases.ts';

const signs = { present: '+', absent: '-', unknown: '?' };

function read(text: string, question: string | undefined): Set<string> {
  const turns: Turn[] = question === undefined ? [] : [{ role: 'assistant', content: question }];
  const findings = findFindings([...turns, { role: 'user', content: text }]);
  return new Set(
    currentFindings(findings).map(({ symptom, polarity }) => signs[polarity] + symptom),
  );
}

/** What was not read as expected, and then all that was read. */
function wrongIn(text: string, expected: string, question?: string) {
  const found = read(text, question);
  const wrong = expected.split(' ').filter((one) => {
    const isUnsaid = one.startsWith('!');
    return found.has(isUnsaid ? `+${one.slice(1)}` : one) === isUnsaid;
  });
  return { wrong, found: wrong.length > 0 ? [...found] : [] };
}

const toCase = ([text, expected, question]: FindingCase) => ({ text, expected, question });

describe('findings', () => {
  it('name only symptoms of the table in the cases', () => {
    const names = findingCases.flatMap(([, expected]) =>
      expected.split(' ').map((one) => one.slice(1)),
    );
    expect(names.filter((name) => symptomNamed(name) === undefined)).toEqual([]);
  });

  it.each(findingCases.map(toCase))('reads $text', ({ text, expected, question }) => {
    expect(wrongIn(text, expected, question)).toEqual({ wrong: [], found: [] });
  });

  const colours: FindingCase[] = [
    ['舌头颜色淡，边上有齿痕', '+舌淡 +舌有齿痕 !经色淡'],
    ['舌头胖，颜色淡', '+舌淡 !经色淡'],
    ['月经量少，颜色淡', '+经量少 +经色淡'],
    ['例假推后一周 颜色发暗有血块', '+经色紫暗 +经有血块'],
    ['颜色暗有块，乳房胀', '+经色紫暗 +经有血块', '经血是什么样的？'],
    ['痰颜色淡', '!经色淡'],
    ['夜里要起来尿三四回，血压药一直在吃', '+夜尿多 !尿血'],
    ['昨晚睡得好一点了，只醒了一次', '!熬夜'],
    ['昨晚睡得很晚', '+熬夜'],
    ['老是晚睡', '+熬夜'],
  ];
  it.each(colours.map(toCase))(
    'give a colour and a noun to what has them, and an evening to the night: $text',
    ({ text, expected, question }) => {
      expect(wrongIn(text, expected, question)).toEqual({ wrong: [], found: [] });
    },
  );

  it('lets a later message correct an earlier one', () => {
    const turns: Turn[] = [
      { role: 'user', content: '大便干，三天一次' },
      { role: 'assistant', content: '明白。' },
      { role: 'user', content: '今天开始拉肚子了，很稀' },
    ];
    const state = new Map(
      currentFindings(findFindings(turns)).map((one) => [one.symptom, one.polarity]),
    );
    expect(state.get('泄泻')).toBe('present');
    expect(state.get('便秘')).toBe('absent');
  });

  it.each(['已经不疼了', '曾经不痛', '神经不痛'])('reads no menses out of %s', (content) => {
    expect(findFindings([{ role: 'user', content }])).toEqual([]);
  });

  it('keeps who is meant and when', () => {
    const findings = findFindings([
      { role: 'user', content: '我妈头痛三天了。我没事，以前头痛过' },
    ]);
    expect(findings.find(({ subject }) => subject === 'other')?.symptom).toBe('头痛');
    expect(findings.some(({ time }) => time === 'past')).toBe(true);
  });

  it('carries duration, degree and the words of the person', () => {
    const [finding] = findFindings([{ role: 'user', content: '胃疼了三天，吃凉的就加重' }]);
    expect(finding).toMatchObject({ symptom: '胃脘痛', words: '胃疼', polarity: 'present' });
    expect(finding?.duration).toContain('三天');
  });

  it.each([
    ['睡不好，头痛两个星期了', { 不寐: undefined, 头痛: '两个星期了' }],
    ['失眠半年，最近一周头痛', { 不寐: '半年', 头痛: '一周' }],
    ['头痛三天咳嗽一周', { 头痛: '三天', 咳嗽: '一周' }],
    ['头痛、咳嗽三天', { 头痛: '三天', 咳嗽: '三天' }],
    ['头痛，咳嗽，有三天了', { 头痛: '有三天了', 咳嗽: '有三天了' }],
    ['头痛，吃了三天药', { 头痛: undefined }],
  ])('leaves a time with what it was said of: %s', (content, expected) => {
    const findings = findFindings([{ role: 'user', content }]);
    for (const [symptom, duration] of Object.entries(expected))
      expect(findings.find((finding) => finding.symptom === symptom)?.duration).toBe(duration);
  });

  it.each([
    ['没有肢体无力', ['乏力-']],
    ['没有一边手脚麻', ['肢体麻木-']],
    ['没有夜里盗汗', ['盗汗-']],
    ['没有胸口疼，胳膊麻', ['胸痛-', '肢体麻木']],
    ['没吃饭肚子疼', ['腹痛']],
    ['没力气手脚发麻', ['乏力', '肢体麻木']],
    ['没睡好手脚冰凉', ['不寐', '四肢不温']],
    ['没有退烧，后背酸', ['肩背痛']],
  ])('denies what follows a place or an hour: %s', (content, expected) => {
    const said = findFindings([{ role: 'user', content }]).map(
      ({ symptom, polarity }) => `${symptom}${polarity === 'absent' ? '-' : ''}`,
    );
    expect(said).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['咳嗽两周', '咳起来更像哪一种？', '咳嗽'],
    ['头痛', '是怎样的头痛？', '头痛'],
    ['心慌', '心慌的时候有没有胸闷、出汗？', '心悸'],
    ['咳嗽', '咳嗽有没有痰？', '咳嗽'],
    ['头痛', '头痛的时候会恶心吗？', '头痛'],
    ['胃疼', '胃疼是饭前疼还是饭后疼？', '胃脘痛'],
  ])(
    'does not take a no to a question as a denial of what it presumes: %s, %s',
    (told, asked, symptom) => {
      const findings = findFindings([
        { role: 'user', content: told },
        { role: 'assistant', content: asked },
        { role: 'user', content: '都没有' },
      ]);
      const polarities = findings.filter((finding) => finding.symptom === symptom);
      expect(polarities.map(({ polarity }) => polarity)).toEqual(['present']);
    },
  );

  it.each(['没得可能', '不可能', '绝对不可能的', '莫得', '冇', '冒得', '哪有啊', '没有这个可能'])(
    'takes for a no: %s',
    (answer) => {
      expect(stanceOf(answer)).toBe('no');
    },
  );

  it.each(['有可能', '可能有', '没得法，就是疼', '不可能就这样吧'])(
    'takes for no bare no: %s',
    (answer) => {
      expect(stanceOf(answer)).not.toBe('no');
    },
  );

  it.each([
    ['要捂热水袋', '喜热饮食', false],
    ['喜欢热水泡脚', '喜热饮食', false],
    ['喜欢热敷', '喜热饮食', false],
    ['想喝热水', '喜热饮食', true],
    ['要喝热水，还捂热水袋', '喜热饮食', true],
    ['喜欢凉快的地方', '喜冷饮', false],
    ['喜欢喝冰的', '喜冷饮', true],
    ['膝盖嘎嘎疼', '关节痛', true],
    ['膝盖贼疼', '关节痛', true],
  ])('hears in %s what is said: %s', (content, symptom, isSaid) => {
    const said = findFindings([{ role: 'user', content }]).map((finding) => finding.symptom);
    expect(said.includes(symptom)).toBe(isSaid);
  });

  it.each([
    ['还头痛吗？', '头痛'],
    ['有没有发烧、咳嗽？', '咳嗽'],
    ['您会头痛吗？', '头痛'],
  ])('still takes a no for what was asked: %s', (asked, symptom) => {
    const findings = findFindings([
      { role: 'assistant', content: asked },
      { role: 'user', content: '没有' },
    ]);
    expect(findings).toContainEqual(expect.objectContaining({ symptom, polarity: 'absent' }));
  });

  it('never throws, and its spans lie within the text', () => {
    const pieces = fc.array(
      fc.oneof(anyText(), fc.constantFrom('头痛', '没有', '不', '，', '。', '38度5', '我妈', '？')),
    );
    fc.assert(
      fc.property(pieces, pieces, (question, answer) => {
        const turns: Turn[] = [
          { role: 'assistant', content: question.join('') },
          { role: 'user', content: answer.join('') },
        ];
        for (const { span, words } of findFindings(turns)) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeLessThanOrEqual(answer.join('').length);
          expect(answer.join('').slice(span.start, span.end)).toBe(words);
        }
      }),
    );
  });

  it('reads two thousand characters of junk without giving up', () => {
    for (const junk of ['没有', '头痛', '没有头痛、', '晚上', '3838度', '我妈', '如果，', 'aaaa']) {
      const content = junk.repeat(Math.ceil(2000 / junk.length)).slice(0, 2000);
      expect(() => findFindings([{ role: 'user', content }])).not.toThrow();
    }
  });
});
