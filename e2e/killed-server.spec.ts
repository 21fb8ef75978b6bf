import { textReply } from '../test/model-server-replies.ts';
import { breakAnswer, startMsMax } from './broken-answer.ts';
import { answerEnded, answers, expectLeft, messageInput, ownWords, say } from './chat.ts';
import { expect, freeMessages, test } from './fixtures.ts';

test('a server killed during an answer loses no text, and the page reconnects @desktop', async ({
  page,
}) => {
  test.setTimeout(2 * startMsMax);
  const written = '先说第一段。';
  const { models, chat, restart, stop } = await breakAnswer(page, written, '再说第二段。');
  await messageInput(page).fill('还有点恶心');
  await restart();
  await expect(answers(page)).toContainText('回复中断，写出的内容已保存，没有计次', {
    timeout: startMsMax,
  });
  await expect(answers(page)).toContainText(written);
  await expect(ownWords(page)).toHaveText([/头痛三天/]);
  await expect(messageInput(page)).toHaveValue('还有点恶心');
  models.scriptByMessage(() => textReply(['这一次说完了。']));
  await page.goto(chat);
  await say(page, '还有点恶心');
  await answerEnded(page, 2);
  await expectLeft(page, freeMessages - 1);
  await stop();
});
