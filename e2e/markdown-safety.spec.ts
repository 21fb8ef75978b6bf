import { textReply } from '../test/model-server-replies.ts';
import { answerEnded, answers, openChat, say } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { makeSession } from './people.ts';

const hostile = [
  '<script>window.isRun = 1</script>',
  '<img src="https://evil.example/a.png" onerror="window.isRun = 2">',
  '![看图](https://evil.example/b.png)',
  '[点这里](javascript:window.isRun=3)',
  '[数据](data:text/html,<script>window.isRun=4</script>)',
  '<a href="javascript:window.isRun=5" onclick="window.isRun=6">链接</a>',
  '<iframe src="https://evil.example/c.html"></iframe>',
  '<style>body { display: none }</style>',
  '<svg onload="window.isRun = 7"></svg>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<form action="https://evil.example/"><input name="password"><button>提交</button></form>',
  '[引用]: https://evil.example/d "标题"',
  '正文在这里，**重点**也在。',
];

test('an answer full of scripts, images and hostile links runs, requests and hides nothing', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('dialog', (dialog) => asked.push(`dialog ${dialog.message()}`));
  page.on('popup', (popup) => asked.push(`popup ${popup.url()}`));
  models.scriptByMessage(() => textReply(hostile.flatMap((line) => [line, '\n\n'])));
  const id = await makeSession(served.product.url, person, '<img src=x onerror=window.isRun=8>');
  await openChat(page, id);
  await say(page, '<img src=x onerror="window.isRun=9"> 头痛');
  await answerEnded(page, 1);
  const answer = answers(page);
  await expect(answer).toContainText('正文在这里，重点也在。');
  await expect(answer.getByText('重点')).toBeVisible();
  await expect(answer.locator('script, img, iframe, style, meta, form, input, object')).toHaveCount(
    0,
  );
  await expect(answer.locator('a')).toHaveCount(0);
  await answer.getByText('点这里').click();
  await page.reload();
  await expect(answer.getByText('重点')).toBeVisible();
  await page.goto('/sessions');
  await expect(
    page.getByRole('heading', { name: '<img src=x onerror=window.isRun=8>' }),
  ).toBeVisible();
  expect(await page.evaluate('window.isRun')).toBeUndefined();
  expect(asked.filter((url) => !url.startsWith(`${served.product.url}/`))).toEqual([]);
});

test('an external link in an answer opens in a new tab without access to this page @desktop', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  models.scriptByMessage(() => textReply(['见 [说明](https://example.org/a)。']));
  await openChat(page, await makeSession(served.product.url, person, '链接'));
  await say(page, '头痛');
  await answerEnded(page, 1);
  const link = answers(page).getByRole('link', { name: '说明' });
  await expect(link).toHaveAttribute('href', 'https://example.org/a');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener.*noreferrer/);
});
