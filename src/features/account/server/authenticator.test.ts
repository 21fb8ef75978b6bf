import { describe, expect, it } from 'vitest';
import { findCodeStep } from './authenticator.ts';

// The secret and the last six digits of the values of RFC 6238, appendix B, for SHA-1.
const secret = Buffer.from('12345678901234567890');
const published: [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];

describe('a code of an authenticator', () => {
  it.each(published)('at second %d is that of RFC 6238', (seconds, code) => {
    const now = new Date(seconds * 1000);
    const step = Math.floor(seconds / 30);
    expect(findCodeStep(secret, code, { now, usedStep: 0 })).toBe(step);
    expect(findCodeStep(secret, code, { now, usedStep: step })).toBeNull();
  });

  it.each(['', '28708', '2870820', '28708a', '２８７０８２', '-28708', '1e5000'])(
    'is not "%s"',
    (code) => {
      expect(findCodeStep(secret, code, { now: new Date(59_000), usedStep: 0 })).toBeNull();
    },
  );
});
