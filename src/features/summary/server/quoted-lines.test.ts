import { expect, it } from 'vitest';
import type { ChainTurn } from '#features/messages/server/chain-turn-store.ts';
import { readInterview } from '#medicine/interview/interview-state.ts';
import { triage } from '#medicine/triage/triage.ts';
import { quotedLines } from './quoted-lines.ts';

it('gives a symptom its everyday word beside its term, and only where they differ', () => {
  const content = '半个月了，晚上睡不着，心里烦，头痛';
  const turn: ChainTurn = {
    messageId: 1,
    sessionId: 1,
    part: 0,
    at: new Date(0),
    isCarried: false,
    role: 'user',
    content,
    shown: content,
  };
  const lines = quotedLines([turn], readInterview([turn], {}), triage([turn]));
  const named = lines.map(({ label, plain }) => [label, plain]);
  expect(named).toContainEqual(['不寐', '睡不好']);
  expect(named).toContainEqual(['头痛', undefined]);
});
