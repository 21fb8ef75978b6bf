import { expect, it } from 'vitest';
import type { ChainTurn } from '#features/messages/server/chain-turn-store.ts';
import { consult } from '#medicine/interview/consult.ts';
import { readInterview } from '#medicine/interview/interview-state.ts';
import { sessionSummary } from './session-summary.ts';
import { symptomItems } from './symptom-items.ts';

/** A consultation with the built-in engine, up to its answer to the last words. */
function consulted(...words: string[]): ChainTurn[] {
  const turns: ChainTurn[] = [];
  const add = (role: ChainTurn['role'], content: string) =>
    turns.push({
      role,
      content,
      shown: content,
      sessionId: 1,
      messageId: turns.length + 1,
      part: 1,
      at: new Date(0),
      isCarried: false,
    });
  for (const said of words) {
    add('user', said);
    add('assistant', consult(turns).text);
  }
  return turns;
}

it.each([
  ['没有口渴', '没有口渴'],
  ['没有发烧、口渴', '没有发烧、口渴'],
  ['口渴倒没有', '口渴倒没有'],
  ['不渴', '不渴'],
])('quotes for a denied symptom the words that deny it: %s', (said, quote) => {
  const turns = consulted('我头痛，怕冷', said);
  const { findings } = readInterview(turns, {});
  const [item] = symptomItems({ turns, findings, summary: { lines: ['口不渴'], messageId: 4 } });
  expect(item).toMatchObject({ label: '口不渴', origin: 'own', source: { quote } });
  expect(item?.description).toBe(quote);
  expect(turns.at(-1)?.content).not.toContain('“口渴”');
  const { tenQuestions } = sessionSummary(turns, undefined);
  expect(tenQuestions.find(({ key }) => key === 'diet')?.source).toMatchObject({ quote });
});

it('treats an answer chosen from a list as the user’s own, whatever else it resembles', () => {
  const turns = consulted(
    '我感冒了，昨晚淋雨后怕冷，低烧',
    '女，28岁，没有怀孕，没过敏，没吃药',
    '都没有',
    '没汗，流清涕，身上酸痛',
    '舌淡红，苔薄白',
  );
  const summary = { lines: ['舌淡红，苔薄白', '胁痛'], messageId: turns.length };
  const items = symptomItems({ turns, findings: readInterview(turns, {}).findings, summary });
  expect(items.slice(0, 3).map(({ label, origin }) => [label, origin])).toEqual([
    ['舌淡红', 'own'],
    ['苔薄白', 'own'],
    ['胁痛', 'model'],
  ]);
});
