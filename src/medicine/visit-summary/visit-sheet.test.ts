import { describe, expect, it } from 'vitest';
import { toldTurns, visitConversations } from '#test/medicine/visit-conversations.ts';
import type { ModelMention } from '../model-reading/model-mention.ts';
import {
  courseLinesMax,
  doctorQuestionsMax,
  factLinesMax,
  type SheetLine,
  type VisitSheet,
} from './sheet.ts';
import { toldSentences } from './told-sentence.ts';
import { visitSheet } from './visit-sheet.ts';

const recordOf = (read: ModelMention[]) => ({
  version: 1 as const,
  by: 'model' as const,
  acts: [],
  read,
});
const leaning = (formulas: string[]) => ({
  messageId: 90,
  at: '2026-03-02T09:00:00.000Z',
  text: '风寒束表',
  formulas,
});
const linesOf = (sheet: VisitSheet, id: string): SheetLine[] =>
  sheet.sections.find((section) => section.id === id)?.lines ?? [];
const all = (sheet: VisitSheet): SheetLine[] => sheet.sections.flatMap(({ lines }) => lines);
const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
const read = (...talk: string[]) => visitSheet(toldTurns(talk), null);

describe('what only a model read', () => {
  const told = '男，40岁，胃胀三天。整个人像踩在棉花堆里飘着走。老中医开的克瘀灵一直喝着';
  const signs: ModelMention[] = [
    { quote: '像踩在棉花堆里飘着走', kind: 'symptom', name: '头晕', polarity: 'present' },
    { quote: '克瘀灵一直喝着', kind: 'medicine', name: '克瘀灵', polarity: 'present' },
    { quote: '头重得抬不起来', kind: 'symptom', name: '头痛', polarity: 'present' },
  ];
  const [said, answer] = toldTurns([told, '问：我记下了。']);
  const turns = said && answer ? [said, { ...answer, dialogue: recordOf(signs) }] : [];

  it('stands beside the words, marked, and what was not written does not', () => {
    const sheet = visitSheet(turns, null);
    const [dizzy] = linesOf(sheet, 'ten-questions').filter(({ value }) => value === '头晕');
    expect(dizzy).toMatchObject({ by: 'person', isReadByModel: true });
    expect(dizzy?.text).toContain('像踩在棉花堆里飘着走');
    expect(linesOf(sheet, 'medicines')).toMatchObject([{ isReadByModel: true }]);
    expect(linesOf(sheet, 'questions').some(({ text }) => text.includes('我现在用的药'))).toBe(
      true,
    );
    expect(all(sheet).some(({ value }) => value?.includes('头痛'))).toBe(false);
  });

  it('marks a time that nobody else read, and no other', () => {
    const bloated = (since: string) =>
      ({ quote: '肚子胀', kind: 'symptom', name: '腹胀', polarity: 'present', since }) as const;
    const timeOf = (words: string, since: string): SheetLine | undefined => {
      const [first, second] = toldTurns([words, '问：我记下了。']);
      if (!first || !second) return undefined;
      const talk = [first, { ...second, dialogue: recordOf([bloated(since)]) }];
      return linesOf(visitSheet(talk, null), 'complaint').find(({ label }) => label === '病程');
    };
    expect(timeOf('男，40岁，肚子胀，打从娃满月那阵就这样', '打从娃满月那阵')).toMatchObject({
      text: '打从娃满月那阵',
      by: 'person',
      isReadByModel: true,
    });
    const own = timeOf('男，40岁，肚子胀三天', '三天');
    expect(own?.text).toBe('三天');
    expect(own?.isReadByModel).toBeUndefined();
  });

  it('marks nothing that our own reading found, and is gone with the record', () => {
    const sheet = visitSheet(turns, null);
    expect(linesOf(sheet, 'complaint').some(({ isReadByModel }) => isReadByModel)).toBe(false);
    expect(all(read(told)).some(({ isReadByModel }) => isReadByModel)).toBe(false);
    expect(linesOf(read(told), 'ten-questions').some(({ value }) => value === '头晕')).toBe(false);
  });
});

