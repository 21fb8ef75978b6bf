import { describe, expect, it } from 'vitest';
import { tenQuestions } from '#medicine/course/ten-questions.ts';
import { readMentions } from '#medicine/course/read-mentions.ts';
import { asksOf, hasDone, optionId } from '#medicine/dialogue/acts-of.ts';
import { parseDialogue } from '#medicine/dialogue/dialogue-schema.ts';
import { chosenAmong } from '#medicine/dialogue/offered-options.ts';
import type { Act, Dialogue } from '#medicine/dialogue/turn-acts.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import { consult } from '#medicine/interview/consult.ts';
import { openDoubts } from '#medicine/interview/danger-answers.ts';
import { fixedQuestions, isAlarmQuestion } from '#medicine/interview/fixed-questions.ts';
import { readInterview } from '#medicine/interview/interview-state.ts';
import { requestedItem, requestFor } from '#medicine/interview/requested-item.ts';
import { otherTitles } from '#medicine/interview/result-texts.ts';
import { questionNamed } from '#medicine/knowledge/complaints-questions.ts';
import { isFull } from '#test/full.ts';
import { historyPatients, morePatients } from './interview-patients.ts';
import { run } from './simulated-patient.ts';
import { toldTalks } from './told-talks.ts';
import { moreToldTalks } from './told-talks-more.ts';

/** What the person said, answered by the engine, with what each answer did. */
function answered(told: readonly string[]): Turn[] {
  const turns: Turn[] = [];
  for (const content of told) {
    turns.push({ role: 'user', content });
    const { text, acts } = consult(turns);
    turns.push({ role: 'assistant', content: text, dialogue: by('engine', acts) });
  }
  return turns;
}

const by = (who: 'engine' | 'model', acts: readonly Act[]): Dialogue => {
  return { version: 1, by: who, acts };
};

const withoutActs = (turns: readonly Turn[]): Turn[] =>
  turns.map(({ role, content }) => ({ role, content }));

/** What the interview and the course make of a conversation; texts and turns themselves left out. */
function readingOf(turns: readonly Turn[], hasStayed: boolean) {
  const { turns: _, ...state } = readInterview(turns, {});
  return {
    state,
    mentions: readMentions(turns),
    // What stays with somebody after violence (身上有没有受伤？) is no question of the history.
    history: hasStayed ? [] : tenQuestions(turns, state.findings, state.facts),
    doubts: openDoubts({ ...state, turns }),
    next: consult(turns.slice(0, -1)),
  };
}

const asksRestOfList = (turn: Turn): boolean =>
  asksOf(turn).some(
    ({ question, text }) =>
      isAlarmQuestion(question) && fixedQuestions.every((whole) => !text.includes(whole.text)),
  );

/** Without `FULL=1` one talk of so many, always the same ones. */
const sampleOneOf = 3;

const said = [
  ...Object.values({ ...toldTalks, ...moreToldTalks }).map((talk) => talk.map(([words]) => words)),
  ...[...morePatients, ...historyPatients].map((patient) =>
    run(patient).turns.flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
  ),
];

describe('what our own turns did', () => {
  const sampled = said.flatMap((talk, n) =>
    isFull || n % sampleOneOf === 0 ? [[n, talk[0] ?? '', talk] as const] : [],
  );

  it.each(sampled)(
    'reads alike from the stored acts and from the texts of talk %i: %s',
    (_, __, talk) => {
      const turns = answered(talk);
      for (const { dialogue } of turns) {
        if (dialogue) expect(parseDialogue(JSON.parse(JSON.stringify(dialogue)))).toEqual(dialogue);
      }
      for (let end = 2; end <= turns.length; end += 2) {
        const now = turns.slice(0, end);
        // A list without what had been told stands in no text of ours.
        if (now.some(asksRestOfList)) break;
        const hasStayed = now.some((turn) => hasDone(turn, 'stay'));
        expect(readingOf(now, hasStayed)).toEqual(readingOf(withoutActs(now), hasStayed));
      }
    },
  );
});

describe('an answer that was tapped', () => {
  const ask = (id: string): Act => {
    const { text, options } = questionNamed(id) ?? { text: '', options: [] };
    const offered = options.map(({ label }) => ({ id: optionId(id, label), label }));
    return { act: 'ask', question: id, text, options: offered };
  };
  const acts = [ask('warm-cold'), ask('jaundice-with')];
  const text = acts.map((act) => ('text' in act ? act.text : '')).join('\n\n');
  const asked: Turn = { role: 'assistant', content: text, dialogue: by('engine', acts) };
  const answer = '手脚心发热';
  const tapped = optionId('warm-cold', answer);
  const found = (...turns: Turn[]): string[] =>
    readInterview([{ role: 'user', content: '最近不舒服' }, ...turns], {}).findings.flatMap(
      ({ symptom, polarity }) => (polarity === 'present' ? symptom : []),
    );

  it('says what it stands for, where its words alone would answer another question too', () => {
    const written: Turn = { role: 'user', content: answer };
    expect(found(asked, written)).toContain('发热');
    const dialogue: Dialogue = { version: 1, by: 'person', chosen: [tapped] };
    expect(found(asked, { ...written, dialogue })).toEqual(['五心烦热']);
  });

  it('keeps of the ids only those that were offered and stand in the text, each once', () => {
    const hostile = [
      'warm-cold:平时就怕冷，手脚冰凉',
      'warm-cold:没有的',
      '__proto__',
      '',
      'item:sleep',
    ];
    expect(chosenAmong(asked, answer, [tapped, tapped, ...hostile])).toEqual([tapped]);
    expect(chosenAmong(asked, '我自己写的', [tapped])).toEqual([]);
    expect(chosenAmong({ role: 'assistant', content: text }, answer, [tapped])).toEqual([]);
    expect(chosenAmong(undefined, answer, [tapped])).toEqual([]);
  });

  it('is kept with a request to be asked, which is read from its id', () => {
    const content = requestFor('sleep');
    const chosen = chosenAmong(asked, content, []);
    expect(chosen).toEqual(['item:sleep']);
    const turn: Turn = {
      role: 'user',
      content: '',
      dialogue: { version: 1, by: 'person', chosen },
    };
    expect(requestedItem(turn)).toBe('sleep');
  });
});

describe('what a model wrote', () => {
  it('is not searched for our sentences, but for what it asks', () => {
    const content = `${otherTitles.leaning}：还不清楚。您口苦吗？`;
    const turns = (dialogue?: Dialogue): Turn[] => [
      { role: 'user', content: '头痛三天' },
      { role: 'assistant', content, ...(dialogue && { dialogue }) },
      { role: 'user', content: '有' },
    ];
    expect(readInterview(turns(), {}).hasResult).toBe(true);
    const state = readInterview(turns(by('model', [])), {});
    expect(state.hasResult).toBe(false);
    expect(state.findings.map(({ symptom }) => symptom)).toContain('口苦');
  });
});

it('does not trust a stored dialogue that it does not understand', () => {
  const fits = by('engine', [{ act: 'introduce' }]);
  expect(parseDialogue(fits)).toEqual(fits);
  const broken = [
    null,
    'x',
    { ...fits, version: 2 },
    { ...fits, by: 'operator' },
    { ...fits, acts: [{ act: 'explode' }] },
    { version: 1, by: 'person', chosen: ['x'.repeat(65)] },
    { version: 1, by: 'person', chosen: Array.from({ length: 33 }, () => 'x') },
  ];
  for (const stored of broken) expect(parseDialogue(stored)).toBeUndefined();
});
