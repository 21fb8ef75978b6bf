import { makeNewcomer } from '../test/product-people.ts';
import { hold, textReply } from '../test/model-server-replies.ts';
import { expectAccessible } from './accessible.ts';
import {
  answerEnded,
  answers,
  chooseModel,
  messageInput,
  openChat,
  openSituation,
  say,
} from './chat.ts';
import { expect, test } from './fixtures.ts';
import { makeReviewer } from './operator.ts';
import { call, converse, makeSession, newUsername, signInByForm, signInWith } from './people.ts';
import { review, shareByCall } from './sharing.ts';

test('the sign-in page, also with errors', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('用户名不能为空')).toBeVisible();
  await expectAccessible(page);
});

test('the registration page, also with errors', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page.getByText('用户名不能为空')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('出生年份').selectOption(`${new Date().getFullYear() - 16}`);
  await page.getByLabel('出生月份').selectOption('1月');
  await expect(page.getByText('不能分享对话，也不能购买')).toBeVisible();
  await expectAccessible(page);
});

test('the pages for a new password, before and after submitting', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: '发送重置链接' }).click();
  await expect(page.getByText('邮箱不能为空')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('邮箱').fill('nobody-at-all@example.org');
  await page.getByRole('button', { name: '发送重置链接' }).click();
  await expect(page.getByRole('button', { name: '重新发送' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/reset-password#not-a-token');
  await page.getByRole('button', { name: '设置新密码' }).click();
  await expect(page.getByText('密码不能为空')).toBeVisible();
  await expectAccessible(page);
});

test('the profile, also while it is edited', async ({ signedIn: page }) => {
  await page.goto('/profile');
  await expect(page.getByText('@example.org')).toBeVisible();
  await expectAccessible(page);
  for (let nth = 2; nth >= 0; nth -= 1)
    await page.getByRole('button', { name: '编辑' }).nth(nth).click();
  await expect(page.getByLabel('同意保存健康资料')).toBeVisible();
  await expectAccessible(page);
});

test('the settings, also with the password dialog', async ({ signedIn: page }) => {
  await page.goto('/settings');
  await expect(page.getByText('当前设备')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '更改密码' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('exporting the data and deleting the account, and the page of a pending deletion', async ({
  signedIn: page,
  person,
}) => {
  await page.goto('/settings');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: '导出我的数据' }).click();
  await dialog.getByRole('button', { name: '导出', exact: true }).click();
  await expect(dialog).toContainText('请输入当前密码');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '返回' }).click();
  await page.getByRole('button', { name: '注销账户' }).click();
  await expect(dialog).toContainText('请先看看注销会带来什么');
  await expectAccessible(page);
  await dialog.getByLabel('当前密码').fill(person.password);
  await dialog.getByRole('button', { name: '确认注销' }).click();
  await expect(page).toHaveURL('/login');
  await signInByForm(page, person);
  await expect(page.getByRole('button', { name: '取消注销' })).toBeVisible();
  await expectAccessible(page);
});

test('the consents, also with the confirmation of a withdrawal and the consent to a model', async ({
  signedIn: page,
  served,
  person,
}) => {
  const { url } = served.product;
  const chatId = await makeSession(url, person, '头痛');
  const withdrawn = { receiver: '演练服务' };
  await call(url, '/ai/api/models/consent/withdraw/', person.access, withdrawn);
  await page.goto('/settings');
  await page.getByText('已撤回的记录（1）').click();
  // On a phone the click scrolls, which may leave half of a button below the header.
  await page.evaluate('scrollTo(0, 0)');
  await expectAccessible(page);
  await page.getByRole('button', { name: '撤回：隐私与免责协议' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await openChat(page, chatId);
  await chooseModel(page, '演练模型');
  await expect(page.getByRole('dialog')).toContainText('接收方');
  await expectAccessible(page);
});

test('the agreement, also with the dialog for users who decline', async ({ page, served }) => {
  await signInWith(page, await makeNewcomer(served.product.url, newUsername()));
  await page.goto('/privacy-agreement');
  await expect(page.getByRole('button', { name: '同意并继续' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '不同意' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
});

test('the public documents', async ({ page }) => {
  for (const path of ['/terms', '/privacy', '/about', '/help']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessible(page);
  }
});

test('the conversations: several, with a menu, with the dialog, none @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  const { url } = served.product;
  const ids: number[] = [];
  for (let number = 1; number <= 13; number += 1) {
    ids.push(await makeSession(url, person, `最近睡不好，白天没有精神 ${number}`));
  }
  await converse(url, person, ids[12] ?? 0, ['睡不好']);
  await page.goto('/sessions');
  await expect(page.getByRole('navigation', { name: '分页' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /的操作$/ })
    .first()
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '新建对话' }).click();
  await page.getByLabel('对话标题').fill('长'.repeat(51));
  await expect(page.getByText('标题不能超过50个字符')).toBeVisible();
  await expectAccessible(page);
});

test('the empty list of conversations', async ({ signedIn: page, served, person }) => {
  await makeSession(served.product.url, person, '唯一的对话');
  await page.goto('/sessions');
  await page.getByRole('button', { name: /的操作$/ }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('还没有对话')).toBeVisible();
  await expectAccessible(page);
});

test('a chat: empty, while an answer runs, and with its summary @phone', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  const rich = [
    '## 目前的判断\n\n- 口干\n- **夜间**加重\n\n| 症状 | 程度 |\n| --- | --- |\n| 口干 | 轻 |\n\n',
    hold,
    '> 多喝温水\n\n见 [说明](https://example.org/)。\n\n',
    '<<诊察总结>>\n性别：男\n年龄：40\n症状：\n- 口干\n处方：\n六味地黄丸\n<<诊察总结>>',
  ];
  models.scriptByMessage(() => textReply(rich, { reasoning: ['先看口干，再看夜间。'] }));
  await openChat(page, await makeSession(served.product.url, person, '口干'));
  await expect(page.getByText('您哪里不舒服')).toBeVisible();
  await expectAccessible(page);
  await say(page, '男，40岁，口干');
  await expect(answers(page)).toContainText('夜间');
  await expectAccessible(page);
  models.release();
  await answerEnded(page, 1);
  await expect((await openSituation(answers(page).last())).getByText('口干')).toBeVisible();
  await page.getByText(/^思考过程/).click();
  await messageInput(page).fill('痛'.repeat(1900));
  await expectAccessible(page);
});

test('a chat with obstacles: no messages left, an error, an unknown session', async ({
  signedIn: page,
  served,
  person,
}) => {
  await openChat(page, await makeSession(served.product.url, person, '失败'));
  await page.route('**/send-stream/', (route) => route.fulfill({ status: 503, body: '' }));
  await say(page, '头痛');
  await expect(page.getByRole('alert').filter({ hasText: '服务暂时不可用' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/chat/999999999');
  await expect(page.getByText('没有找到这个对话')).toBeVisible();
  await expectAccessible(page);
});

test('the membership page, the recycle bin, the herb check and an unknown address @phone', async ({
  signedIn: page,
}) => {
  for (const path of ['/subscription', '/sessions/deleted', '/herb-check', '/no/such/page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);
  }
});

test('the open menu beside the page @phone', async ({
  signedIn: page,
  served,
  person,
  isMobile,
}) => {
  await makeSession(served.product.url, person, '菜单');
  await page.goto('/sessions');
  await expect(page.getByRole('heading', { name: '菜单' })).toBeVisible();
  await page.getByRole('button', { name: isMobile ? '打开菜单' : '收起菜单' }).click();
  await expectAccessible(page);
});

test('messages waiting for the network', async ({ signedIn: page, served, person }) => {
  await openChat(page, await makeSession(served.product.url, person, '没有网络'));
  await page.route('**/send-stream/', (route) => route.abort());
  await say(page, '头痛三天');
  await say(page, '还有点恶心');
  await expect(page.getByText('前一条有了回复后自动发送')).toBeVisible();
  await expectAccessible(page);
});

test('the developers’ page', async ({ signedIn: page }) => {
  await page.goto('/sso-test');
  await expect(page.getByRole('button', { name: '刷新令牌' })).toBeVisible();
  await expectAccessible(page);
});

test('the share hall, a share, the user’s shares and one of them @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  const { url } = served.product;
  const sessionId = await makeSession(url, person, '睡不好');
  await converse(url, person, sessionId, ['睡不好，白天没有精神']);
  const reviewer = await makeReviewer(served);
  const words = { title: '睡不好的经历', description: '想听听大家的看法', tags: '睡眠' };
  const id = await shareByCall(url, person, sessionId, { ...words, helpNeeded: true });
  await review(url, reviewer, id, true);
  const rejected = await shareByCall(url, person, sessionId, { ...words, isPublic: false });
  await review(url, reviewer, rejected, false, 'personal-data');
  for (const path of ['/share-hall', `/shared/${id}`, '/shared', `/share/view/${rejected}`]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText('睡不好的经历').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.goto('/shared/1');
  await expect(page.getByText('没有找到这份分享')).toBeVisible();
  await expectAccessible(page);
});

test('the overview for staff', async ({ page, served, person }) => {
  const { product } = served;
  const staff = await makeReviewer(served);
  const sessionId = await makeSession(product.url, person, '头痛');
  await converse(product.url, person, sessionId, ['头痛三天']);
  await signInWith(page, staff);
  await page.goto('/admin');
  await expect(page.getByText('全部账户')).toBeVisible();
  await expect(page.getByRole('row', { name: /scripted/ })).toBeVisible();
  await expectAccessible(page);
});

test('the plans, and an order from payment to completion', async ({ signedIn: page }) => {
  await page.goto('/purchase?kind=package');
  await expect(page.getByLabel('加量包 300 次')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.getByRole('button', { name: '模拟付款失败' }).click();
  await expect(page.getByText('订单仍然有效，可以再试。')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '模拟付款成功' }).click();
  await expect(page.getByRole('main')).toContainText('付款成功，已经到账');
  await expectAccessible(page);
});

test('the membership centre with orders', async ({ signedIn: page, served, person }) => {
  const path = '/ai/api/subscription/create/';
  await call(served.product.url, path, person.access, {});
  await page.goto('/subscription');
  await expect(page.getByRole('main').getByText('待付款')).toBeVisible();
  await expectAccessible(page);
});
