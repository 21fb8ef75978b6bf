import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { admissionWaitMs } from '#platform/server/admission.ts';
import { createSendAdmission } from './send-admission.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** What becomes of sends while nothing else is admitted. */
async function sendAll(contents: readonly unknown[]): Promise<string[]> {
  const { admit, stop } = createSendAdmission({ waiting: () => 1_000 });
  const ends = contents.map((content) =>
    admit({ session_id: 1, content }).then(
      () => 'admitted',
      () => 'refused',
    ),
  );
  await vi.advanceTimersByTimeAsync(admissionWaitMs + 100);
  stop();
  return Promise.all(ends);
}

it('admits emergencies and crises while the process is too busy for other sends', async () => {
  const contents = [
    '最近睡不好，怎么调理',
    '胸口压着疼半小时了，出冷汗，喘不上气',
    '我爸突然半边身子动不了，话也说不清',
    '我不想活了，药都准备好了',
    '舌苔有点黄',
  ];
  const ends = ['refused', 'admitted', 'admitted', 'admitted', 'refused'];
  expect(await sendAll(contents)).toEqual(ends);
});

it('reserves places for a few emergencies at once, and reads the beginning of messages only', async () => {
  const many = Array.from({ length: 12 }, () => '胸口压着疼半小时了，出冷汗，喘不上气');
  const ends = await sendAll(many);
  expect(ends.filter((end) => end === 'admitted')).toHaveLength(8);
  const noMessages = [undefined, 5, null, {}, `${'很'.repeat(400)}胸口压着疼，出冷汗，喘不上气`];
  expect(await sendAll(noMessages)).toEqual(noMessages.map(() => 'refused'));
});
