import { textReply } from '../test/model-server-replies.ts';
import { expectAccessible } from './accessible.ts';
import { answerEnded, answers, messageInput, say } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { serveAt, type ClockedProduct } from './own-clock.ts';
import { makePerson, makeSession, signInWith } from './people.ts';

const result = `比较像中医说的“心脾两虚”。

**什么时候去医院**

一周内到门诊看看。

<<诊察总结>>
性别：女
年龄：42岁
症状：
- 入睡困难
<<诊察总结>>`;

const withClock = test.extend<{ clocked: ClockedProduct }>({
  clocked: [
    async ({}, use) => {
      const clocked = await serveAt('2026-11-25T10:00:00+08:00', {});
      clocked.models.scriptByMessage(() => textReply([result]));
      await use(clocked);
      await clocked.stop();
    },
    { timeout: 120_000 },
  ],
});

withClock(
  'who agreed is asked three days later, and worse leads into the conversation @phone',
  async ({ page, clocked }) => {
    withClock.slow();
    const { url } = clocked.product;
    const person = await makePerson(url);
    const sessionId = await makeSession(url, person, '睡不好');
    await signInWith(page, person);
    await page.goto(`${url}/chat/${sessionId}`);
    await say(page, '女，42岁，睡不好半个月了');
    await answerEnded(page, 1);
    await page.getByRole('button', { name: '过三天问问我好些没有' }).click();
    await expect(page.getByText('我们在这里问您好些没有')).toBeVisible();
    await expectAccessible(page);

    await clocked.goTo('2026-11-28T11:00:00+08:00', person);
    await page.goto(`${url}/sessions`);
    const card = page.getByRole('heading', { name: /^三天前您说“.*半个月.*”，现在怎么样？$/ });
    await expect(card).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: '更重了' }).click();

    await expect(page).toHaveURL(new RegExp(`/chat/${sessionId}$`));
    const alert = page.getByRole('alert').filter({ hasText: '比之前重了' });
    await expect(alert).toBeInViewport();
    await expect(alert.getByText('120').first()).toBeVisible();
    await expect(messageInput(page)).toBeFocused();
    await expect(answers(page)).toHaveCount(1);
    await expectAccessible(page);
    await page.reload();
    await expect(alert).toBeVisible();
  },
);
