import { describe, expect, it } from 'vitest';
import { languages } from '#platform/contract/define-texts.ts';
import type { LedgerRow } from '../contract.ts';
import { ledgerReasons } from '../rules.ts';
import { amountText, ledgerEntryText } from './ledger-entry-text.ts';
import { ledgerTexts } from './ledger-texts.ts';

const entry = (kind: LedgerRow['kind'], reason: string): LedgerRow => ({
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
  const texts = ledgerTexts[language];

  it('has a text of its own for every reason', () => {
    const words = ledgerReasons.map((reason) => ledgerEntryText(entry('settle', reason), texts));
    expect(new Set([...words, texts.otherEntry]).size).toBe(ledgerReasons.length + 1);
  });

  it('shows whether a cancelled reply was charged or returned', () => {
    const spent = ledgerEntryText(entry('settle', 'reply-cancelled'), texts);
    const givenBack = ledgerEntryText(entry('release', 'reply-cancelled'), texts);
    expect(spent).toBe(texts.replyCancelled);
    expect(givenBack).toBe(texts.cancelledReleased);
    const reasoning = ledgerEntryText(entry('settle', 'reasoning-cancelled'), texts);
    const freeReasoning = ledgerEntryText(entry('release', 'reasoning-cancelled'), texts);
    expect(reasoning).toBe(texts.reasoningCancelled);
    expect(freeReasoning).toBe(texts.reasoningReleased);
  });

  it.each(['bought', 'toString', ''])(
    'has a general text for the unknown reason "%s"',
    (reason) => {
      expect(ledgerEntryText(entry('grant', reason), texts)).toBe(texts.otherEntry);
    },
  );
});

it.each([
  [20, '+20'],
  [-1, '−1'],
  [0, '0'],
])('writes a change of %i as %s', (amount, written) => {
  expect(amountText(amount)).toBe(written);
});
