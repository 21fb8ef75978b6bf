import { expectAccessible } from './accessible.ts';
import { answerEnded, answers, chip, openLocalChat, ownWords, say } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { closePanel, openLine, openPanel, section } from './summary-steps.ts';

test('what stayed uncertain is put to the person once, before the result, and a tap settles it', async ({
  signedIn: page,
  served,
  person,
}) => {
  await openLocalChat(page, served.product.url, person, '胃胀');
  const told = [
    '胃胀三个月了，吃完就胀',
    '女，42岁',
    '都没有',
    '没有怀孕，医生开了奥美拉唑，没有过敏',
  ];
  let said = 0;
  for (const words of [...told, '跳过', '跳过', '跳过']) {
    await say(page, words);
    said += 1;
    await answerEnded(page, said);
  }
  await expect(answers(page).last()).toContainText('我记下的是：现在在用奥美拉唑。对吗？');
  await openPanel(page);
  await expect(section(page, '用药')).toContainText('没说是否在用');
  await expectAccessible(page);
  await closePanel(page);

  await chip(page, '对').click();
  await expect(ownWords(page).last()).toContainText('对');
  await answerEnded(page, said + 1);
  await expect(answers(page).last()).toContainText('什么时候去医院');
  await openPanel(page);
  await expect(section(page, '用药')).toContainText('在用');
  await expect(section(page, '用药')).not.toContainText('没说');
  await expect(await openLine(page, '用药', '奥美拉唑')).toContainText('“医生开了奥美拉唑”');
});
