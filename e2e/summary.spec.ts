import type { Locator, Page } from '@playwright/test';
import type { ModelServer } from '../test/model-server.ts';
import { textReply } from '../test/model-server-replies.ts';
import { expectAccessible } from './accessible.ts';
import {
  answerEnded,
  answers,
  isPhone,
  messageInput,
  openChat,
  openSituation,
  openLocalChat,
  ownWords,
  say,
} from './chat.ts';
import { expect, test } from './fixtures.ts';
import { grantMessages } from './operator.ts';
import { call, converse, makeSession } from './people.ts';
import { openLine, openPanel, panel, section, toggle } from './summary-steps.ts';

const view = (page: Page, name: string): Locator =>
  panel(page).getByRole('button', { name, exact: true });

const block =
  '请看小结。\n<<诊察总结>>\n\n\n\n性别：男\n年龄：34岁\n可能诊断：感冒，倾向风寒束表\n建议：早点休息；喝温水\n症状：\n- 头疼（三天）\n- 怕冷\n- 胁痛\n处方：\n荆防败毒散\n<<诊察总结>>';
const answersWithSummary = (models: ModelServer): void =>
  models.scriptByMessage(() => textReply([block]));

test('each line of a summary opens the words it rests on, and leads to their message @phone', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  const { url } = served.product;
  const id = await makeSession(url, person, '头痛三天');
  await openChat(page, id);
  await openPanel(page);
  await expect(panel(page).getByText('暂无症状摘要信息')).toBeVisible();
  await expect(panel(page).getByText('已知 0 / 12')).toBeVisible();
  if (isPhone(page)) await panel(page).getByRole('button', { name: '收起我的情况' }).click();

  answersWithSummary(models);
  await say(page, '男，34岁，没有过敏，没在吃药。头疼三天，怕冷');
  await answerEnded(page, 1);
  if (isPhone(page)) await toggle(page).click();
  await expect(section(page, '主诉').getByRole('listitem')).toContainText('头痛三天');
  await expect(section(page, '就诊人').getByRole('listitem')).toHaveCount(2);
  await expect(section(page, '用药').getByRole('button', { name: '没有' })).toBeVisible();
  // What only the model wrote is in its own box, and nowhere among the person's statements.
  await expect(panel(page).getByText('胁痛')).toHaveCount(0);
  await expect(panel(page).getByText('感冒，倾向风寒束表')).toBeVisible();
  await expect(panel(page).getByText('荆防败毒散')).toBeVisible();
  await expect(panel(page).getByText('须由执业中医师面诊后使用')).toBeVisible();

  const words = await openLine(page, '主诉', '头痛');
  await expect(words).toContainText('“头疼三天”');
  await words.getByRole('link', { name: '到这条消息：头疼三天' }).click();
  await expect(page).toHaveURL(/message=\d+/);
  await expect(ownWords(page).first()).toBeFocused();
  await expect(panel(page)).toBeVisible({ visible: !isPhone(page) });

  const box = await openSituation(answers(page).first());
  await expect(box).toContainText('胁痛（模型推测）');
  await box.getByRole('button', { name: '头疼（三天）' }).click();
  await expect(ownWords(page).first()).toBeInViewport();
});

test('the panel is accessible, empty and filled @phone', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  const { url } = served.product;
  const id = await makeSession(url, person, '头痛三天');
  await openChat(page, id);
  await openPanel(page);
  await expect(panel(page).getByText('暂无症状摘要信息')).toBeVisible();
  await expectAccessible(page);
  answersWithSummary(models);
  await converse(url, person, id, ['头疼三天，怕冷']);
  await page.reload();
  await openPanel(page);
  await expect(panel(page).getByText('感冒，倾向风寒束表')).toBeVisible();
  await expectAccessible(page);
  // By keyboard as by finger.
  const line = section(page, '主诉').getByRole('button');
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(section(page, '主诉').getByRole('figure')).toContainText('“头疼三天”');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(section(page, '主诉').getByRole('figure')).toBeHidden();
});

test('a summary is briefly marked as updated and reloaded after an answer @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  const { url } = served.product;
  const id = await makeSession(url, person, '头痛三天');
  await converse(url, person, id, ['头疼三天']);
  await openChat(page, id);
  await openPanel(page);
  await expect(section(page, '主诉').getByRole('listitem')).toHaveCount(1);
  const others = section(page, '有的症状').getByRole('listitem');
  await expect(others).toHaveCount(0);
  await expect(page.getByText('有更新')).toBeHidden();
  // It is shown for five seconds only.
  const isMarked = page.getByText('有更新').waitFor();
  await say(page, '咳嗽两天');
  if (isPhone(page)) {
    // What it covers must be visible while the answer is streamed.
    await expect(panel(page)).toBeHidden();
    await toggle(page).click();
  }
  await expect(others).toHaveCount(1);
  await isMarked;
  await expect(page.getByText('有更新')).toBeHidden();
});

