// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';

import type { Message } from '../contract.ts';
import { showFirstWords } from './first-words.ts';

const said = (role: Message['role'], content: string): Message => ({ role, content }) as Message;
const standing = () => document.querySelector('[data-first-words]');
const page = () => document.querySelector('#root') as HTMLElement;
/** Lets the page hear of what was drawn. */
const heard = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
});

// The words wait for the page, so a page comes.
afterEach(async () => {
  page().innerHTML = '<main><h1>对话</h1></main>';
  await heard();
});

it('lets the newest words stand as text, whatever they look like', async () => {
  const results = [
    ...Array.from({ length: 7 }, (_, at) => said('user', `第${at}句`)),
    said('assistant', '<img src=x onerror=alert(1)>**多喝水**'),
  ];
  await showFirstWords(Promise.resolve({ results }));
  expect(standing()?.textContent).toContain('<img src=x onerror=alert(1)>**多喝水**');
  expect(standing()?.querySelector('img')).toBeNull();
  expect(standing()?.textContent).toContain('AI 生成');
  expect(standing()?.textContent).toContain('第6句');
  expect(standing()?.textContent).not.toContain('第1句');
});

it('gives way to the conversation, and not to a page that still loads it', async () => {
  await showFirstWords(Promise.resolve({ results: [said('user', '头痛')] }));
  page().innerHTML = '<main><h1>对话</h1><div aria-busy="true"></div></main>';
  await heard();
  expect(standing()).not.toBeNull();
  page().innerHTML = '<main><h1>对话</h1><article data-message="1">头痛</article></main>';
  await heard();
  expect(standing()).toBeNull();
});

it('gives way to any other page', async () => {
  await showFirstWords(Promise.resolve({ results: [said('user', '头痛')] }));
  page().innerHTML = '<main><h1>登录</h1></main>';
  await heard();
  expect(standing()).toBeNull();
});

it('shows nothing of a conversation that could not be read, or is drawn already', async () => {
  await showFirstWords(Promise.reject(new Error('no network')));
  expect(standing()).toBeNull();
  page().innerHTML = '<article data-message="1">头痛</article>';
  await showFirstWords(Promise.resolve({ results: [said('user', '头痛')] }));
  expect(standing()).toBeNull();
});

it('does not hold the page back for words that are late', async () => {
  await expect(showFirstWords(new Promise(() => undefined))).resolves.toBeUndefined();
});
