import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openChat } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { grantMessages } from './operator.ts';
import { converse, makeSession } from './people.ts';

const words = [
  '女，28岁，头疼三天了，怕冷，没有出汗，流清鼻涕。对青霉素过敏，在吃布洛芬。',
  '没有怀孕，没有慢性病',
  '今天咳嗽厉害了。舌苔薄白。这个要紧吗？',
];

test('a visit summary is previewed, a line is left out, and it is printed and saved @phone', async ({
  signedIn: page,
  served,
  person,
  isMobile,
}) => {
  const { url } = served.product;
  await grantMessages(served, person, 10);
  const id = await makeSession(url, person, '头痛三天');
  await converse(url, person, id, words);
  await openChat(page, id);
  if (isMobile) {
    await page
      .getByRole('button', { name: /头痛三天/ })
      .last()
      .click();
    await page.getByRole('menuitem', { name: '就诊小结' }).click();
  } else await page.getByRole('button', { name: '就诊小结' }).click();

  await expect(page).toHaveURL(`/chat/${id}/visit-summary`);
  await expect(page.getByRole('heading', { level: 1, name: '就诊小结' })).toBeVisible();
  const paper = page.getByRole('article');
  await expect(paper.getByText('人工智能（AI）整理生成')).toBeVisible();
  await expect(paper.getByText('头疼三天了，怕冷，没有出汗').first()).toBeVisible();
  await expect(paper.getByRole('heading', { name: '过敏' })).toBeVisible();
  await isBesideFirstLine(paper.getByRole('listitem').filter({ hasText: '头疼三天了' }).first());
  await expectAccessible(page);

  const course = paper.getByRole('checkbox', { name: /约\d+月\d+日起；仍有$/ }).first();
  await expect(paper.getByRole('heading', { name: '病程图' })).toBeVisible();
  await expect(course).toHaveAccessibleName(/^头痛/);

  const allergy = paper.getByRole('checkbox', { name: '青霉素，原话“对青霉素过敏”', exact: true });
  await expect(allergy).toBeChecked();
  await allergy.uncheck();
  await expect(page.getByText('已去掉 1 行')).toBeVisible();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('button', { name: '打印' })).toBeHidden();
  await expect(page.getByRole('banner').first()).toBeHidden();
  await expect(paper.getByText('人工智能（AI）整理生成')).toBeVisible();
  await expect(paper.getByText('青霉素，原话“对青霉素过敏”', { exact: true })).toBeHidden();
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载 PDF' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(new RegExp(`^就诊小结-\\d{4}-\\d\\d-\\d\\d\\.pdf$`));
  const pdf = await readFile(await download.path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeGreaterThan(20_000);

  const savingText = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Markdown' }).click();
  const text = await readFile(await (await savingText).path(), 'utf8');
  expect(text).toContain('在吃布洛芬');
  expect(text).toContain('AIGC: {"Label":"1"');

  await paper
    .getByRole('link', { name: /看原话/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/chat\/\d+\?message=\d+$/);
});

/** On a phone the row wraps: the controls at its two ends share a line. */
async function isBesideFirstLine(row: Locator): Promise<void> {
  const middleOf = async (part: Locator): Promise<number> => {
    const box = await part.boundingBox();
    return box ? box.y + box.height / 2 : Number.NaN;
  };
  const apart = async () =>
    (await middleOf(row.getByRole('checkbox'))) -
    (await middleOf(row.getByRole('link', { name: /看原话/ })));
  await expect.poll(async () => Math.abs(await apart())).toBeLessThan(3);
}
