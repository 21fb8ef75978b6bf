import { expectAccessible } from './accessible.ts';
import { answerEnded, answers, chip, openLocalChat, ownWords, say, tapForIds } from './chat.ts';
import { expect, test } from './fixtures.ts';

const page120 = /这种情况可能有生命危险，请现在拨打 120/u;

test('a false alarm is closed by 不是这个意思, and the conversation goes on where it was @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  await openLocalChat(page, served.product.url, person, '急症');
  await say(page, '烧心反酸三个月了，饭后躺下更厉害');
  await answerEnded(page, 1);
  await say(page, '辣的一吃，突然胸口像压了块石头一样，疼到后背');
  await answerEnded(page, 2);
  await expect(answers(page).last()).toHaveText(page120);
  await expect(answers(page).last()).toContainText('您说到“');
  await expectAccessible(page);
  expect(await tapForIds(page, '不是这个意思')).toEqual(['danger:misread']);
  await answerEnded(page, 3);
  await expect(ownWords(page).last()).toContainText('不是这个意思');
  await expect(answers(page).last()).toContainText('是我会错意了');
  await expect(answers(page).last()).toContainText('有没有这些：');
  await expect(chip(page, '不是这个意思')).toBeHidden();
});

test('an ambulance on its way: what to do, what not to do, what to tell, and what the doctor found @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  await openLocalChat(page, served.product.url, person, '急症');
  await say(page, '我爸喝了泡着草乌的药酒，半个小时了说嘴巴发麻，手也麻');
  await answerEnded(page, 1);
  await expect(answers(page).last()).toHaveText(page120);
  expect(await tapForIds(page, '已经打了120')).toEqual(['danger:called']);
  await answerEnded(page, 2);
  const last = answers(page).last();
  await expect(last).toContainText('车到之前');
  await expect(last).toContainText('不要自己催吐');
  await expect(last).not.toHaveText(page120);
  await chip(page, '能喝水吗').click();
  await answerEnded(page, 3);
  await expect(last).toContainText('先不吃也不喝');
  await say(page, '上车了，在去医院的路上');
  await answerEnded(page, 4);
  await expect(last).toContainText('路上');
  await say(page, '到急诊了');
  await answerEnded(page, 5);
  await expect(last).toContainText('喝的是什么');
  await say(page, '他在抢救了，医生说是乌头碱中毒');
  await answerEnded(page, 6);
  await expect(last).toContainText('医生当面看过就好');
});
