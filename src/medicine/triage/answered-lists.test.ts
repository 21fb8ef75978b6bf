import { describe, expect, it } from 'vitest';
import type { Turn } from '../findings/finding.ts';
import { alarmQuestion, backgroundQuestion } from '../interview/fixed-questions.ts';
import { complaints } from '../knowledge/complaints.ts';
import { listedParts } from './listed-parts.ts';
import { triage } from './triage.ts';

const talk = (...said: string[]): Turn[] =>
  said.map((content, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content }));
const heard = (...said: string[]): string[] =>
  triage(talk(...said)).alarms.map(({ group, level }) => `${level}:${group}`);

const headache = complaints.find(({ name }) => name === '头痛');
const list = alarmQuestion(headache, '女').text;

describe('what a question lists', () => {
  it('is every part of it, without the words that ask', () => {
    expect(listedParts({ role: 'assistant', content: list })).toEqual([
      '突然最厉害的一次头痛',
      '一边手脚没力或说话不清',
      '看东西重影',
      '反复呕吐',
      '高烧脖子发硬',
      '头部外伤',
      '血压到180/110',
    ]);
    const behind = '您发烧三天了，吐不吐血、喘不喘都要说。胸痛、出冷汗，有没有？';
    expect(listedParts({ role: 'assistant', content: behind })).toEqual(['胸痛', '出冷汗']);
  });

  it('is read of the questions on dangers of all complaints', () => {
    for (const complaint of complaints) {
      const content = alarmQuestion(complaint, '女').text;
      const parts = listedParts({ role: 'assistant', content });
      expect([complaint.name, parts.length > 1]).toEqual([complaint.name, true]);
      for (const part of parts) expect(part).not.toMatch(/有没有|这些|^或|[？：]/u);
    }
  });
});

describe('a yes to a question that lists several things', () => {
  it.each(['有', '有的', '是的', '有，我来说', '嗯有'])(
    'opens no page, and is to be seen within a day: %s',
    (yes) => {
      expect(heard('头痛三天', list, yes)).toEqual(['urgent:unnamed']);
      const both = `1. ${backgroundQuestion(true).text}\n\n2. ${list}`;
      expect(heard('头痛三天', both, yes)).toEqual(['urgent:unnamed']);
    },
  );

  it('opens the page where each of them is an emergency', () => {
    const asked = '有没有吐血、胸口压着痛出冷汗，或一边手脚没力？';
    const found = heard('不太舒服', asked, '有');
    expect(found).toEqual(
      expect.arrayContaining(['emergency:haematemesis', 'emergency:acs', 'emergency:stroke']),
    );
  });

  it('opens the page where all of them are there, or one of them is named', () => {
    expect(heard('头痛三天', list, '都有')).toContain('emergency:stroke');
    expect(heard('头痛三天', list, '有，突然最厉害的一次头痛')).toEqual(['emergency:thunderclap']);
  });

  it('means what is named afterwards, and stays open until then', () => {
    const which = '您说的是下面哪一样？';
    const after = (answer: string): string[] => heard('头痛三天', list, '有', which, answer);
    expect(after('高烧脖子发硬')).toEqual(['emergency:meningitis']);
    expect(after('一边手脚没力或说话不清')).toEqual(['emergency:stroke']);
    expect(after('在吃药')).toEqual([]);
    expect(after('这些都没有')).toEqual([]);
    for (const vague of ['有', '不知道', '跳过']) expect(after(vague)).toEqual(['urgent:unnamed']);
  });

  it('is a page as before where the question names one thing', () => {
    expect(heard('不太舒服', '有没有胸口压着痛？', '有')).toContain('emergency:acs');
  });
});
