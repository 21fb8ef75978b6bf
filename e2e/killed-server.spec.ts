import { startProduct } from '../test/served-product.ts';
import { hold, textReply } from '../test/model-server-replies.ts';
import { answerEnded, answers, messageInput, ownWords, say } from './chat.ts';
import { expect, freeMessages, serve, settingsFor, stopServing, test } from './fixtures.ts';
import { call, makePerson, makeSession, newestMessage, signInWith } from './people.ts';

const startMsMax = 120_000;

test(
  'a server that dies in mid-answer and comes back loses no word, and the page finds it again',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(2 * startMsMax);
    const served = await serve();
    const { product, models, dataDir } = served;
    const { port } = new URL(product.url);
    const person = await makePerson(product.url);
    await call(product.url, '/ai/claim_messages/', person.access, {});
    const id = await makeSession(product.url, person, '断电');
    const written = '先说第一段。';
    models.scriptByMessage(() => textReply([`${written}\n\n`, hold, '再说第二段。']));
    await signInWith(page, person);
    await page.goto(`${product.url}/chat/${id}`);
    await say(page, '头痛三天');
    await expect(answers(page)).toContainText(written);
    // What was on the screen for longer than the time between two saves is in the database.
    const stored = async () => (await newestMessage(product.url, person, id))?.content;
    await expect.poll(stored).toContain(written);
    await product.stop('SIGKILL');
    await expect(page.getByText('连接断开了，正在重新连接')).toBeVisible();
    await messageInput(page).fill('还有点恶心');

    served.product = await startProduct({ ...settingsFor(dataDir, models), PORT: port });
    await expect(answers(page)).toContainText('回复中断，写出的内容已保存，没有计次', {
      timeout: startMsMax,
    });
    await expect(answers(page)).toContainText(written);
    await expect(ownWords(page)).toHaveText([/头痛三天/]);
    await expect(messageInput(page)).toHaveValue('还有点恶心');
    models.scriptByMessage(() => textReply(['这一次说完了。']));
    await page.goto(`${product.url}/chat/${id}`);
    await say(page, '还有点恶心');
    await answerEnded(page, 2);
    await expect(page.getByText(`剩余 ${freeMessages - 1} 次`)).toBeVisible();
    await stopServing(served);
  },
);
