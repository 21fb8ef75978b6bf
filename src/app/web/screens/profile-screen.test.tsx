import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { passwordTexts } from '#features/account/password-texts.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { both } from '#platform/contract/define-texts.ts';
import { foreign, noNetwork, type Answers } from '#test/web/scripted-answers.ts';
import { openPage } from '#test/web/open-page.tsx';
import { findAlert } from '#test/web/page-parts.ts';
import {
  family,
  familyPerson,
  models,
  noHealth,
  plans,
  preferences,
  profile,
} from '#test/web/samples.ts';

const openProfile = (answers: Answers = {}) =>
  openPage('/profile', {
    getModelsConfig: models,
    getPlans: plans,
    getHealthProfile: noHealth,
    ...answers,
  });

/** A section of the page by its heading, once it is there. */
async function part(name: string) {
  const heading = await screen.findByRole('heading', { name });
  const section = heading.closest('section');
  if (!section) throw new Error(`${name} is no section`);
  return within(section);
}
async function edit(name: string): Promise<HTMLElement> {
  return (await part(name)).findByRole('button', { name: '编辑' });
}
const save = () => screen.getByRole('button', { name: '保存' });

describe('the basic information', () => {
  it('shows identity, quota and usage, and changes names', async () => {
    const { user, fill, server } = await openProfile({
      editProfile: { ...profile, lastName: '李', firstName: '小满' },
    });
    expect(await screen.findByText(profile.email)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'AI 使用情况' })).toBeTruthy();
    const counted = () => [...document.querySelectorAll('main dl')].at(-1)?.textContent ?? '';
    await waitFor(() => expect(counted()).toMatch(/对话\s*1/));
    await user.click(await edit('基本信息'));
    await fill(await screen.findByLabelText(/^姓/), '李');
    await fill(screen.getByLabelText(/^名/), '小满');
    await user.click(save());
    expect(await screen.findByText('李小满')).toBeTruthy();
    expect(server.calls('editProfile')).toMatchObject([
      { body: { last_name: '李', first_name: '小满' } },
    ]);
  });

  it('requires the password to change the mail address, and reports a wrong one', async () => {
    const fields = { password: [both(passwordTexts, (t) => t.oldPasswordWrong)] };
    const { user, fill, server } = await openProfile({
      editProfile: new AppError('validation_failed', { fields }),
    });
    await user.click(await edit('基本信息'));
    await fill(await screen.findByLabelText('邮箱'), 'other@example.org');
    await user.click(save());
    expect(screen.getByText('添加或更换邮箱，需要输入当前密码')).toBeTruthy();
    expect(server.calls('editProfile')).toEqual([]);
    await fill(screen.getByLabelText('当前密码'), 'not-the-password');
    await user.click(save());
    expect(await screen.findByText('当前密码不正确')).toBeTruthy();
    server.answer({ editProfile: { ...profile, email: 'other@example.org' } });
    await fill(screen.getByLabelText('当前密码'), 'apricot-pavilion-42');
    await user.click(save());
    expect(await screen.findByText('other@example.org')).toBeTruthy();
    expect(server.calls('editProfile').at(-1)).toMatchObject({
      body: { email: 'other@example.org', password: 'apricot-pavilion-42' },
    });
  });

  it('adds a mail address to an account without one, and changes the rest without', async () => {
    const { user, fill, server } = await openProfile({
      getProfile: { ...profile, email: '' },
      editProfile: { ...profile, email: '', lastName: '李' },
    });
    expect(await screen.findByText('还没有。忘了密码，要靠它找回')).toBeTruthy();
    await user.click(await edit('基本信息'));
    await fill(await screen.findByLabelText(/^姓/), '李');
    await user.click(save());
    expect(await screen.findByText(/^李/)).toBeTruthy();
    expect(server.calls('editProfile').at(-1)?.body).not.toHaveProperty('email');
    server.answer({ editProfile: profile });
    await user.click(await edit('基本信息'));
    await fill(await screen.findByLabelText('邮箱'), profile.email);
    await fill(screen.getByLabelText('当前密码'), 'apricot-pavilion-42');
    await user.click(save());
    expect(await screen.findByText(profile.email)).toBeTruthy();
    expect(server.calls('editProfile').at(-1)).toMatchObject({
      body: { email: profile.email, password: 'apricot-pavilion-42' },
    });
  });

  it('asks for the month of birth once', async () => {
    const { user, server } = await openProfile({
      editProfile: { ...profile, birthMonth: '1968-05' },
    });
    await user.click(await edit('基本信息'));
    await user.selectOptions(await screen.findByLabelText('出生年份'), '1968');
    await user.selectOptions(screen.getByLabelText('出生月份'), '5月');
    await user.click(save());
    expect(await screen.findByText('1968-05')).toBeTruthy();
    expect(server.calls('editProfile')).toMatchObject([{ body: { birth_month: '1968-05' } }]);
    await user.click(await edit('基本信息'));
    expect(await screen.findByLabelText('邮箱')).toBeTruthy();
    expect(screen.queryByLabelText('出生年份')).toBeNull();
  });

  it('that cannot be loaded shows an error and links to sign-in', async () => {
    const { user, router } = await openProfile({
      getProfile: foreign(400, '{}'),
      signOut: { signedOut: true },
    });
    expect(await findAlert('无法加载用户信息，请重新登录')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '重新登录' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('can be reloaded when the server did not answer', async () => {
    const { user, server } = await openProfile({ getProfile: noNetwork });
    const failure = await findAlert('没能读出基本信息');
    server.answer({ getProfile: profile });
    await user.click(within(failure).getByRole('button', { name: '重试' }));
    expect(await screen.findByText(profile.email)).toBeTruthy();
  });
});

it('shows at the model that the models could not be loaded, and reloads them', async () => {
  const { user, server } = await openProfile({ getModelsConfig: noNetwork });
  await findAlert('没能读取可选的模型');
  await user.click(await edit('AI 偏好'));
  expect(await screen.findByLabelText('常用中药')).toBeTruthy();
  const failure = await findAlert('没能读取可选的模型');
  expect(screen.queryByLabelText('默认模型')).toBeNull();
  server.answer({ getModelsConfig: models });
  await user.click(within(failure).getByRole('button', { name: '重试' }));
  const model = await screen.findByLabelText<HTMLSelectElement>('默认模型');
  expect(model.value).toBe('scripted');
  await user.click(screen.getByRole('button', { name: '取消' }));
  expect(await screen.findByText('演练模型')).toBeTruthy();
});

it('limits the list of common herbs, and shows why it was not saved', async () => {
  const { user, fill, server } = await openProfile({
    updatePreferences: new AppError('unavailable'),
  });
  await user.click(await edit('AI 偏好'));
  const herbs = await screen.findByLabelText('常用中药');
  await fill(herbs, '药'.repeat(31));
  expect(screen.getByText('每一项最多 30 个字')).toBeTruthy();
  await user.click(save());
  expect(server.calls('updatePreferences')).toEqual([]);
  await fill(herbs, ' 枸杞 ,, 黄芪，枸杞');
  await user.click(save());
  await findAlert('服务暂时不可用');
  expect(server.calls('updatePreferences')).toMatchObject([
    { body: { commonHerbs: ['枸杞', '黄芪'] } },
  ]);
  server.answer({ updatePreferences: { ...preferences, commonHerbs: ['枸杞', '黄芪'] } });
  await user.click(save());
  expect(await screen.findByText('枸杞、黄芪')).toBeTruthy();
});

describe('the health facts', () => {
  const kept = {
    hasConsent: true,
    consentVersion: noHealth.consentVersion,
    profile: {
      sex: 'female' as const,
      birthYear: 1994,
      pregnancy: 'yes' as const,
      lactating: null,
      medicines: null,
      allergies: [],
    },
    updatedAt: '2026-11-20T08:00:00.000Z',
  };

  it('report impossible values, and are not sent before their own consent', async () => {
    const { user, fill, server } = await openProfile();
    await user.click(await edit('健康资料'));
    await fill(await screen.findByLabelText('出生年份'), '94');
    await user.click(save());
    expect(screen.getByText('请填写四位数的出生年份')).toBeTruthy();
    expect(screen.getByText('请先阅读并勾选同意')).toBeTruthy();
    await user.click(screen.getByLabelText('同意保存健康资料'));
    expect(screen.queryByText('请先阅读并勾选同意')).toBeNull();
    await user.click(save());
    expect(server.calls('saveHealthProfile')).toEqual([]);
  });

  it('are saved together with the consent given by the same press', async () => {
    const { user, fill, server } = await openProfile({ saveHealthProfile: kept });
    await user.click(await edit('健康资料'));
    await user.selectOptions(await screen.findByLabelText('性别'), '女');
    await fill(screen.getByLabelText('出生年份'), '1994');
    await user.selectOptions(screen.getByLabelText('怀孕'), '怀孕了');
    await fill(screen.getByLabelText('过敏'), '无');
    await user.click(screen.getByLabelText('同意保存健康资料'));
    await user.click(save());
    expect(await screen.findByText('1994')).toBeTruthy();
    expect(server.calls('saveHealthProfile')).toMatchObject([
      { body: { ...kept.profile, consentVersion: noHealth.consentVersion } },
    ]);
  });

  it('are deleted when the consent is withdrawn, after a confirmation', async () => {
    const { user } = await openProfile({ getHealthProfile: kept, withdrawHealthConsent: noHealth });
    expect(await screen.findByText('1994')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '撤回同意并删除' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: '撤回同意并删除' }));
    await waitFor(() => expect(screen.queryByText('1994')).toBeNull());
    await waitFor(() => expect(screen.queryByText('撤回同意并删除')).toBeNull());
  });

  it('that cannot be loaded can be reloaded', async () => {
    const { user, server } = await openProfile({ getHealthProfile: noNetwork });
    const failure = await findAlert('没能读取健康资料');
    server.answer({ getHealthProfile: kept });
    await user.click(within(failure).getByRole('button', { name: '重试' }));
    expect(await screen.findByText('1994')).toBeTruthy();
  });
});

