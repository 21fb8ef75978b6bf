import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { MyShareDetail } from '#features/sharing/contract.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { noNetwork, unanswered, type Answers } from '#test/web/scripted-answers.ts';
import { openPage } from '#test/web/open-page.tsx';
import { expectAccessible, findAlert } from '#test/web/page-parts.ts';
import { onePage, session, someDay } from '#test/web/samples.ts';
import { myShare } from '#test/web/staff-samples.ts';

const consent = { version: '1.0.0', text: '我确认：所选消息会提交审核。' };
const messages = [
  { id: 11, role: 'user' as const, content: '我叫王小明，头痛三天' },
  { id: 12, role: 'assistant' as const, content: '还有别的不舒服吗？' },
];
const unmasked = { content: '', masks: [] };
const preview = {
  title: { ...unmasked, content: '头痛' },
  description: unmasked,
  tags: [],
  messages: messages.map((message) => ({ ...message, createdAt: someDay, masks: [] })),
  knownNames: [],
  consent,
};
const shareOf = (words: string) => screen.getByRole('menuitem', { name: words });
const field = (label: RegExp) => screen.getByLabelText(label);
const text = (words: string | RegExp) => screen.findByText(words);
const press = (name: string) => screen.getByRole('button', { name });

/** Opens the dialog from the menu of a conversation. */
async function openDialog(answers: Answers = {}) {
  const page = await openPage('/sessions', {
    listSessions: onePage([session({ messagesCount: 2 })]),
    previewShare: preview,
    listShareTags: { tags: [{ tag: '头痛', count: 3 }] },
    ...answers,
  });
  await page.user.click(await screen.findByRole('button', { name: '“头痛”的操作' }));
  await page.user.click(shareOf('分享'));
  return page;
}

