import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Turn } from '#medicine/findings/finding.ts';
import type * as safety from '#features/messages/server/consultation-safety.ts';
import type * as facts from '#test/medicine/prompt-facts.ts';
import type * as consult from '#medicine/interview/consult.ts';
import { hotlines } from '#medicine/knowledge/hotlines.ts';
import { isFull } from '#test/full.ts';
import { developmentPatients } from './development-patients.ts';
import { run } from './simulated-patient.ts';

type Engine = typeof consult & typeof safety & typeof facts;

async function engine(): Promise<Engine> {
  vi.resetModules();
  return {
    ...(await import('#medicine/interview/consult.ts')),
    ...(await import('#features/messages/server/consultation-safety.ts')),
    ...(await import('#test/medicine/prompt-facts.ts')),
  };
}

/** Remembers everything, as the product does; and nothing. */
let keeping: Engine;
let plain: Engine;
beforeAll(async () => {
  keeping = await engine();
  vi.doMock('#medicine/findings/bounded-cache.ts', () => ({
    boundedCache: () => (text: string, make: (text: string) => unknown) => make(text),
  }));
  vi.doMock('#medicine/findings/kept-by-turns.ts', () => ({
    keptByTurns: (_: number, make: unknown) => make,
  }));
  plain = await engine();
});
afterAll(() => {
  vi.doUnmock('#medicine/findings/bounded-cache.ts');
  vi.doUnmock('#medicine/findings/kept-by-turns.ts');
});

function readWith({ consult, readSafety, promptFacts }: Engine, turns: readonly Turn[]) {
  const found = readSafety(turns, {}, hotlines);
  return { found, facts: promptFacts(turns, found.person), reply: consult(turns, found.known) };
}

const dangers: Turn[][] = [
  ['怀孕三个月', '下面流血了', '没有流血，打错了', '肚子也疼'],
  ['头疼', '男 50', '昨天撞了头', '吐了两次', '现在好多了'],
  ['活着没意思', '我不想死，只是累', '睡不着', '有点胸闷'],
].map((said) =>
  said.flatMap((content): Turn[] => [
    { role: 'user', content },
    { role: 'assistant', content: '还有别的不舒服吗？有没有发烧？' },
  ]),
);
const talks = [
  ...developmentPatients.slice(0, isFull ? 12 : 3).map((patient) => run(patient).turns),
  ...dangers,
];
const askedAt = (turns: readonly Turn[]): number[] =>
  turns.flatMap(({ role }, at) => (role === 'user' ? [at + 1] : []));

it('reads a conversation that it remembers as it reads one that it never saw', () => {
  const lengths = Math.max(...talks.map((turns) => turns.length));
  // Turn by turn, all conversations side by side, and each of them asked twice.
  for (let length = 1; length <= lengths; length += 1) {
    for (const turns of talks.filter((talk) => askedAt(talk).includes(length))) {
      const soFar = turns.slice(0, length);
      const expected = readWith(plain, soFar);
      expect(readWith(keeping, soFar)).toEqual(expected);
      expect(readWith(keeping, soFar)).toEqual(expected);
    }
  }
});
