// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';

import type { Message } from '../contract.ts';
import { showEarlyPreview } from './early-preview.ts';

const message = (role: Message['role'], content: string): Message => ({ role, content }) as Message;
const shown = () => document.querySelector('[data-early-preview]');
const page = () => document.querySelector('#root') as HTMLElement;
/** Waits until the observer has seen the change. */
const domUpdated = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
});

// The words wait for the page, so a page comes.
afterEach(async () => {
  page().innerHTML = '<main><h1>对话</h1></main>';
  await domUpdated();
});

it('shows the newest words as plain text without marks of emphasis, and interprets no markup', async () => {
  const results = [
    ...Array.from({ length: 7 }, (_, at) => message('user', `第${at}句`)),
    message('assistant', '<img src=x onerror=alert(1)>**多喝水**'),
  ];
  await showEarlyPreview(Promise.resolve({ results }));
  expect(shown()?.textContent).toContain('<img src=x onerror=alert(1)>多喝水');
  expect(shown()?.querySelector('img')).toBeNull();
  expect(shown()?.textContent).toContain('AI 生成');
  expect(shown()?.textContent).toContain('第6句');
  expect(shown()?.textContent).not.toContain('第1句');
});

it('gives way to the conversation, and not to a page that still loads it', async () => {
  await showEarlyPreview(Promise.resolve({ results: [message('user', '头痛')] }));
  page().innerHTML = '<main><h1>对话</h1><div aria-busy="true"></div></main>';
  await domUpdated();
  expect(shown()).not.toBeNull();
  page().innerHTML = '<main><h1>对话</h1><article data-message="1">头痛</article></main>';
  await domUpdated();
  expect(shown()).toBeNull();
});

it('gives way to any other page', async () => {
  await showEarlyPreview(Promise.resolve({ results: [message('user', '头痛')] }));
  page().innerHTML = '<main><h1>登录</h1></main>';
  await domUpdated();
  expect(shown()).toBeNull();
});

it('shows nothing of a conversation that could not be read, or is drawn already', async () => {
  await showEarlyPreview(Promise.reject(new Error('no network')));
  expect(shown()).toBeNull();
  page().innerHTML = '<article data-message="1">头痛</article>';
  await showEarlyPreview(Promise.resolve({ results: [message('user', '头痛')] }));
  expect(shown()).toBeNull();
});

it('does not hold the page back for words that are late', async () => {
  await expect(showEarlyPreview(new Promise(() => undefined))).resolves.toBeUndefined();
});
