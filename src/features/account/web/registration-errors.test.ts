import { describe, expect, it } from 'vitest';

import { registrationErrors } from './registration-errors.ts';
import type { Registration } from './registration-errors.ts';

const fine: Registration = {
  username: 'xiaoming',
  password: 'long-enough',
  birth_month: '1968-05',
  hasConsented: true,
};
const said = (changes: Partial<Registration>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(
      registrationErrors({ ...fine, ...changes }, new Date('2026-11-21T12:00:00Z')),
    ).map(([name, error]) => [name, error['zh-CN']]),
  );

describe('the registration form', () => {
  it('finds nothing wrong with what it asks for', () => {
    expect(said({})).toEqual({});
  });

  it('has an error for each empty field, all at once', () => {
    const empty = { username: '', password: '', birth_month: '' };
    expect(said({ ...empty, hasConsented: false })).toEqual({
      username: '用户名不能为空',
      password: '密码不能为空',
      birth_month: '请选出生年月',
      hasConsented: '请先阅读并勾选同意',
    });
  });

  it.each<[Partial<Registration>, Record<string, string>]>([
    [{ username: '小明' }, { username: '用户名至少需要3个字符' }],
    [{ password: '12345' }, { password: '密码至少需要6个字符' }],
    [{ birth_month: '1968-' }, { birth_month: '年份和月份都要选，不能晚于这个月' }],
    [{ birth_month: '-05' }, { birth_month: '年份和月份都要选，不能晚于这个月' }],
    [{ birth_month: '2026-12' }, { birth_month: '年份和月份都要选，不能晚于这个月' }],
    [
      { birth_month: '2012-11' },
      {
        birth_month: '不满 14 周岁不能注册。孩子不舒服，请家长用自己的账户替孩子问，或直接看医生。',
      },
    ],
  ])('refuses %j', (changes, errors) => {
    expect(said(changes)).toEqual(errors);
  });
});
