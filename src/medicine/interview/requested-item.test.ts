import { describe, expect, it } from 'vitest';
import { tenQuestionKeys } from '../course/ten-question-keys.ts';
import { findFindings } from '../findings/find-findings.ts';
import { findPerson } from '../findings/find-person.ts';
import type { Turn } from '../findings/finding.ts';
import { itemQuestions } from '../knowledge/item-questions.ts';
import { symptomNamed } from '../knowledge/symptoms.ts';
import { triage } from '../triage/triage.ts';
import { consult } from './consult.ts';
import { questionsFor, requestedItem, requestFor } from './requested-item.ts';

const user = (content: string): Turn => ({ role: 'user', content });
const assistant = (content: string): Turn => ({ role: 'assistant', content });

describe('the wish to be asked about one item', () => {
  it.each(tenQuestionKeys)('tells nothing of the person by itself: %s', (key) => {
    const turns = [user(requestFor(key))];
    const told = findPerson(turns);
    expect(findFindings(turns)).toEqual([]);
    expect(triage(turns).level).toBe('routine');
    expect([
      told.sex,
      told.pregnancy,
      told.allergies,
      told.medicines,
      told.chronicDiseases,
    ]).toEqual(['unknown', 'unknown', undefined, undefined, undefined]);
    expect(requestedItem(user(requestFor(key)))).toBe(key);
  });

  it.each(tenQuestionKeys)('is answered by the question on it, with answers to tap: %s', (key) => {
    const turns = [user('头痛三天，怕冷'), assistant('您好。'), user(requestFor(key))];
    for (const question of questionsFor(key)) {
      const { text, suggestions, summary } = consult(turns);
      expect(text).toContain(question.text);
      expect(suggestions).toEqual([...question.suggestions, '跳过']);
      expect(summary).toBeNull();
      turns.push(assistant(text), user('说不清'));
    }
  });

  it('is answered also before a complaint is told and does not become one', () => {
    const first = [user(requestFor('sleep'))];
    expect(consult(first).text).toContain('最近睡得怎么样');
    const later = [...first, assistant(consult(first).text), user(requestFor('mood'))];
    expect(consult(later).text).toContain('最近的心情怎么样');
    const told = [...later, assistant(consult(later).text), user('头痛两天了')];
    expect(consult(told).text).not.toContain('今天主要是哪里不舒服');
  });

  it('hears the answer that is tapped', () => {
    const turns = [user('头痛三天'), assistant('好的。'), user(requestFor('earsEyes'))];
    const after = [...turns, assistant(consult(turns).text), user('看东西模糊')];
    expect(consult(after).text).toContain('看东西模糊');
  });

  it('leaves the question before it to be asked again', () => {
    const turns = [user('头痛三天')];
    const who = consult(turns).text;
    expect(who).toContain('您的性别和年龄');
    const asked = [...turns, assistant(who), user(requestFor('sleep'))];
    const after = [...asked, assistant(consult(asked).text), user('睡得好')];
    expect(consult(after).text).toContain('您的性别和年龄');
    expect(consult(after).text).not.toContain('今天主要是哪里不舒服');
  });

  it('leaves other messages alone', () => {
    for (const content of ['请问我的睡眠情况怎么样', '请问问我睡眠的情况。我睡不好', '睡眠', '']) {
      expect(requestedItem(user(content))).toBeUndefined();
    }
  });

  it('names only symptoms that the knowledge has', () => {
    const named = itemQuestions.flatMap(({ options }) =>
      options.flatMap(({ present, absent }) => [...present, ...absent]),
    );
    expect(named.filter((name) => symptomNamed(name) === undefined)).toEqual([]);
  });
});
