import { expect, it } from 'vitest';

import { errorOfAnswer } from '#platform/web/call-error.ts';

import { bannerText, fieldText } from './error-text.ts';

const refused = (body: object) => errorOfAnswer(new Response(null, { status: 400 }), body, 'zh-CN');
const banner = (body: object) => bannerText(refused(body), ['username'], '注册失败');

it('shows the error of the whole form above it, also beside field errors', () => {
  const both = { username: ['已被使用'], non_field_errors: ['注册暂停', '其他'], detail: '别的' };
  expect(banner(both)).toBe('注册暂停');
  expect(fieldText(refused(both), 'username')).toBe('已被使用');
  expect(banner({ detail: '请稍后再试' })).toBe('请稍后再试');
  expect(banner({ error: '请检查', fields: { username: ['已被使用'] } })).toBeNull();
});
