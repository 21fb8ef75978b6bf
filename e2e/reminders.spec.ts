import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { textReply } from '../test/model-server-replies.ts';
import { expectAccessible } from './accessible.ts';
import { answerEnded, say } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { serveAt, type ClockedProduct } from './own-clock.ts';
import { makePerson, makeSession, signInWith, type TestAccount } from './people.ts';

const result = `比较像中医说的“心脾两虚”。

<<诊察总结>>
性别：女
年龄：42岁
症状：
- 入睡困难
<<诊察总结>>`;
const notices = {
  PUSH_PRIVATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
  PUSH_CONTACT: 'mailto:operator@example.org',
};

const withClock = test.extend<{ clocked: ClockedProduct }>({
  clocked: [
    async ({}, use) => {
      const clocked = await serveAt('2026-11-25T10:00:00+08:00', notices);
      clocked.models.scriptByMessage(() => textReply([result]));
      await use(clocked);
      await clocked.stop();
    },
    { timeout: 120_000 },
  ],
});

/** What was written to a person, oldest first; without a mail server mails are files. */
async function mailsTo({ dataDir }: ClockedProduct, person: TestAccount): Promise<string[]> {
  const directory = join(dataDir, 'mail');
  const names = await readdir(directory).catch(() => []);
  const texts = await Promise.all(
    names
      .toSorted((a, b) => a.localeCompare(b))
      .map((name) => readFile(join(directory, name), 'utf8')),
  );
  return texts.filter((text) => text.includes(`To: ${person.username}@example.org`));
}

const mailSwitch = (page: Page) => page.getByRole('switch', { name: /^发邮件提醒/ });

withClock(
  'who agreed to be asked is reminded by mail, at an address that was confirmed @phone',
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
    await page.getByRole('button', { name: '到时提醒我' }).click();
    const dialog = page.getByRole('dialog', { name: '到时怎样提醒您' });
    await expect(dialog).toBeVisible();
    await expect(mailSwitch(page)).not.toBeChecked();
    await mailSwitch(page).click();
    const code = page.getByLabel('邮箱验证码');
    await expect(code).toBeVisible();
    await expectAccessible(page);
    const codeSent = async () => /验证码是 (\d{6})/.exec((await mailsTo(clocked, person)).join(''));
    await expect.poll(codeSent).not.toBeNull();
    await code.fill((await codeSent())?.[1] ?? '');
    await page.getByRole('button', { name: '确认', exact: true }).click();
    await expect(code).toBeHidden();
    await expect(mailSwitch(page)).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: '到时会提醒您' })).toBeVisible();

    await clocked.goTo('2026-11-28T11:00:00+08:00', person);
    const reminder = async () => (await mailsTo(clocked, person)).at(-1) ?? '';
    await expect.poll(reminder, { timeout: 90_000 }).toContain('提醒您一件事');
    expect(await reminder()).not.toMatch(/睡|好些|病/);
    const stop = /^http\S+\/settings#reminders$/m.exec(await reminder())?.[0] ?? '';
    await page.goto(stop);
    await expect(page.getByRole('heading', { name: '到时怎样提醒您' })).toBeInViewport();
    await expectAccessible(page);
    await mailSwitch(page).click();
    await expect(mailSwitch(page)).not.toBeChecked();
    await page.reload();
    await expect(mailSwitch(page)).not.toBeChecked();
  },
);

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

  test('shows a signal without content as a neutral notice', async ({ page, person }) => {
    test.slow();
    await signInWith(page, person);
    await page.goto('/sessions');
    const shown = () =>
      page.evaluate(`navigator.serviceWorker.getRegistration()
        .then((registration) => registration.getNotifications())
        .then((all) => all.map(({ title, body, tag }) => ({ title, body, tag })))`);
    await page.evaluate(`navigator.serviceWorker.register('/sw.js')
      .then(() => navigator.serviceWorker.ready).then(() => undefined)`);
    const devtools = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const push = { registrationId: await registered, origin: new URL(page.url()).origin, data: '' };
    for (const _ of ['first', 'again']) {
      await devtools.send('ServiceWorker.deliverPushMessage', push);
    }
    const notice = { title: '杏问：您请我提醒您的事', body: '', tag: 'reminder' };
    await expect.poll(shown).toEqual([notice]);
  });
});
