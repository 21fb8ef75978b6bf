import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#platform/contract/app-error.ts';
import { admissionWaitMs, createAdmission, type Admit } from './admission.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A line of calls: which were admitted or refused so far, in order. */
function queue(admit: Admit) {
  const admitted: number[] = [];
  const refused: number[] = [];
  const leave = new Map<number, () => void>();
  let calls = 0;
  const arrive = () => {
    const call = calls;
    calls += 1;
    void admit().then(
      (left) => {
        admitted.push(call);
        return leave.set(call, left);
      },
      (error: unknown) => {
        expect(error).toBeInstanceOf(AppError);
        expect(error).toMatchObject({ code: 'unavailable', retryAfterSeconds: 3 });
        return refused.push(call);
      },
    );
  };
  return { admitted, refused, leave, arrive };
}
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('admits so many at once, and the next when one leaves', async () => {
  const { admitted, leave, arrive } = queue(createAdmission({ insideMax: 2, isBusy: () => false }));
  for (let call = 0; call < 4; call += 1) arrive();
  await later(0);
  expect(admitted).toEqual([0, 1]);
  leave.get(1)?.();
  await later(0);
  expect(admitted).toEqual([0, 1, 2]);
});

it('keeps calls waiting in order while the process is busy, and refuses who waited too long', async () => {
  let isBusy = true;
  const { admitted, refused, arrive } = queue(
    createAdmission({ insideMax: 9, isBusy: () => isBusy }),
  );
  arrive();
  await later(admissionWaitMs / 2);
  arrive();
  arrive();
  expect(admitted).toEqual([]);
  await later(admissionWaitMs / 2);
  expect(refused).toEqual([0]);
  isBusy = false;
  await later(100);
  expect([admitted, refused]).toEqual([[1, 2], [0]]);
  await later(admissionWaitMs);
  expect(refused).toEqual([0]);
  expect(vi.getTimerCount()).toBe(0);
});

it('admits or refuses every call once, in order, and never more than there is room for', async () => {
  const steps = fc.array(fc.constantFrom('arrive', 'leave', 'wait', 'busy', 'free'), {
    maxLength: 60,
  });
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 1, max: 4 }), async (all, insideMax) => {
      let isBusy = false;
      const line = queue(createAdmission({ insideMax, isBusy: () => isBusy }));
      let arrived = 0;
      for (const step of all) {
        if (step === 'busy' || step === 'free') isBusy = step === 'busy';
        if (step === 'arrive') line.arrive();
        arrived += step === 'arrive' ? 1 : 0;
        const [first] = line.leave;
        if (step === 'leave' && first) {
          line.leave.delete(first[0]);
          first[1]();
        }
        await later(step === 'wait' ? admissionWaitMs / 3 : 0);
        expect(line.leave.size).toBeLessThanOrEqual(insideMax);
      }
      await later(2 * admissionWaitMs);
      for (const each of [line.admitted, line.refused]) {
        expect(each).toEqual(each.toSorted((a, b) => a - b));
      }
      const ended = [...line.admitted, ...line.refused];
      expect(new Set(ended).size).toBe(ended.length);
      expect(ended).toHaveLength(arrived);
    }),
    { numRuns: 300 },
  );
});

it('admits urgent calls before others while it is busy, a few at once', async () => {
  const admit = createAdmission({
    insideMax: 1,
    isBusy: () => true,
    isUrgent: (body) => body === 'urgent',
    urgentInsideMax: 1,
  });
  const ends: string[] = [];
  const call = async (body: string) => {
    const leave = await admit(body).catch(() => null);
    ends.push(`${body} ${leave ? 'admitted' : 'refused'}`);
    return leave;
  };
  const calm = call('calm');
  const leave = await call('urgent');
  const second = call('urgent');
  leave?.();
  expect(await call('urgent')).not.toBeNull();
  await later(admissionWaitMs + 100);
  await Promise.all([calm, second]);
  expect(ends).toEqual(['urgent admitted', 'urgent admitted', 'calm refused', 'urgent refused']);
});
