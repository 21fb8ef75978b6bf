import { describe, expect, it } from 'vitest';
import { faultsOf, readWritten } from './read-written.ts';
import { writtenSummaries } from './written-summaries.ts';

describe('a summary as models write it', () => {
  it('comes in at least 60 ways', () => {
    expect(Object.keys(writtenSummaries).length).toBeGreaterThanOrEqual(60);
  });

  for (const [way, written] of Object.entries(writtenSummaries)) {
    it(`is read, and the text around it is shown: ${way}`, () => {
      expect(faultsOf(written)).toEqual([]);
    });
  }

  it('is read alike wherever the stream is cut', () => {
    for (const { text } of Object.values(writtenSummaries)) {
      const whole = readWritten(text);
      for (let cut = 1; cut < text.length; cut += 1)
        expect(readWritten(text, [cut])).toEqual(whole);
      const all = Array.from({ length: text.length - 1 }, (_, at) => at + 1);
      expect(readWritten(text, all)).toEqual(whole);
    }
  });
});
