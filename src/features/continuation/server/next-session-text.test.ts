import { describe, expect, it } from 'vitest';
import { currentFindings } from '#medicine/findings/current-findings.ts';
import { findFindings } from '#medicine/findings/find-findings.ts';
import { findPerson } from '#medicine/findings/find-person.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import { symptoms } from '#medicine/knowledge/symptoms.ts';
import { triage } from '#medicine/triage/triage.ts';
import {
  answeredFacts,
  nextSessionText,
  sentencesCharsMax,
  sentencesMax,
  statedSentences,
} from './next-session-text.ts';
import { pinnedFacts } from './pinned-facts.ts';

const talk = (...said: string[]): Turn[] =>
  said.map((content, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content }));
const read = (words: string): Turn[] =>
  words.split('\n\n').map((content) => ({ role: 'user', content }));
/** What the next session would read. */
function carried(turns: readonly Turn[]): Turn[] {
  const pinned = pinnedFacts(turns);
  const stated = statedSentences(turns, pinned);
  const { present, denied } = answeredFacts(turns, [...stated, ...pinned]);
  return read(nextSessionText(stated, [...present, ...denied], pinned));
}
const found = (turns: readonly Turn[]): string[] =>
  currentFindings(findFindings(turns))
    .filter(({ polarity }) => polarity !== 'unknown')
    .map(({ symptom, polarity }) => `${symptom} ${polarity}`)
    .toSorted();

const consultation = talk(
  '您好',
  '您哪里不舒服？',
  '女，34岁，头痛三天了，怕冷，没有发烧。天气真好。',
  '有没有恶心？',
  '有',
  '大便怎么样，干还是稀？',
  '稀',
  '有没有过敏？正在吃什么药？',
  '对青霉素过敏，没有吃药',
);

describe('what is carried to the next session', () => {
  it('is the person’s own sentences, and separately what answers to questions mean', () => {
    const pinned = pinnedFacts(consultation);
    const stated = statedSentences(consultation, pinned);
    expect(stated).toEqual(['女，34岁，头痛三天了，怕冷，没有发烧。']);
    expect(answeredFacts(consultation, [...stated, ...pinned]).present).toEqual([
      '有恶心',
      '有便溏',
    ]);
  });

  it('never lists as the person’s words what one 都没有 denied, also one continuation later', () => {
    const turns = talk(
      '我失眠一个月了，女，35岁。',
      '有没有心慌、头晕、胸闷？有没有怀孕？有没有在吃的药？',
      '都没有',
    );
    const stated = ['我失眠一个月了，女，35岁。'];
    expect(statedSentences(turns, [])).toEqual(stated);
    expect(answeredFacts(turns, stated)).toEqual({
      present: [],
      denied: expect.arrayContaining(['没有怀孕', '没有吃药', '没有心悸', '没有胸闷']),
    });
    const next = carried(turns);
    expect(found(next)).toEqual(found(turns));
    expect(statedSentences(next, [])).toEqual(stated);
    expect(found(carried(next))).toEqual(found(turns));
  });

  it('is read there as it was here, also from one continuation to the next', () => {
    const next = carried(consultation);
    expect(found(next)).toEqual(found(consultation));
    expect(findPerson(next)).toMatchObject({
      sex: 'female',
      ageYears: 34,
      allergies: findPerson(consultation).allergies,
    });
    expect(found(carried(next))).toEqual(found(next));
    expect(findPerson(carried(next))).toEqual(findPerson(next));
  });

  it('contains the corrected state where something was corrected', () => {
    const turns = talk('头痛，发烧', '还烧吗', '不发烧了，没有怀孕', '好', '测出来怀孕了');
    const next = carried(turns);
    expect(found(next)).toEqual(found(turns));
    expect(findPerson(next).pregnancy).toBe('yes');
  });

  it('never lets a denial take back what is pinned', () => {
    const stated = ['没有过敏，没有怀孕，头痛'];
    const pinned = ['吃布洛芬没有过敏', '对青霉素过敏', '没有怀孕', '怀孕了'];
    expect(findPerson(read(nextSessionText(stated, [], pinned)))).toMatchObject({
      allergies: ['青霉素'],
      pregnancy: 'yes',
    });
    expect(findPerson(read(nextSessionText(stated, [], ['没有怀孕']))).pregnancy).toBe('no');
  });

  it('creates no danger from sentences that are only now adjacent', () => {
    const turns = talk(
      '上周爬山后胸口有点闷，歇一下就好。',
      '现在呢',
      '现在没有胸闷。',
      '还有吗',
      '跑步以后出大汗。',
    );
    const before = triage(turns).level;
    expect(triage(carried(turns)).level).toBe(before);
  });

  it('stays within its bounds and keeps the beginning', () => {
    const turns = talk(
      ...Array.from({ length: 90 }, (_, at) => [`第${at}天，头痛，怕冷，没有发烧`, '好']).flat(),
    );
    const lines = statedSentences(turns, []);
    expect(lines.length).toBeLessThanOrEqual(sentencesMax);
    expect(lines.join('').length).toBeLessThanOrEqual(sentencesCharsMax + 120);
    expect(found(carried(turns))).toEqual(found(turns));
    const stated = talk('胃痛一周', '好', ...turns.map(({ content }) => content));
    expect(statedSentences(stated, [])[0]).toBe('胃痛一周');
  });

  it('can name nearly every symptom in plain words', () => {
    const lost = symptoms.filter(({ name }) => {
      const said = found(talk(`有${name}`));
      return !said.includes(`${name} present`);
    });
    expect(lost.length / symptoms.length).toBeLessThan(0.05);
  });

  it('is empty when nothing was described', () => {
    expect(nextSessionText(statedSentences(talk('您好'), []), [], [])).toBe('');
  });
});
