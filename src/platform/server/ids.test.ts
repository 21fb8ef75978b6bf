import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createIdMaker, newRandomId } from './ids.ts';

const at = (text: string) => new Date(text);
/** Moments until the bits of the time are used up. */
const moments = fc.date({ min: at('2026-01-01'), max: at('2095-01-01'), noInvalidDate: true });
const draws = fc.infiniteStream(fc.nat(4095));
const drawingFrom = (stream: Iterator<number>) => () => Number(stream.next().value);

describe('ids', () => {
  it('increase whatever the clock does, and are numbers that are exact', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(moments, fc.integer({ min: 1, max: 2_000 }))),
        draws,
        (asked, drawn) => {
          const make = createIdMaker(drawingFrom(drawn));
          let last = 0;
          for (const [now, count] of asked) {
            const first = make(now, { count });
            expect(first).toBeGreaterThan(last);
            last = first + count - 1;
            expect(Number.isSafeInteger(last)).toBe(true);
          }
        },
      ),
    );
  });

  it('of a later millisecond are greater in every process', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 1e9 }), draws, (now, laterMs, drawn) => {
        const draw = drawingFrom(drawn);
        const later = new Date(now.getTime() + laterMs);
        expect(createIdMaker(draw)(later)).toBeGreaterThan(createIdMaker(draw)(now));
      }),
    );
  });

  it('follow the one that they must follow, of whichever clock it is', () => {
    const ahead = createIdMaker()(at('2027-01-01'));
    expect(createIdMaker()(at('2026-06-01'), { after: ahead })).toBe(ahead + 1);
  });

  it('count on in one millisecond beyond what it has room for', () => {
    const make = createIdMaker(() => 4095);
    const now = at('2026-06-01');
    const ids = Array.from({ length: 10_000 }, () => make(now));
    expect(new Set(ids).size).toBe(10_000);
  });

  it('stay exact before the first and after the last moment', () => {
    const make = createIdMaker(() => 4095);
    expect(make(at('2020-01-01'))).toBe(4095);
    expect(Number.isSafeInteger(make(at('2300-01-01')))).toBe(true);
  });

  it('are never the temporary ones of 13 digits that clients make', () => {
    expect(String(createIdMaker(() => 0)(at('2026-11-23')))).toHaveLength(15);
  });
});

it('a random id has 48 bits', () => {
  for (let tries = 0; tries < 100; tries += 1) {
    const id = newRandomId();
    expect(id).toBeLessThan(2 ** 48);
    expect(Number.isInteger(id)).toBe(true);
  }
});