describe('a share of a conversation', () => {
  it('is described, masked and submitted with a consent that is never given in advance', async () => {
    const { user, fill, server } = await openDialog({ shareSession: myShare() });
    await text('1/3 填写分享内容');
    await expectAccessible();
    await fill(field(/^说明/), '写给同样的人');
    await user.click(screen.getByRole('button', { name: '头痛' }));
    await user.click(screen.getByRole('checkbox', { name: /公开到分享广场/ }));
    await user.click(press('下一步'));

    await text('2/3 遮盖个人信息');
    await text('找到 1 处，遮盖 1 处');
    await expectAccessible();
    await user.click(press('下一步'));

    await text('3/3 确认并提交');
    await text('2 条消息，遮盖 1 处');
    await text(consent.text);
    await expectAccessible();
    expect(press('提交审核').hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: '我已阅读并同意以上内容' }));
    await user.click(press('提交审核'));
    await text('审核通过后会显示在分享广场。');
    expect(server.calls('shareSession').map(({ params, body }) => [params, body])).toMatchObject([
      [
        { id: '1' },
        {
          title: '头痛',
          description: '写给同样的人',
          tags: ['头痛'],
          isPublic: true,
          isAnonymous: true,
          messageIds: [11, 12],
          masks: [{ messageId: 11, kind: 'name' }],
          consentVersion: '1.0.0',
        },
      ],
    ]);
  });

  it('needs a title and a message, and names what is too long, before it goes on', async () => {
    const { user, fill } = await openDialog();
    await text('1/3 填写分享内容');
    await fill(field(/^标题/), ' ');
    await fill(field(/^说明/), '长'.repeat(501));
    await user.click(screen.getByText('分享的消息：2 / 2 条'));
    await user.click(screen.getByRole('checkbox', { name: '全部消息' }));
    await user.click(press('下一步'));
    await text('请输入分享标题');
    await text('不能超过 500 个字符');
    await findAlert('请至少选择一条消息');
    await expectAccessible();
    await fill(field(/^标题/), '长'.repeat(51));
    await text('不能超过 50 个字符');
    expect(await text('1/3 填写分享内容')).toBeTruthy();
  });

  it('takes five tags', async () => {
    const { user } = await openDialog();
    await text('1/3 填写分享内容');
    await user.type(field(/^标签/), '一，二，三，四，五，六{Enter}');
    await text('最多可以加 5 个标签');
    expect(screen.queryByRole('button', { name: '去掉标签 一' })).toBeNull();
  });

  it('that is refused keeps its consent, and is submitted when it is pressed again', async () => {
    const refused = new AppError('too_many_requests', { retryAfterSeconds: 60 });
    const { user, server } = await openDialog({ shareSession: refused });
    await text('1/3 填写分享内容');
    await user.click(press('下一步'));
    await user.click(press('下一步'));
    await user.click(screen.getByRole('checkbox', { name: '我已阅读并同意以上内容' }));
    await user.click(press('提交审核'));
    await findAlert('点得太快了');
    server.answer({ shareSession: myShare({ isPublic: false }) });
    await user.click(press('提交审核'));
    await text('审核后也只有您自己能看到。');
    expect(server.calls('shareSession')).toHaveLength(2);
  });

  it('is discarded after one question only once something was entered', async () => {
    const { user, fill } = await openDialog();
    await text('1/3 填写分享内容');
    await fill(field(/^标题/), '夜里头痛');
    await user.click(press('取消'));
    const question = within(await screen.findByRole('alertdialog', { name: '不分享了吗？' }));
    await user.click(question.getByRole('button', { name: '不分享了' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the share dialog', () => {
  it('shows a skeleton while the conversation is loaded', async () => {
    await openDialog({ previewShare: unanswered });
    const opened = await screen.findByRole('dialog', { name: '分享这段对话' });
    expect(opened.querySelector('[aria-busy="true"]')).toBeTruthy();
  });

  it.each([
    ['the server', new AppError('unavailable')],
    ['the network', noNetwork],
  ])('can be loaded again after a failure of %s', async (_of, failure) => {
    const { user, server } = await openDialog({ previewShare: failure });
    const alert = await findAlert('暂时没能打开，请重试');
    server.answer({ previewShare: preview });
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await text('1/3 填写分享内容')).toBeTruthy();
  });

  it('explains that there is nothing to share, and that minors share nothing', async () => {
    const { user, server } = await openDialog({ previewShare: { ...preview, messages: [] } });
    await text('还没有可以分享的消息，先和 AI 助手说说话吧。');
    await user.click(press('取消'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    server.answer({ previewShare: new AppError('adults_only') });
    await user.click(screen.getByRole('button', { name: '“头痛”的操作' }));
    await user.click(shareOf('分享'));
    await text(/18/);
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });
});

describe('an own share', () => {
  const detail: MyShareDetail = {
    ...myShare({
      messages: messages.map((message) => ({ ...message, createdAt: someDay })),
      messagesCount: 2,
    }),
    proposals: { title: [], description: [], messages: [], tags: [] },
    knownNames: [],
    consent,
  };

  it('is edited and submitted again, with what remains of it', async () => {
    const { user, fill, server } = await openPage('/shared', {
      listMyShares: onePage([myShare()]),
      getMyShare: detail,
      updateShare: myShare(),
      listShareTags: { tags: [] },
    });
    await user.click(await screen.findByRole('button', { name: '“夜里头痛”的操作' }));
    await user.click(shareOf('修改并重新提交'));
    await text('1/3 填写分享内容');
    await fill(field(/^标题/), '夜里总是头痛');
    await user.click(screen.getByText('分享的消息：2 / 2 条'));
    await user.click(screen.getByRole('checkbox', { name: /还有别的不舒服吗/ }));
    await user.click(press('下一步'));
    await user.click(press('下一步'));
    await user.click(screen.getByRole('checkbox', { name: '我已阅读并同意以上内容' }));
    await user.click(press('提交审核'));
    await text('审核通过后会显示在分享广场。');
    expect(server.calls('updateShare').map(({ body }) => body)).toMatchObject([
      {
        title: '夜里总是头痛',
        tags: ['头痛'],
        messages: [{ id: 11, masks: [{ kind: 'name' }] }],
        consentVersion: '1.0.0',
      },
    ]);
  });

  it('that cannot be loaded for editing can be loaded again', async () => {
    const { user, server } = await openPage('/shared', {
      listMyShares: onePage([myShare()]),
      getMyShare: new AppError('unavailable'),
      listShareTags: { tags: [] },
    });
    await user.click(await screen.findByRole('button', { name: '“夜里头痛”的操作' }));
    await user.click(shareOf('修改并重新提交'));
    const alert = await findAlert('暂时没能打开，请重试');
    server.answer({ getMyShare: detail });
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await text('1/3 填写分享内容')).toBeTruthy();
  });
});
