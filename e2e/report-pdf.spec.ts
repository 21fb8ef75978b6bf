import { chinesePdf } from '../test/chinese-pdf.ts';
import { expectAccessible } from './accessible.ts';
import { answerEnded, messageInput, openChat, ownWords, sendButton } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { makePerson, makeSession, signInWith } from './people.ts';

const report = ['姓名：王小明', '白细胞 5.2 10^9/L 3.5-9.5', '血红蛋白 98 g/L 115-150'];

test('a report is read on the device, and only the chosen lines are sent', async ({
  page,
  served,
}) => {
  const { url } = served.product;
  const person = await makePerson(url);
  await signInWith(page, person);
  await openChat(page, await makeSession(url, person, '看报告'));
  await messageInput(page).fill('帮我看看这份报告');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.getByRole('button', { name: '读报告', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '读报告' });
  await expectAccessible(page);

  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 no'),
  });
  await expect(dialog.getByRole('alert')).toContainText('这份文件打不开');
  await file.setInputFiles({
    name: 'b.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('白细胞'),
  });
  await expect(dialog.getByRole('alert')).toContainText('这里能读照片（JPEG、PNG）和 PDF');
  await file.setInputFiles({ name: 'c.pdf', mimeType: 'application/pdf', buffer: chinesePdf([]) });
  await expect(dialog.getByRole('alert')).toContainText('没有认出清楚的文字');

  await file.setInputFiles({
    name: 'report.pdf',
    mimeType: 'application/pdf',
    buffer: chinesePdf(report),
  });
  const lines = page.getByRole('dialog', { name: '请核对' });
  await expect(lines.getByRole('textbox')).toHaveCount(3);
  await expect(lines.getByRole('checkbox', { name: '选第 1 行' })).not.toBeChecked();
  await expectAccessible(page);
  const values = lines.getByRole('listitem');
  await expect(values.nth(1)).toContainText('白细胞 5.2：在报告上的参考范围内');
  await expect(values.nth(2)).toContainText('血红蛋白 98：低于报告上的参考范围');
  await lines.getByRole('textbox', { name: '第 2 行' }).fill('白细胞 5.3 10^9/L');
  expect(sent).toEqual([]);
  await lines.getByRole('button', { name: '放进输入框（2 行）' }).click();
  const words = '帮我看看这份报告\n白细胞 5.3 10^9/L\n血红蛋白 98 g/L 115-150';
  await expect(messageInput(page)).toHaveValue(words);
  await sendButton(page).click();
  await expect(ownWords(page)).toContainText('血红蛋白 98 g/L 115-150');
  await expect(ownWords(page)).not.toContainText('王小明');
  await answerEnded(page, 1);
});
