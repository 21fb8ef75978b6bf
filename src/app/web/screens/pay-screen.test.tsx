import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { AppError } from '#platform/contract/app-error.ts';
import { noNetwork, type Answers } from '#test/web/scripted-answers.ts';
import { openPage } from '#test/web/open-page.tsx';
import { findAlert } from '#test/web/page-parts.ts';
import { plans, order } from '#test/web/samples.ts';

const here = { order: order(), payUrl: '/pay/7' };
const press = (name: string) => screen.findByRole('button', { name });

describe('an order', () => {
  const openOrder = (answers: Answers) => openPage('/pay/7', answers);

  it('can be retried after a failed payment, and then paid', async () => {
    const { user, server } = await openOrder({ getOrder: here, paySandboxOrder: here });
    expect(await screen.findByText('沙箱支付，不会真的扣款')).toBeTruthy();
    expect(screen.getByText('请在此之前付款')).toBeTruthy();
    await user.click(await press('模拟付款失败'));
    expect(await findAlert('订单仍然有效，可以再试。')).toBeTruthy();
    expect(server.calls('paySandboxOrder')).toMatchObject([{ body: { outcome: 'failed' } }]);
    server.answer({ paySandboxOrder: { order: order({ state: 'granted' }), payUrl: null } });
    await user.click(await press('模拟付款成功'));
    await waitFor(() =>
      expect(screen.getByRole('main').textContent).toContain('付款成功，已经到账'),
    );
    expect(screen.queryByText('请在此之前付款')).toBeNull();
  });

  it('can be cancelled, and links back', async () => {
    const { user } = await openOrder({
      getOrder: here,
      cancelOrder: { order: order({ state: 'closed' }), payUrl: null },
    });
    await user.click(await press('取消订单'));
    const back = await screen.findByRole('link', { name: '返回会员中心' });
    expect(screen.getByRole('main').textContent).toContain('订单已关闭，没有扣款');
    expect(back.getAttribute('href')).toBe('/subscription');
    expect(screen.getByRole('link', { name: '重新下单' }).getAttribute('href')).toBe('/purchase');
  });

  it('of another user does not exist', async () => {
    await openOrder({ getOrder: new AppError('not_found') });
    expect(await screen.findByText('没有找到这个订单')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it('that could not be loaded can be reloaded', async () => {
    const { user, server } = await openOrder({ getOrder: noNetwork });
    const failure = await findAlert('没能读出订单');
    server.answer({ getOrder: { order: order({ state: 'paid' }), payUrl: null } });
    await user.click(within(failure).getByRole('button', { name: '重试' }));
    expect(await within(screen.getByRole('main')).findByText('已收到付款，正在到账')).toBeTruthy();
  });

  it('is queried when a user returns from Alipay, and again on request', async () => {
    const payUrl = 'https://openapi.alipay.com/gateway.do?sign=x';
    const waiting = { order: order({ provider: 'alipay' }), payUrl };
    const { user, server } = await openOrder({ getOrder: waiting, checkOrder: waiting });
    const way = await screen.findByRole('link', { name: '去支付宝付款' });
    expect(way.getAttribute('href')).toBe(payUrl);
    expect(await screen.findByText(/还没有收到付款结果。/)).toBeTruthy();
    expect(screen.queryByText(/沙箱/)).toBeNull();
    server.answer({
      checkOrder: { order: order({ provider: 'alipay', state: 'granted' }), payUrl: null },
    });
    await user.click(await press('我已付款，查询结果'));
    await waitFor(() =>
      expect(screen.getByRole('main').textContent).toContain('付款成功，已经到账'),
    );
  });
});

describe('what is for sale', () => {
  const openPlans = (answers: Answers, address = '/purchase') =>
    openPage(address, { getPlans: plans, ...answers });

  it('is chosen, ordered and paid on the order’s page', async () => {
    const pack = order({ kind: 'package', months: null, messages: 300, priceFen: 2490 });
    const { user, server, router } = await openPlans(
      {
        createPackageOrder: { order: pack, payUrl: '/pay/7' },
        getOrder: { order: pack, payUrl: '/pay/7' },
      },
      '/purchase?kind=package',
    );
    await user.click(await screen.findByLabelText(/^加量包 300 次/));
    await user.click(await press('提交订单，付款 ¥24.90'));
    expect(await screen.findByText('请在此之前付款')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/pay/7');
    expect(server.calls('createPackageOrder')).toMatchObject([{ body: { messages: 300 } }]);
  });

  it('shows why the order failed', async () => {
    const { user, server } = await openPlans({
      createMembershipOrder: new AppError('unavailable'),
    });
    await user.click(await press('提交订单，付款 ¥19.90'));
    expect(await findAlert('服务暂时不可用')).toBeTruthy();
    expect(server.calls('createMembershipOrder')).toHaveLength(1);
  });

  it.each([
    [{ refusal: 'minor' as const }, '未满18周岁不能购买'],
    [{ provider: null }, '这里还没有开放购买'],
  ])('is nothing with %o', async (changed, words) => {
    await openPlans({ getPlans: { ...plans, ...changed } });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /提交订单/ })).toBeNull();
  });

  it('can be reloaded when the prices failed to load', async () => {
    const { user, server } = await openPlans({ getPlans: noNetwork });
    const failure = await findAlert('没能读出价格');
    server.answer({ getPlans: plans });
    await user.click(within(failure).getByRole('button', { name: '重试' }));
    expect(await press('提交订单，付款 ¥19.90')).toBeTruthy();
  });
});