describe.each(visitConversations)('the sheet of $name', ({ talk, told, not = {} }) => {
  const turns = toldTurns(talk);
  const sheet = visitSheet(turns, null);

  it('has what was told where a doctor looks for it', () => {
    for (const [place, wanted] of Object.entries(told)) {
      const [id = '', label] = place.split('/');
      const texts = linesOf(sheet, id)
        .filter((line) => label === undefined || line.label === label)
        .map(({ text }) => text);
      for (const words of wanted ?? []) {
        expect([place, texts.filter((text) => text.includes(words)).length > 0, texts]).toEqual([
          place,
          true,
          texts,
        ]);
      }
    }
    for (const [id, unwanted] of Object.entries(not)) {
      const texts = linesOf(sheet, id)
        .map(({ text }) => `“${text}”`)
        .join();
      for (const words of unwanted)
        expect([id, texts]).not.toEqual([id, expect.stringContaining(words)]);
    }
  });

  it('holds nothing that nobody said', () => {
    for (const line of all(sheet)) {
      if (line.by === 'rule') continue;
      const source = turns.find(({ messageId }) => messageId === line.messageId);
      expect(source?.role).toBe('user');
      expect(source?.content).toContain(line.text);
      expect(line.at).toBe(source?.at);
      if (line.question === undefined) continue;
      const asked = turns[turns.indexOf(source ?? turns[0]!) - 1];
      expect(letters(asked?.content ?? '')).toContain(letters(line.question.replace('…', '')));
    }
  });

  it('loses nothing that was said', () => {
    expect(sheet.leftOut).toBe(0);
    for (const { source, start, end, text } of toldSentences(turns)) {
      const isOn = Array.from({ length: end - start }, () => false);
      for (const line of all(sheet)) {
        const at = source.content.indexOf(line.text);
        if (line.messageId !== source.messageId || at < 0) continue;
        const from = Math.max(at, start) - start;
        isOn.fill(true, from, Math.max(from, Math.min(at + line.text.length, end) - start));
      }
      const missing = [...text].filter((char, at) => !isOn[at] && /[\p{L}\p{N}]/u.test(char));
      expect([text, missing.join('')]).toEqual([text, '']);
    }
  });

  it('names each line once', () => {
    const keys = all(sheet).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^\d+(?:-\d+){4}$/);
  });
});

