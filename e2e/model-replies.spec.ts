import { textReply } from '../test/model-server-replies.ts';
import { answerEnded, answers, chip, openLocalChat, ownWords, say } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { makeSession } from './people.ts';
import { openPanel, panel } from './summary-steps.ts';

test('a reply of a model without a summary block: the panel is filled from what was told', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  models.scriptByMessage(() => textReply(['都记下了，', '先多喝温水，早点休息。']));
  await page.goto(`/chat/${await makeSession(served.product.url, person, '没有总结')}`);
  await say(page, '男，40岁，口干三天了');
  await answerEnded(page, 1);
  await expect(answers(page).first()).toContainText('先多喝温水');
  await openPanel(page);
  await expect(panel(page)).toContainText('40');
  await expect(panel(page)).toContainText('口干');
});

test('the answers that a model offers are taps, and its line is not shown', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  models.scriptByMessage(() => textReply(['夜里会渴醒吗？\n\n<<可选', '回答>>会渴醒|不会渴醒\n']));
  await page.goto(`/chat/${await makeSession(served.product.url, person, '点选')}`);
  await say(page, '男，40岁，口干三天了');
  await answerEnded(page, 1);
  await expect(answers(page).first()).toContainText('夜里会渴醒吗？');
  await expect(answers(page).first()).not.toContainText('可选');
  await chip(page, '不会渴醒').click();
  await expect(ownWords(page).last()).toContainText('不会渴醒');
  await answerEnded(page, 2);
});

test('of ten sentences one harmful one goes, and its note stays out of the list @desktop', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  const good = ['多喝温水。', '饭吃清淡。', '早点睡觉。', '少看手机。'];
  const more = ['开窗通风。', '穿暖一些。', '慢慢散步。', '心情放松。', '记下体温。'];
  const reply = [...good, '可以用一点雄黄泡水。', ...more];
  models.scriptByMessage(() => textReply(reply));
  await page.goto(`/chat/${await makeSession(served.product.url, person, '十句')}`);
  await say(page, '男，40岁，口干三天了');
  await answerEnded(page, 1);
  const answer = answers(page).first();
  for (const words of [...good, ...more]) await expect(answer).toContainText(words);
  await expect(answer).not.toContainText('雄黄');
  await expect(answer.getByRole('button', { name: '略去 · 为什么' })).toHaveCount(1);
  await page.goto('/sessions');
  await expect(page.getByText(`${good.join('')}${more.join('')}`)).toBeVisible();
});

test('三七 with 华法林 is answered first @desktop', async ({ signedIn: page, served, person }) => {
  await openLocalChat(page, served.product.url, person, '三七');
  await say(page, '我在吃华法林，能吃三七粉吗');
  await answerEnded(page, 1);
  await expect(answers(page).first()).toContainText('出血');
});

test('枸杞 every day is answered, and otherwise in pregnancy @desktop', async ({
  signedIn: page,
  served,
  person,
}) => {
  await openLocalChat(page, served.product.url, person, '枸杞');
  await say(page, '枸杞可以天天泡水喝吗');
  await answerEnded(page, 1);
  await expect(answers(page).first()).toContainText('枸杞');
  await expect(answers(page).first()).not.toContainText('怀孕时枸杞当菜');
  await say(page, '我怀孕3个月了，枸杞可以天天泡水喝吗');
  await answerEnded(page, 2);
  await expect(answers(page).last()).toContainText('怀孕时枸杞');
});
