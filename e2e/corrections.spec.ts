import { expectAccessible } from './accessible.ts';
import { answerEnded, answers, openLocalChat, ownWords, say } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { closePanel, openLine, openPanel, section } from './summary-steps.ts';

test('a correction of age and of subject: the summary and the next question follow @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  await openLocalChat(page, served.product.url, person, '头晕');
  await say(page, '我妈68岁，头晕一个礼拜了');
  await answerEnded(page, 1);
  await openPanel(page);
  const who = section(page, '就诊人').getByRole('listitem');
  await expect(who).toContainText(['由他人代为描述', '女', '68岁']);
  await closePanel(page);

  await say(page, '打错了，是58');
  await answerEnded(page, 2);
  await openPanel(page);
  await expect(who).toContainText(['由他人代为描述', '女', '58岁']);
  await expect(await openLine(page, '就诊人', '58岁')).toContainText('“是58”');
  await closePanel(page);

  await say(page, '不是我妈，是我自己');
  await answerEnded(page, 3);
  await expect(answers(page).last()).toContainText('您的性别和年龄是');
  await say(page, '男，49');
  await answerEnded(page, 4);
  await expect(answers(page).last()).not.toContainText('性别');
  await openPanel(page);
  await expect(who).toContainText(['男', '49岁']);
  await expect(who).toHaveCount(2);
  await expect(section(page, '主诉')).toContainText('头晕');
  await expect(section(page, '主诉')).toContainText('一个礼拜');
});

test('a second complaint in the middle: both are kept and both are in the summary', async ({
  signedIn: page,
  served,
  person,
}) => {
  await openLocalChat(page, served.product.url, person, '胃胀');
  await say(page, '胃胀三个月了，吃完饭更明显');
  await answerEnded(page, 1);
  await say(page, '女，35岁');
  await answerEnded(page, 2);
  await say(page, '没有怀孕，都没有');
  await answerEnded(page, 3);
  await say(page, '对了，最近还老是睡不着，有半个月了');
  await answerEnded(page, 4);
  await expect(answers(page).last()).toContainText('您还说到“最近还老是睡不着”');
  await openPanel(page);
  const complaints = section(page, '主诉').getByRole('listitem');
  await expect(complaints).toContainText(['三个月了', '半个月了']);
  await expect(await openLine(page, '主诉', '三个月了')).toContainText('“胃胀三个月了”');
  const second = await openLine(page, '主诉', '半个月了');
  await expect(second.first()).toContainText('“最近还老是睡不着”');
  await expectAccessible(page);
  await second.first().getByRole('link').click();
  await expect(ownWords(page).last()).toBeFocused();
});
