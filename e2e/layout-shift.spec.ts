import { answers, expectModel } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { fillSession } from './operator.ts';
import { makeSession } from './people.ts';

/** The layout shift allowed while a page renders: the share of the window times the distance. */
const shiftMax = 0.02;

/** Sums the layout shifts that no user input caused. */
const watchShifts = `
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) {
      if (!hadRecentInput) globalThis.shifted += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;

const answer = [
  '您说的情况，先看这几点：',
  '## 可能的方向',
  '- **风寒**：怕冷，流清涕\n- **风热**：发热，咽痛',
  '1. 多喝温水\n2. 早点休息',
  '| 症状 | 倾向 |\n|---|---|\n| 怕冷 | 风寒 |\n| 咽痛 | 风热 |',
  '请再说说睡得怎么样？',
].join('\n\n');

test('a long conversation renders without visible layout shifts, on the first visit and the next @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  const id = await makeSession(served.product.url, person, '很长的对话');
  const questions = Array.from(
    { length: 25 },
    (_, at) => `第${at + 1}个问题，${'说得长一些。'.repeat(at % 7)}`,
  );
  await fillSession(served, person, id, { questions, answer });
  await page.addInitScript(watchShifts);
  for (let visit = 1; visit <= 2; visit += 1) {
    await page.goto(`/chat/${id}`);
    await expect(answers(page).last().getByRole('table')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(20);
    await expectModel(page, '演练模型');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate<number>('shifted')).toBeLessThanOrEqual(shiftMax);
  }
});
