import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { MyShareDetail } from '#features/sharing/contract.ts';
import { AppError } from '#platform/contract/app-error.ts';
import type { Answers } from '#test/web/scripted-answers.ts';
import { openPage, type OpenPage } from '#test/web/open-page.tsx';
import { expectAccessible, findAlert } from '#test/web/page-parts.ts';
import { onePage } from '#test/web/samples.ts';
import { myShare } from '#test/web/staff-samples.ts';

const consent = { version: '1.0.0', text: '我确认：所选消息会提交审核。' };
const detail: MyShareDetail = {
  ...myShare({ status: 'withdrawn' }),
  proposals: { title: [], description: [], messages: [], tags: [] },
  knownNames: [],
  consent,
};
const openShares = (answers: Answers = {}) =>
  openPage('/shared', { listMyShares: onePage([myShare({ status: 'approved' })]), ...answers });
const card = async (title = '夜里头痛') => {
  const heading = await screen.findByRole('heading', { name: title });
  const item = heading.closest('li');
  if (!item) throw new Error(`${title} is not in a list`);
  return within(item);
};

describe('the list of own shares', () => {
  it('shows the state of each, new decisions and the reason of a rejection', async () => {
    await openShares({
      listMyShares: onePage([
        myShare({ id: 1, title: '等着的', status: 'pending' }),
        myShare({ id: 2, title: '通过的', status: 'approved', isNews: true }),
        myShare({ id: 3, title: '退回的', status: 'rejected', rejectReason: 'personal-data' }),
        myShare({ id: 4, title: '撤下的', status: 'withdrawn', isPublic: false }),
        myShare({ id: 5, title: '自己看的', status: 'approved', isPublic: false }),
      ]),
      getShareNews: { decisions: 1 },
      acceptShareNews: { done: true },
    });
    for (const [title, words] of [
      ['等着的', '待审核'],
      ['通过的', '已审核'],
      ['通过的', '新结果'],
      ['退回的', /能认出/],
      ['撤下的', '已撤回'],
      ['自己看的', '仅自己可见'],
    ] as const) {
      expect((await card(title)).getByText(words)).toBeTruthy();
    }
    await expectAccessible();
  });

  it('marks new decisions as seen once it is shown', async () => {
    const { server } = await openShares({
      getShareNews: () => ({ decisions: server.calls('acceptShareNews').length > 0 ? 0 : 2 }),
      acceptShareNews: { done: true },
    });
    await card();
    await waitFor(() => expect(server.calls('acceptShareNews')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByLabelText(/有新的审核结果/)).toBeNull());
  });

  it('goes to the last page when the address names a later one', async () => {
    const { router } = await openPage('/shared?page=9', {
      listMyShares: ({ query }) => ({
        ...onePage(query.page === '2' ? [myShare()] : []),
        count: 11,
      }),
    });
    await card();
    expect(router.state.location.search).toEqual({ page: 2 });
  });
});

describe('an own share', () => {
  const choose = async ({ user }: OpenPage, item: string) => {
    await user.click((await card()).getByRole('button', { name: '“夜里头痛”的操作' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    return within(await screen.findByRole('alertdialog'));
  };

  it('is withdrawn after one question', async () => {
    const page = await openShares({ withdrawShare: myShare({ status: 'withdrawn' }) });
    const { user, server } = page;
    const question = await choose(page, '撤回');
    expect(question.getByText(/赞和评论会保留/)).toBeTruthy();
    server.answer({ listMyShares: onePage([myShare({ status: 'withdrawn' })]) });
    await user.click(question.getByRole('button', { name: '撤回' }));
    await waitFor(async () => expect((await card()).getByText('已撤回')).toBeTruthy());
    expect(server.calls('withdrawShare').map(({ params }) => params)).toEqual([{ id: '1' }]);
  });

  it('is submitted again only with the consent that was shown', async () => {
    const page = await openShares({
      listMyShares: onePage([myShare({ status: 'withdrawn' })]),
      getMyShare: detail,
      submitShareAgain: myShare(),
    });
    const { user, server } = page;
    const question = await choose(page, '再次分享');
    expect(question.getByText(consent.text)).toBeTruthy();
    expect(server.calls('submitShareAgain')).toEqual([]);
    server.answer({ listMyShares: onePage([myShare()]) });
    await user.click(question.getByRole('button', { name: '同意并提交' }));
    await waitFor(async () => expect((await card()).getByText('待审核')).toBeTruthy());
    expect(server.calls('submitShareAgain').map(({ body }) => body)).toEqual([
      { consentVersion: '1.0.0' },
    ]);
  });

  it('is deleted after one question, and leaves the empty list with its first step', async () => {
    const page = await openShares({ deleteShare: { deleted: true } });
    const { user, server } = page;
    const question = await choose(page, '删除');
    expect(question.getByText(/不能恢复/)).toBeTruthy();
    server.answer({ listMyShares: onePage([]) });
    await user.click(question.getByRole('button', { name: '删除' }));
    expect(await screen.findByText('暂无分享')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去我的对话' })).toBeTruthy();
  });

  it('stays where an action is refused, with an error', async () => {
    const page = await openShares({ withdrawShare: new AppError('already_decided') });
    const { user } = page;
    const question = await choose(page, '撤回');
    await user.click(question.getByRole('button', { name: '撤回' }));
    await findAlert('这一条已经有人处理过了');
    expect((await card()).getByText('已审核')).toBeTruthy();
  });
});
