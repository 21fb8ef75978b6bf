import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { SignInRow } from '#features/account/contract.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { noNetwork, unanswered, type Answers } from '#test/web/scripted-answers.ts';
import { openPage } from '#test/web/open-page.tsx';
import { findAlert } from '#test/web/page-parts.ts';
import { settingsAnswers, someDay } from '#test/web/samples.ts';

const device = (id: number, browser: string | null, isCurrent = false): SignInRow => ({
  id,
  browser,
  system: browser === null ? null : 'Windows',
  signedInAt: someDay,
  lastUsedAt: someDay,
  isCurrent,
});
const here = device(1, 'Chrome', true);
const both = { signIns: [here, device(2, 'Firefox')] };
const openDevices = (answers: Answers = {}) =>
  openPage('/settings', { ...settingsAnswers, listSignIns: both, ...answers });
const unavailable = new AppError('unavailable');

describe('the signed-in devices', () => {
  it('show a skeleton while they are loaded', async () => {
    await openDevices({ listSignIns: unanswered });
    const heading = await screen.findByRole('heading', { name: '登录的设备' });
    expect(heading.parentElement?.querySelector('[aria-busy="true"]')).toBeTruthy();
  });

  it('name the current one, which cannot be signed out here, and an unknown one', async () => {
    await openDevices({ listSignIns: { signIns: [here, device(3, null)] } });
    const rows = within((await screen.findByText('当前设备')).closest('ul') ?? document.body);
    const [current, unknown] = rows.getAllByRole('listitem');
    expect(current?.textContent).toContain('Chrome · Windows');
    expect(current?.querySelector('button')).toBeNull();
    expect(unknown?.textContent).toContain('未知设备');
  });

  it('offer no way to sign out the others where there are none', async () => {
    await openDevices({ listSignIns: { signIns: [here] } });
    expect(await screen.findByText('当前设备')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '退出其他所有设备' })).toBeNull();
  });

  it.each([
    ['the server', unavailable],
    ['the network', noNetwork],
  ])('can be loaded again after a failure of %s', async (_of, failure) => {
    const { user, server } = await openDevices({ listSignIns: failure });
    const alert = await findAlert('没能读取登录的设备');
    server.answer({ listSignIns: both });
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await screen.findByText('Firefox · Windows')).toBeTruthy();
  });
});

describe('signing out a device', () => {
  const signOut = () => screen.findByRole('button', { name: '退出 Firefox · Windows 的登录' });

  it('removes it from the list', async () => {
    const { user, server } = await openDevices({ revokeSignIn: { revoked: 1 } });
    const button = await signOut();
    server.answer({ listSignIns: { signIns: [here] } });
    await user.click(button);
    expect(await screen.findAllByText('这处登录已退出')).not.toHaveLength(0);
    await waitFor(() => expect(screen.queryByText('Firefox · Windows')).toBeNull());
    expect(server.calls('revokeSignIn').map(({ params }) => params)).toEqual([{ id: '2' }]);
  });

  it('shows an error beside it when it is refused, and can be pressed again', async () => {
    const { user } = await openDevices({ revokeSignIn: unavailable });
    await user.click(await signOut());
    expect(await findAlert('服务暂时不可用')).toBeTruthy();
    expect((await signOut()).hasAttribute('disabled')).toBe(false);
  });

  it('and all others takes one question', async () => {
    const { user, server } = await openDevices({ revokeOtherSignIns: { revoked: 1 } });
    const others = await screen.findByRole('button', { name: '退出其他所有设备' });
    const answer = async (name: string) => {
      await user.click(others);
      const asked = within(await screen.findByRole('alertdialog'));
      await user.click(asked.getByRole('button', { name }));
    };
    await answer('取消');
    expect(server.calls('revokeOtherSignIns')).toEqual([]);
    await answer('退出其他所有设备');
    expect(await screen.findAllByText('另外 1 处登录已退出')).not.toHaveLength(0);
    expect(server.calls('revokeOtherSignIns')).toHaveLength(1);
  });
});
