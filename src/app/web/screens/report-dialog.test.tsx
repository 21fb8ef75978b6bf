import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { AppError } from '#platform/contract/app-error.ts';
import type { Answers } from '#test/web/scripted-answers.ts';
import { openPage } from '#test/web/open-page.tsx';
import { expectAccessible, findAlert } from '#test/web/page-parts.ts';
import { onePage, someDay } from '#test/web/samples.ts';
import { share } from '#test/web/staff-samples.ts';

const comment = {
  id: 7,
  parent_id: null,
  content: '停了降压药就好',
  createdAt: someDay,
  username: 'reader',
  isAuthor: false,
  answers: null,
  isMine: false,
  isDeleted: false,
  isHeld: false,
};
const reply = { ...comment, id: 9, parent_id: 7, content: '加我微信', username: 'seller' };

async function openReport(button: string, answers: Answers = {}) {
  const page = await openPage('/shared/1', {
    getSharedSession: share({ totalComments: 2 }),
    listComments: onePage([{ ...comment, replies: [reply], replyCount: 1 }]),
    ...answers,
  });
  await page.user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: button }));
  return { ...page, dialog };
}

describe('a report', () => {
  it.each([
    ['a share', '举报这份分享', 'reportShare', '1'],
    ['a comment', '举报reader的评论', 'reportComment', '7'],
    ['a reply to a comment', '举报seller的评论', 'reportComment', '9'],
  ] as const)(
    'of %s is sent with its reason and closes the dialog',
    async (_of, button, call, id) => {
      const { user, fill, dialog, server } = await openReport(button, { [call]: { done: true } });
      await expectAccessible();
      await user.click(dialog.getByRole('radio', { name: '可能误导用药或耽误就医' }));
      await fill(dialog.getByLabelText(/^补充说明/), ' 这样很危险 ');
      await user.click(dialog.getByRole('button', { name: '提交举报' }));
      expect(await screen.findAllByText('收到了，工作人员会尽快看')).not.toHaveLength(0);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(server.calls(call).map(({ params, body }) => [params, body])).toEqual([
        [{ id }, { reason: 'medical-harm', details: '这样很危险' }],
      ]);
    },
  );

  it('without a reason or with too long details is not sent', async () => {
    const { user, fill, dialog, server } = await openReport('举报这份分享');
    await user.click(dialog.getByRole('button', { name: '提交举报' }));
    await dialog.findByText('请选择一个原因');
    await fill(dialog.getByLabelText(/^补充说明/), '长'.repeat(501));
    await dialog.findByText(/不能超过500个字符/);
    await user.click(dialog.getByRole('radio', { name: '其他' }));
    await user.click(dialog.getByRole('button', { name: '提交举报' }));
    await expectAccessible();
    expect(server.calls('reportShare')).toEqual([]);
  });

  it('that is refused stays in the dialog and is sent when it is pressed again', async () => {
    const refused = new AppError('too_many_requests', { retryAfterSeconds: 60 });
    const { user, dialog, server } = await openReport('举报这份分享', { reportShare: refused });
    await user.click(dialog.getByRole('radio', { name: '垃圾信息' }));
    await user.click(dialog.getByRole('button', { name: '提交举报' }));
    await findAlert('点得太快了');
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: '垃圾信息' }).checked).toBe(true);
    server.answer({ reportShare: { done: true } });
    await user.click(dialog.getByRole('button', { name: '提交举报' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.calls('reportShare')).toHaveLength(2);
  });
});
