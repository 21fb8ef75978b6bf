import { describe, expect, it } from 'vitest';

import { registrationFaults } from './registration-faults.ts';
import type { Registration } from './registration-faults.ts';

const fine: Registration = {
  username: 'xiaoming',
  email: 'ming@example.com',
  password: 'long-enough',
  confirmPassword: 'long-enough',
  first_name: '',
  last_name: '',
  hasConsented: true,
};
const said = (changes: Partial<Registration>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(registrationFaults({ ...fine, ...changes })).map(([name, fault]) => [
      name,
      fault['zh-CN'],
    ]),
  );

describe('the registration form', () => {
  it('finds nothing wrong without first and last name', () => {
    expect(said({})).toEqual({});
  });

  it('says what each empty field needs, all at once', () => {
    const empty = { username: '', email: '', password: '', confirmPassword: '' };
    expect(said({ ...empty, hasConsented: false })).toEqual({
      username: '用户名不能为空',
      email: '邮箱不能为空',
      password: '密码不能为空',
      hasConsented: '请先阅读并勾选同意',
    });
  });

  it.each<[Partial<Registration>, Record<string, string>]>([
    [{ username: '小明' }, { username: '用户名至少需要3个字符' }],
    [{ email: 'ming.example.com' }, { email: '请输入有效的邮箱地址' }],
    [{ password: '12345', confirmPassword: '12345' }, { password: '密码至少需要6个字符' }],
    [{ confirmPassword: 'another' }, { confirmPassword: '两次输入的密码不一致' }],
  ])('refuses %j', (changes, faults) => {
    expect(said(changes)).toEqual(faults);
  });
});