test('the summary leads to an old message far up', async ({ signedIn: page, served, person }) => {
  const { url } = served.product;
  await grantMessages(served, person, 30);
  const id = await makeSession(url, person, '很长的一段');
  const later = Array.from({ length: 14 }, (_, index) => `第${index + 1}句，没有别的`);
  await converse(url, person, id, ['头疼三天', ...later]);
  await openChat(page, id);
  await expect(page.getByText('头疼三天', { exact: true })).toHaveCount(0);
  await openPanel(page);
  const words = await openLine(page, '主诉', '头痛');
  await words.getByRole('link').click();
  await expect(page.getByRole('log').getByText('头疼三天', { exact: true })).toBeInViewport();
});

test('one of the ten questions is asked with a press and answered with a tap @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  await openLocalChat(page, served.product.url, person, '头痛三天');
  await say(page, '头疼三天');
  await answerEnded(page, 1);
  await messageInput(page).fill('还没写完的话');
  await openPanel(page);
  await expect(panel(page).getByRole('link', { name: /^头身，已知/ })).toBeVisible();
  await panel(page).getByRole('button', { name: '睡眠，未问，请助手问' }).click();
  await answerEnded(page, 2);
  await expect(answers(page).last()).toContainText('最近睡得怎么样');
  await expect(messageInput(page)).toHaveValue('还没写完的话');
  await messageInput(page).fill('');
  await page.getByRole('button', { name: '入睡困难', exact: true }).click();
  await answerEnded(page, 3);
  if (isPhone(page)) await toggle(page).click();
  await expect(panel(page).getByRole('link', { name: /^睡眠，已知：入睡困难/ })).toBeVisible();
});

test('a question of the panel is shown at the end, and a closed panel stays closed @desktop', async ({
  signedIn: page,
  served,
  person,
}) => {
  const { url } = served.product;
  const id = await makeSession(url, person, '头痛三天');
  await converse(url, person, id, ['头疼三天。'.repeat(120), '怕冷。'.repeat(120)]);
  await openChat(page, id);
  await ownWords(page).first().hover();
  await page.mouse.wheel(0, -5_000);
  await expect(page.getByRole('button', { name: '回到最新' })).toBeVisible();
  await panel(page).getByRole('button', { name: '睡眠，未问，请助手问' }).click();
  await answerEnded(page, 3);
  await expect(answers(page).last()).toBeInViewport();
  await expect(page.getByRole('button', { name: '回到最新' })).toBeHidden();
  await panel(page).getByRole('button', { name: '收起我的情况' }).click();
  await expect(panel(page)).toBeHidden();
  await page.reload();
  await expect(answers(page)).toHaveCount(3);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(panel(page)).toBeHidden();
});

test('the course of a chain is drawn, opens the words of a lane, and is a table too @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  const { url } = served.product;
  const first = await makeSession(url, person, '头痛三天');
  await converse(url, person, first, ['头疼三天，怕冷，烧到38.5度', '头痛加重了，现在39.1度']);
  const made = await call<{ id: number }>(url, `/ai/chat/${first}/continue/`, person.access, {});
  await converse(url, person, made.id, ['头不疼了']);
  await openChat(page, made.id);
  await openPanel(page);
  await view(page, '病程').click();
  const lanes = panel(page).getByRole('list', { name: '症状' }).getByRole('listitem');
  const lane = lanes.filter({ hasText: '头痛' }).getByRole('button');
  await expect(lane).toHaveAccessibleName(/^头痛 约\d+月\d+日起；\d+月\d+日加重；\d+月\d+日消失$/);
  await expect(lanes.filter({ hasText: '怕冷' })).toContainText('恶寒');
  await expect(
    panel(page)
      .getByRole('list', { name: '数值' })
      .getByRole('button', { name: /^体温 .*38\.5 ℃.*39\.1 ℃$/ }),
  ).toBeVisible();
  await expectAccessible(page);

  // By keyboard as by finger.
  await lane.focus();
  await page.keyboard.press('Enter');
  await expect(lanes.getByRole('figure')).toHaveCount(3);
  await expectAccessible(page);
  await panel(page).getByText('列成表格').click();
  const rows = panel(page).getByRole('row');
  await expect(rows.filter({ hasText: '头痛加重' })).toContainText('其他段');
  await expect(rows.last()).toContainText('头痛消失“头不疼了”');
  await expectAccessible(page);
  await lanes.getByRole('link', { name: '到这条消息：头痛加重了' }).click();
  await expect(page).toHaveURL(new RegExp(`/chat/${first}\\?message=\\d+`));
  await expect(
    page.getByRole('log').getByText('头痛加重了，现在39.1度', { exact: true }),
  ).toBeInViewport();
});

test('an ended conversation offers no questions', async ({ signedIn: page, served, person }) => {
  const { url } = served.product;
  const id = await makeSession(url, person, '头痛三天');
  await converse(url, person, id, ['头疼三天']);
  await call(url, `/ai/session/${id}/end/`, person.access, {});
  await openChat(page, id);
  await openPanel(page);
  await expect(panel(page).getByText('十问进度')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: /请助手问$/ })).toHaveCount(0);
});
