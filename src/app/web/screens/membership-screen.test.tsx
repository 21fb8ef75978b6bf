import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { LedgerRow } from '#features/membership/contract.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { foreign, unanswered, type Answers } from '#test/web/scripted-answers.ts';
import { openPage } from '#test/web/open-page.tsx';
import { expectAccessible, findAlert } from '#test/web/page-parts.ts';
import { plans, onePage, order, someDay, subscriptionStatus, usage } from '#test/web/samples.ts';

const member = {
  is_subscribed: true,
  permanent_remaining: 20,
  subscription_end_date: '2027-02-28',
  monthly_remaining: 40,
  current_month_quota: 300,
  monthly_used: 260,
  total_remaining: 60,
  month_renews_on: '2026-12-01',
};

const movement = (fields: Partial<LedgerRow>): LedgerRow => ({
  id: 1,
  at: someDay,
  kind: 'grant',
  source: 'permanent',
  amount: 8,
  reason: 'new-account',
  sessionId: null,
  messageId: null,
  ...fields,
});

async function openMembership(answers: Answers = {}, address = '/subscription') {
  const page = await openPage(address, {
    getPlans: plans,
    listOrders: onePage([]),
    listLedger: onePage([]),
    ...answers,
  });
  return { ...page, main: within(await screen.findByRole('main')) };
}
type Main = Awaited<ReturnType<typeof openMembership>>['main'];
const retryIn = (failure: HTMLElement) => within(failure).getByRole('button', { name: '重试' });
const link = async (main: Main, name: RegExp): Promise<[string | null, string | null]> => {
  const found = await main.findByRole('link', { name });
  return [found.getAttribute('href'), found.getAttribute('target')];
};

describe('the remaining messages', () => {
  it('of an earlier account are claimed, and listed in the ledger', async () => {
    const unclaimed = { ...usage, remainingCount: 0, hasClaimedFreeMessages: false };
    const { user, main, server } = await openMembership({
      getUsage: unclaimed,
      claimFreeMessages: () => {
        server.answer({
          getUsage: usage,
          listLedger: onePage([movement({ reason: 'free-messages' })]),
        });
        return { usage, claimed: 8 };
      },
    });
    expect(await main.findByText('还没有变动')).toBeTruthy();
    await user.click(await main.findByRole('button', { name: '领取免费次数' }));
    const row = await main.findByRole('listitem');
    expect(within(row).getByText('领取免费次数')).toBeTruthy();
    expect(within(row).getByText('+8')).toBeTruthy();
    await waitFor(() => expect(main.queryByRole('button', { name: '领取免费次数' })).toBeNull());
    expect(await link(main, /^开通会员/)).toEqual(['/purchase', '_blank']);
    await expectAccessible();
  });

  it('of a new account need not be claimed', async () => {
    const { main } = await openMembership({ listLedger: onePage([movement({})]) });
    expect(await main.findByText('新账户的免费次数')).toBeTruthy();
    expect(await main.findByText('这些次数不会过期。')).toBeTruthy();
    expect(main.queryByRole('button', { name: '领取免费次数' })).toBeNull();
  });

  it('of a member show when the month runs low, when it resets, and when the membership ends', async () => {
    const { main } = await openMembership({ getSubscriptionStatus: member });
    const meter = await main.findByRole('meter', { name: '本月已用' });
    expect(meter.getAttribute('value')).toBe('260');
    expect(main.getByText('本月次数所剩不多。')).toBeTruthy();
    expect(main.getByText('2027年2月28日')).toBeTruthy();
    expect(main.getByText(/2026年12月1日重新计算/)).toBeTruthy();
    await expectAccessible();
  });

  it('of a member are not low while a fifth of the month is left', async () => {
    const { main } = await openMembership({
      getSubscriptionStatus: { ...member, monthly_used: 240 },
    });
    expect(await main.findByText('240 / 300 次')).toBeTruthy();
    expect(main.queryByText('本月次数所剩不多。')).toBeNull();
  });

  it('of a permanent member have neither a count nor a date', async () => {
    const { main } = await openMembership({
      getSubscriptionStatus: { ...member, permanent_remaining: 1001, total_remaining: 1041 },
    });
    expect(await main.findByText('您是永久会员，没有到期日。')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /开通会员|购买|续期/ })).toBeNull();
    expect(screen.queryByText(/剩余|1041|2027/)).toBeNull();
  });

  it('are derived from the usage when an older server has no call for the membership', async () => {
    const { main } = await openMembership({
      getSubscriptionStatus: foreign(404, { detail: 'Not Found' }),
    });
    expect(await main.findByText('普通用户')).toBeTruthy();
    expect(main.queryByText('没能读出次数')).toBeNull();
  });

  it('can be reloaded when loading failed, and the ledger separately', async () => {
    const refused = foreign(400, { success: false });
    const { user, main, server } = await openMembership({
      getSubscriptionStatus: refused,
      listLedger: refused,
    });
    const status = await findAlert('没能读出次数');
    const ledger = await findAlert('没能读出次数明细');
    await expectAccessible();
    server.answer({
      getSubscriptionStatus: subscriptionStatus,
      listLedger: onePage([movement({})]),
    });
    await user.click(retryIn(ledger));
    expect(await main.findByText('新账户的免费次数')).toBeTruthy();
    expect(status.isConnected).toBe(true);
    await user.click(retryIn(status));
    expect(await main.findByText('这些次数不会过期。')).toBeTruthy();
  });

  it('are in the header for a member, with the last day', async () => {
    await openMembership({ getSubscriptionStatus: member });
    const header = within(screen.getByRole('banner'));
    const line = await header.findByText('本月已用 260 / 300 次 · 2027年2月28日到期');
    expect(line.closest('a')?.getAttribute('href')).toBe('/subscription');
  });
});

