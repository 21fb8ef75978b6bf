import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { scannedPdf } from '../test/chinese-pdf.ts';
import { expectAccessible } from './accessible.ts';
import { messageInput, openChat } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { makePerson, makeSession, signInWith } from './people.ts';

/** Drawn: a name, two values of a report and the name on a box, askew and a little blurred. */
const picture = path.join(import.meta.dirname, '../test/pictures/report-and-box.jpg');
const size = { width: 1380, height: 480 };
const isModel = (url: string): boolean => /\.(?:onnx|wasm)$|wasm-workers/.test(url);

test('a photo is read on the device, and its medicines go to the herb check @phone', async ({
  page,
  served,
}) => {
  const { url } = served.product;
  const person = await makePerson(url);
  await signInWith(page, person);
  await openChat(page, await makeSession(url, person, '看报告'));
  const requests: { method: string; url: string }[] = [];
  page.on('request', (request) => {
    requests.push({ method: request.method(), url: request.url() });
  });
  await page.getByRole('button', { name: '读报告', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '读报告' });
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({
    name: 'a.heic',
    mimeType: 'image/heic',
    buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'),
  });
  await expect(dialog.getByRole('alert')).toContainText('打不开 HEIC 照片');
  expect(requests.filter((each) => isModel(each.url))).toEqual([]);

  await file.setInputFiles(picture);
  const lines = page.getByRole('dialog', { name: '请核对' });
  await expect(lines.getByRole('textbox')).toHaveCount(4, { timeout: 90_000 });
  await expect(lines.getByRole('textbox', { name: '第 1 行' })).toHaveValue('姓名：王小明');
  await expect(lines.getByRole('checkbox', { name: '选第 1 行' })).not.toBeChecked();
  const values = lines.getByRole('listitem');
  await expect(values.nth(1)).toContainText('白细胞 11.2：高于报告上的参考范围');
  await expect(values.nth(2)).toContainText('血红蛋白 142：在报告上的参考范围内');
  await expect(lines.getByRole('textbox', { name: '第 4 行' })).toHaveValue('阿莫西林胶囊');
  await expectAccessible(page);
  expect(requests.filter((each) => isModel(each.url))).not.toEqual([]);
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);

  await lines.getByRole('button', { name: '查这些药' }).click();
  await expect(page).toHaveURL(/\/herb-check$/);
  await expect(page.getByLabel('中药清单')).toHaveValue('阿莫西林胶囊');
  await page.getByRole('button', { name: '查对', exact: true }).click();
  await expect(page.getByRole('region', { name: '查对结果' })).toContainText('阿莫西林');
});

test('the pages of a scanned PDF are recognised', async ({ page, served }) => {
  const { url } = served.product;
  const person = await makePerson(url);
  await signInWith(page, person);
  await openChat(page, await makeSession(url, person, '看报告'));
  await page.getByRole('button', { name: '读报告', exact: true }).click();
  await page
    .getByRole('dialog', { name: '读报告' })
    .locator('input[type=file]')
    .setInputFiles({
      name: 'scan.pdf',
      mimeType: 'application/pdf',
      buffer: scannedPdf(await readFile(picture), size),
    });
  const lines = page.getByRole('dialog', { name: '请核对' });
  await expect(lines.getByRole('textbox', { name: '第 4 行' })).toHaveValue('阿莫西林胶囊', {
    timeout: 90_000,
  });
  await lines.getByRole('button', { name: /^放进输入框/ }).click();
  await expect(messageInput(page)).toHaveValue(/阿莫西林胶囊$/);
});