describe('a sheet', () => {
  it('says what nobody has spoken of', () => {
    const sheet = read('头痛三天');
    const ten = sheet.sections.find(({ id }) => id === 'ten-questions');
    expect(ten?.unmentioned).toEqual(
      expect.arrayContaining(['寒热', '汗', '大便', '小便', '睡眠']),
    );
    expect(ten?.unmentioned).not.toContain('头身');
    expect(sheet.sections.find(({ id }) => id === 'person')?.unmentioned).toEqual(['性别', '年龄']);
    for (const id of ['tongue', 'pulse', 'medicines', 'allergies']) {
      expect([id, linesOf(sheet, id)]).toEqual([id, []]);
    }
  });

  it('of nothing has no line, and no question either', () => {
    expect(all(visitSheet([], null))).toEqual([]);
    expect(all(read('您好', '问：您好，请问哪里不舒服？'))).toEqual([]);
  });

  it('leaves out what a man is not asked', () => {
    const sheet = read('男，45岁，胃痛三天');
    expect(sheet.sections.map(({ id }) => id)).not.toContain('pregnancy');
    const ten = sheet.sections.find(({ id }) => id === 'ten-questions');
    expect(ten?.unmentioned).not.toContain('经带');
  });

  it('marks what the assistant leaned to as the assistant’s', () => {
    const turns = toldTurns(['男，30岁，昨晚受凉，怕冷头痛，没吃药。']);
    const sheet = visitSheet(turns, leaning(['荆防败毒散']));
    expect(linesOf(sheet, 'leaning')).toMatchObject([
      { text: '风寒束表', by: 'assistant', messageId: 90 },
    ]);
    expect(linesOf(sheet, 'formulas')).toMatchObject([{ text: '荆防败毒散', by: 'assistant' }]);
    expect(linesOf(sheet, 'questions').map(({ text }) => text)).toContain(
      'AI 提到的参考方剂适合我吗？',
    );
  });

  it.each([
    ['a danger', '男，30岁，突然胸口压榨样痛，出大汗'],
    ['a pregnancy', '女，30岁，怀孕两个月，怕冷头痛'],
    ['a child', '孩子8岁，男孩，怕冷头痛'],
    ['a pregnancy that is possible', '女，30岁，怕冷头痛，可能怀孕了'],
  ])('hands no formula on in %s', (_, words) => {
    const sheet = visitSheet(toldTurns([words]), leaning(['荆防败毒散']));
    expect(linesOf(sheet, 'formulas')).toEqual([]);
  });

  it('marks what a doctor said and what an earlier session told', () => {
    const sheet = read('腰痛三年。', '大夫说脉沉细。');
    expect(linesOf(sheet, 'pulse')).toMatchObject([{ isDoctorsWord: true, by: 'person' }]);
    const carried = visitSheet(toldTurns(['对青霉素过敏。'], true), null);
    expect(linesOf(carried, 'allergies')).toMatchObject([{ by: 'carried' }]);
  });

  it('puts the gravest danger first', () => {
    const sheet = read('一条腿突然肿胀发紫疼。', '现在胸口压榨样痛，出大汗。');
    expect(linesOf(sheet, 'alarms')[0]?.level).toBe('emergency');
  });

  it('has what is kept of somebody in the family, as such', () => {
    const known = { isOfFamily: true, sex: '女', ageYears: 67, medicines: ['华法林'] } as const;
    const sheet = visitSheet(toldTurns(['妈妈头痛三天，对青霉素过敏']), null, known);
    expect(linesOf(sheet, 'person').filter(({ by }) => by === 'kept')).toMatchObject([
      { label: '性别', text: '女' },
      { label: '年龄', text: '67岁' },
    ]);
    expect(sheet.sections.find(({ id }) => id === 'person')?.unmentioned).toEqual([]);
    expect(linesOf(sheet, 'medicines')).toMatchObject([{ text: '华法林，在用', by: 'kept' }]);
    expect(linesOf(sheet, 'allergies')).toMatchObject([{ by: 'person' }]);
    const keys = all(sheet).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^\d+(?:-\d+){4}$/);
  });

  it('hands no formula on for a child by the age that is kept', () => {
    const turns = toldTurns(['怕冷头痛']);
    const named = (ageYears: number) =>
      linesOf(visitSheet(turns, leaning(['荆防败毒散']), { sex: '男', ageYears }), 'formulas');
    expect(named(40)).toHaveLength(1);
    expect(named(6)).toEqual([]);
  });

  it('marks what was denied, and whether it was asked', () => {
    const sheet = read(
      '头疼三天',
      '问：有没有发烧？',
      '没有',
      '问：好的。',
      '没有头晕。怕冷，不恶心',
    );
    const ten = linesOf(sheet, 'ten-questions').map(({ text, value }) => [text, value]);
    expect(ten).toContainEqual(['没有', '问过，否认']);
    expect(ten).toContainEqual(['没有头晕', '否认']);
    expect(ten).toContainEqual(['怕冷', undefined]);
    expect(ten.filter(([text]) => text?.includes('不恶心'))).toEqual([['不恶心', undefined]]);
  });

  it('asks about what is open, and first what the person asked', () => {
    const sheet = read('失眠三个月了。', '这个病严重吗？');
    const [own, ...ruled] = linesOf(sheet, 'questions');
    expect(own).toMatchObject({ text: '这个病严重吗？', by: 'person' });
    expect(ruled.every(({ by }) => by === 'rule')).toBe(true);
    expect(ruled.map(({ text }) => text).join('\n')).toContain('需要做哪些检查');
  });

  it('of a long conversation stays readable and says how much it leaves out', () => {
    const talk = Array.from({ length: 100 }, (_, at) => [
      `第${at}次说：今天胃又胀又痛，吃了${at}片奥美拉唑，没有好转。`.repeat(4),
      '问：大便怎么样？',
    ]).flat();
    const sheet = visitSheet(toldTurns(talk), null);
    expect(sheet.leftOut).toBeGreaterThan(0);
    expect(linesOf(sheet, 'course').length).toBeLessThanOrEqual(courseLinesMax);
    expect(linesOf(sheet, 'medicines').length).toBeLessThanOrEqual(factLinesMax);
    expect(linesOf(sheet, 'questions').length).toBeLessThanOrEqual(doctorQuestionsMax);
    const times = linesOf(sheet, 'course').map(({ at }) => Date.parse(at ?? ''));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('of a very long conversation reads how it began and what is newest', () => {
    const middle = Array.from({ length: 60 }, (_, at) => `那天第${at}回，胃又胀又痛。`.repeat(90));
    const talk = ['对青霉素过敏，头痛三天。', ...middle, '今天对虾也过敏了。'];
    const sheet = visitSheet(toldTurns(talk), null);
    const allergies = linesOf(sheet, 'allergies').map(({ text }) => text);
    expect(allergies).toEqual(['对青霉素过敏', '今天对虾也过敏了']);
    expect(sheet.leftOut).toBeGreaterThan(60);
  });
});

describe('what stands on the sheet once', () => {
  const sheet = read(
    '我头痛两个星期了，怕冷，晚上睡不好',
    '请问性别和年龄？出汗吗？',
    '女，42岁，不出汗',
    '月经怎么样？',
    '月经正常',
  );

  it('is the sex, in the words that name it', () => {
    expect(linesOf(sheet, 'person').map(({ label, text }) => [label, text])).toEqual([
      ['性别', '女'],
      ['年龄', '42岁'],
    ]);
    expect(linesOf(sheet, 'course')).toEqual([]);
  });

  it('is what was told of an item by its name, which is then not missing', () => {
    const told = read('头痛三天', '请问大便怎么样？', '不出汗，大便两天一次');
    const ten = told.sections.find(({ id }) => id === 'ten-questions');
    expect(ten?.lines.map(({ label, text }) => [label, text])).toContainEqual([
      '大便',
      '大便两天一次',
    ]);
    expect(ten?.unmentioned).not.toContain('大便');
    expect(linesOf(told, 'course')).toEqual([]);
    const asking = read('头痛三天，大便要不要查？');
    expect(linesOf(asking, 'ten-questions').map(({ label }) => label)).not.toContain('大便');
  });

  it('is the question that two lines answer', () => {
    const { sections } = read('头痛三天', '请问性别和年龄？', '女，42岁');
    const questions = sections.flatMap(({ lines }) =>
      lines.flatMap(({ question }) => question ?? []),
    );
    expect(new Set(questions).size).toBe(questions.length);
  });

  it('is how long it has lasted, below the complaint that says it', () => {
    const [complaint, duration] = linesOf(sheet, 'complaint');
    expect(complaint?.text).toContain('我头痛两个星期了');
    expect(duration).toMatchObject({ label: '病程', text: '两个星期了' });
  });
});