describe('a person of the family', () => {
  const mother = familyPerson({ medicines: ['华法林'], allergies: [] });

  /** The section, with the form for a new person open. */
  async function openForm(answers: Answers) {
    const page = await openProfile(answers);
    await page.user.click(await (await part('家人')).findByRole('button', { name: '添加家人' }));
    const dialog = within(await screen.findByRole('dialog'));
    return { ...page, dialog };
  }

  it('is added with the consent for this person', async () => {
    const { user, fill, server, dialog } = await openForm({ createPerson: family(mother) });
    await user.click(dialog.getByRole('button', { name: '妈妈' }));
    await user.selectOptions(dialog.getByLabelText('出生年份'), '1958');
    await user.selectOptions(dialog.getByLabelText('出生月份'), '3月');
    await user.selectOptions(dialog.getByLabelText('性别'), '女');
    await fill(dialog.getByLabelText('在用的药'), '华法林');
    await fill(dialog.getByLabelText('过敏'), '无');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(dialog.getByText('请先阅读并勾选同意')).toBeTruthy();
    expect(server.calls('createPerson')).toEqual([]);
    await user.click(dialog.getByLabelText('同意保存这位家人的资料'));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    const section = await part('家人');
    expect(await section.findByText('女 · 在用华法林 · 没有过敏')).toBeTruthy();
    const { id: _, agreedTo: __, updatedAt: ___, ...facts } = mother;
    expect(server.calls('createPerson')).toMatchObject([
      { body: { ...facts, consentVersion: '1.0.0' } },
    ]);
  });

  it('under 14 needs a guardian, whatever was agreed to before, and is not asked of a pregnancy', async () => {
    const { user, server, dialog } = await openForm({ createPerson: family() });
    await user.click(dialog.getByLabelText('同意保存这位家人的资料'));
    expect(dialog.getByLabelText('怀孕')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '孩子' }));
    await user.selectOptions(dialog.getByLabelText('出生年份'), '2019');
    await user.selectOptions(dialog.getByLabelText('出生月份'), '5月');
    expect(dialog.queryByLabelText('怀孕')).toBeNull();
    const guardian = dialog.getByLabelText<HTMLInputElement>('我是监护人，同意保存孩子的资料');
    expect(guardian.checked).toBe(false);
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(dialog.getByText('请先阅读并勾选同意')).toBeTruthy();
    expect(server.calls('createPerson')).toEqual([]);
  });

  it('is not added twice under one name, nor without a month', async () => {
    const { user, fill, server, dialog } = await openForm({ listPersons: family(mother) });
    await fill(dialog.getByLabelText('称呼'), '妈妈');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(dialog.getByText('已经有一位“妈妈”，请换一个称呼')).toBeTruthy();
    expect(dialog.getByText('请选出生年月')).toBeTruthy();
    expect(server.calls('createPerson')).toEqual([]);
  });

  it('is changed without asking for the consent again, and deleted after a question', async () => {
    const { user, fill, server } = await openProfile({
      listPersons: family(mother),
      updatePerson: family({ ...mother, medicines: [] }),
      deletePerson: family(),
    });
    await user.click(await screen.findByRole('button', { name: '修改：妈妈' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(dialog.getByLabelText('在用的药'), '无');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('女 · 没有在用的药 · 没有过敏')).toBeTruthy();
    expect(server.calls('updatePerson')).toMatchObject([{ body: { medicines: [] } }]);
    await user.click(screen.getByRole('button', { name: '删除：妈妈' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByText('女 · 没有在用的药 · 没有过敏')).toBeNull());
  });
});