describe('the ledger', () => {
  it('has one row for an answer, which links to its message', async () => {
    const of = { sessionId: 7, messageId: 9 };
    const { main } = await openMembership({
      listLedger: onePage([
        movement({ ...of, id: 2, kind: 'settle', amount: -1, reason: 'reply-complete' }),
        movement({ id: 1 }),
      ]),
    });
    expect(await link(main, /^一次回答，用 1 次/)).toEqual(['/chat/7?message=9', null]);
    expect(main.getAllByRole('listitem')).toHaveLength(2);
    expect(main.getByText('−1')).toBeTruthy();
  });

  it('shows a skeleton while loading', async () => {
    const { main } = await openMembership({ listLedger: unanswered });
    await main.findByText('这些次数不会过期。');
    expect(document.querySelector('main [aria-busy="true"]')).toBeTruthy();
    expect(main.queryByText('还没有变动')).toBeNull();
  });

  it('is paged', async () => {
    const { main, user, router } = await openMembership({
      listLedger: ({ query }) => ({
        ...onePage([movement({ amount: Number(query['page']) })]),
        count: 21,
      }),
    });
    expect(await main.findByText('+1')).toBeTruthy();
    await user.click(main.getByRole('button', { name: '第 2 页' }));
    expect(await main.findByText('+2')).toBeTruthy();
    expect(router.state.location.href).toBe('/subscription?page=2');
  });
});

describe('the plans for sale', () => {
  it('a member is offered extra packages and a renewal, each in its own tab', async () => {
    const { main } = await openMembership({ getSubscriptionStatus: member });
    expect(await link(main, /^购买加量包/)).toEqual(['/purchase?kind=package', '_blank']);
    expect(await link(main, /^续期会员/)).toEqual(['/purchase', '_blank']);
  });

  it.each([
    [{ refusal: 'minor' as const }, '未满18周岁不能购买。免费次数仍可使用。'],
    [{ provider: null }, '这里还没有开放购买。'],
  ])('nothing is offered with %o', async (changed, words) => {
    const { main } = await openMembership({
      getSubscriptionStatus: member,
      getPlans: { ...plans, ...changed },
    });
    expect(await main.findByText(words)).toBeTruthy();
    expect(main.queryByRole('link', { name: /购买加量包|续期会员/ })).toBeNull();
  });

  it('can be reloaded when loading failed', async () => {
    const { main, user, server } = await openMembership({
      getPlans: new AppError('unavailable'),
    });
    const failure = await findAlert('没能读出购买方式');
    await expectAccessible();
    expect(main.queryByRole('link', { name: /开通会员/ })).toBeNull();
    server.answer({ getPlans: plans });
    await user.click(retryIn(failure));
    expect(await link(main, /^开通会员/)).toEqual(['/purchase', '_blank']);
  });
});

describe('the orders', () => {
  it('are listed with their states, and link to their page', async () => {
    const { main } = await openMembership({
      listOrders: onePage([
        order({ id: 3, state: 'granted' }),
        order({ id: 2, state: 'closed', kind: 'package', months: null, messages: 300 }),
        order({ id: 1 }),
      ]),
    });
    expect(await main.findByText('已到账')).toBeTruthy();
    expect(main.getByText('已关闭')).toBeTruthy();
    expect(main.getByText('待付款')).toBeTruthy();
    expect(await link(main, /^加量包 300 次/)).toEqual(['/pay/2', null]);
  });

  it('are omitted when there are none, and can be reloaded when loading failed', async () => {
    const { main, user, server } = await openMembership({ listOrders: foreign(400, '{}') });
    const failure = await findAlert('没能读出订单记录');
    server.answer({ listOrders: onePage([]) });
    await user.click(retryIn(failure));
    await waitFor(() => expect(main.queryByText('订单记录')).toBeNull());
  });
});
