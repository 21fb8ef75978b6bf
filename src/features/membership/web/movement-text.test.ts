import { describe, expect, it } from 'vitest';
import { languages } from '#platform/contract/define-texts.ts';
import type { LedgerRow } from '../contract.ts';
import { ledgerReasons } from '../rules.ts';
import { amountText, movementText } from './movement-text.ts';
import { membershipWebTexts } from './texts.ts';

const movement = (kind: LedgerRow['kind'], reason: string): LedgerRow => ({
  id: 1,
  at: '2026-11-21T00:00:00.000Z',
  kind,
  source: 'permanent',
  amount: 0,
  reason,
  sessionId: null,
  messageId: null,
});

describe.each(languages)('the ledger in %s', (language) => {
  const texts = membershipWebTexts[language];

  it('words every reason differently', () => {
    const words = ledgerReasons.map((reason) => movementText(movement('settle', reason), texts));
    expect(new Set([...words, texts.otherMovement]).size).toBe(ledgerReasons.length + 1);
  });

  it('says whether a stopped reply was spent or given back', () => {
    const spent = movementText(movement('settle', 'reply-cancelled'), texts);
    const givenBack = movementText(movement('release', 'reply-cancelled'), texts);
    expect(spent).toBe(texts.replyCancelled);
    expect(givenBack).toBe(texts.givenBackCancelled);
    const reasoning = movementText(movement('settle', 'reasoning-cancelled'), texts);
    const freeReasoning = movementText(movement('release', 'reasoning-cancelled'), texts);
    expect(reasoning).toBe(texts.reasoningCancelled);
    expect(freeReasoning).toBe(texts.givenBackReasoning);
  });

  it.each(['bought', 'toString', ''])('calls the reason "%s" another movement', (reason) => {
    expect(movementText(movement('grant', reason), texts)).toBe(texts.otherMovement);
  });
});

it.each([
  [20, '+20'],
  [-1, '−1'],
  [0, '0'],
])('writes a change of %i as %s', (amount, written) => {
  expect(amountText(amount)).toBe(written);
});
