import { describe, expect, it } from 'vitest';
import { calibrationSentences } from '#learning/calibration-corpus.ts';
import { triage } from '#medicine/triage/triage.ts';
import { talkThrough } from '#test/medicine/told-talk.ts';
import { toldTalks } from '#test/medicine/told-talks.ts';
import { moreToldTalks } from '#test/medicine/told-talks-more.ts';

const talks = Object.entries({ ...toldTalks, ...moreToldTalks }).map(
  ([name, turns]) => [name, turns, talkThrough(turns.map(([said]) => said))] as const,
);

describe('people who talked with the built-in engine', () => {
  it.each(talks)(
    'see a page or a question about danger only where there is cause: %s',
    (_, turns, told) => {
      expect(told.map(({ said, outcome }) => [said, outcome])).toEqual(
        turns.map(([said, outcome = 'none']) => [said, outcome]),
      );
    },
  );

  it('are never asked about despair where life and death were not mentioned', () => {
    const standing = /每位睡不好的朋友我都会问一句[^？]*？/gu;
    const replies = talks.flatMap(([, , told]) =>
      told.map(({ reply }) => reply.replaceAll(standing, '')),
    );
    expect(
      replies.filter((reply) => /不想活|伤害自己、伤害别人|您现在安全吗/u.test(reply)),
    ).toEqual([]);
  });
});

describe('somebody who tells how it goes after the result', () => {
  const before = ['失眠一个月', '女，30岁', ...Array.from({ length: 7 }, () => '都没有')];
  const last = (said: string) => talkThrough([...before, said]).at(-1);

  it.each([
    ['昨晚睡得好一点了，只醒了一次', '听到好一些了'],
    ['好多了', '听到好一些了'],
    ['还是老样子', '还没有明显变化'],
    ['更严重了', '比之前重了'],
  ])('is answered as a follow-up, never with an alarm: %s', (said, heard) => {
    expect(last(said)).toMatchObject({ outcome: 'none', reply: expect.stringContaining(heard) });
  });

  it('is still recognised beside a danger', () => {
    expect(last('睡得好多了，就是今天早上突然右边手脚没力')?.outcome).toBe('emergency');
  });
});

describe('messages as long as people write them', () => {
  const told = (content: string) => triage([{ role: 'user', content }]);
  const sentences = calibrationSentences('natural');
  const isOrdinary = ({ labels }: (typeof sentences)[number]) => labels.danger === 'none';

  it('open no page and ask seldom where nothing is wrong', () => {
    const ordinary = sentences.filter(isOrdinary).map(({ text }) => told(text));
    expect(ordinary.filter(({ level }) => level !== 'routine')).toEqual([]);
    const asked = ordinary.filter(({ doubts }) => doubts.length > 0);
    expect(asked.length / ordinary.length).toBeLessThanOrEqual(0.12);
  });

  it('have their danger found, or asked about', () => {
    const missed = sentences
      .filter((sentence) => !isOrdinary(sentence))
      .map(({ text, labels: { level } }) => ({ wanted: level, ...told(text) }))
      .filter(({ alarms, wanted }) =>
        alarms.every(({ level }) => level !== wanted && level === 'urgent'),
      );
    expect(missed.length).toBeLessThanOrEqual(1);
    expect(missed.filter(({ doubts }) => doubts.length === 0)).toEqual([]);
  });
});
