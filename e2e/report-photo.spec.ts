import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';

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

test('a photo that lies on its side or names its turn is read', async ({ page, served }) => {
  test.slow();
  const { url } = served.product;
  const person = await makePerson(url);
  await signInWith(page, person);
  await openChat(page, await makeSession(url, person, '看报告'));
  await page.getByRole('button', { name: '读报告', exact: true }).click();
  const lines = page.getByRole('dialog', { name: '请核对' });
  for (const buffer of [await turnedPicture(page), withTurnInFile(await turnedPicture(page))]) {
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
    await expect(lines.getByRole('textbox', { name: '第 4 行' })).toHaveValue('阿莫西林胶囊', {
      timeout: 150_000,
    });
    await expect(lines.getByRole('textbox', { name: '第 2 行' })).toHaveValue(/白细胞.*11\.2/);
    await lines.getByRole('button', { name: '换一份' }).click();
  }
});

/** The picture lying on its left side. */
async function turnedPicture(page: Page): Promise<Buffer> {
  const source = `data:image/jpeg;base64,${(await readFile(picture)).toString('base64')}`;
  const turned = await page.evaluate<string>(`(async () => {
    const image = new Image();
    image.src = '${source}';
    await image.decode();
    const { naturalWidth: across, naturalHeight: down } = image;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [down, across];
    const context = canvas.getContext('2d');
    context.translate(canvas.width / 2, canvas.height / 2);
    context.rotate(-Math.PI / 2);
    context.drawImage(image, -across / 2, -down / 2);
    return canvas.toDataURL('image/jpeg', 0.95);
  })()`);
  return Buffer.from(turned.slice(turned.indexOf(',') + 1), 'base64');
}

/** A camera held sideways writes that its picture has to be turned clockwise by 90 degrees: EXIF, orientation 6. */
function withTurnInFile(jpeg: Buffer): Buffer {
  const exif = Buffer.from(
    'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000',
    'hex',
  );
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}

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
