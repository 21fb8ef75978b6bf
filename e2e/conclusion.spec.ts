import { textReply } from '../test/model-server-replies.ts';
import { expectAccessible } from './accessible.ts';
import { answerEnded, answers, openChat, openSituation, say } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { makeSession } from './people.ts';

const conclusion = `比较像中医说的“心脾两虚”。

**今天可以做**

- 早点关灯

**什么时候去医院**

一周内到门诊看看。出现这些更早去：

- 夜里憋醒

<<诊察总结>>
性别：女
年龄：42岁
症状：
- 入睡困难
<<诊察总结>>`;

test('a conclusion is one sentence, then folds; nothing of it is hidden from print or search', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  models.scriptByMessage(() => textReply([conclusion]));
  await openChat(page, await makeSession(served.product.url, person, '睡不好'));
  await say(page, '女，42岁，入睡困难');
  await answerEnded(page, 1);
  const answer = answers(page).first();
  await expect(answer.getByText('比较像中医说的')).toBeInViewport();
  await expect(answer.getByText('一周内到门诊看看')).toBeInViewport();
  await expect(answer.getByText('早点关灯')).toBeHidden();
  await expect(answer.getByText('夜里憋醒')).toBeHidden();
  await expectAccessible(page);

  await answer.getByRole('heading', { name: '什么时候去医院' }).click();
  await expect(answer.getByText('夜里憋醒')).toBeVisible();
  await expect((await openSituation(answer)).getByText('入睡困难')).toBeVisible();
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  await expect(answer.getByText('早点关灯')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(answer.getByText('早点关灯')).toBeHidden();
  const id = await answer.getAttribute('data-message');
  await page.goto(`${page.url()}?message=${id}`);
  await expect(answer.getByText('早点关灯')).toBeVisible();
});

test('an answer taller than the view is left at its first line, with its answers to tap in reach @phone', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  const lines = Array.from({ length: 60 }, (_, index) => `第${index + 1}行。`).join('\n\n');
  models.scriptByMessage(() => textReply([`${lines}\n\n您怕冷吗？\n<<可选回答>>怕冷|都没有`]));
  await openChat(page, await makeSession(served.product.url, person, '怕冷'));
  await say(page, '头痛三天');
  await answerEnded(page, 1);
  await expect(page.getByText('第1行。', { exact: true })).toBeInViewport();
  await expect(page.getByRole('button', { name: '怕冷', exact: true })).toBeInViewport();
  await page.getByRole('button', { name: '回到最新' }).click();
  await expect(page.getByText('您怕冷吗？')).toBeInViewport();
  await expect(page.getByRole('button', { name: '回到最新' })).toBeHidden();
});
