// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { earlyCalls } from './early-calls.ts';
import { signInState } from './sign-in-state.ts';

const sent = { params: { id: 7 } };
const tokens = { access: 'a', refresh: 'r' };
const answer = () => Promise.resolve('answer');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  signInState.begin({ id: 1, name: 'first', email: '' }, tokens, true);
});
afterEach(() => {
  signInState.end('signed-out');
  vi.useRealTimers();
});

it('gives the answer to whoever makes the same call, and only once', async () => {
  const call = vi.fn<() => Promise<string>>(answer);
  earlyCalls.begin('getSession', sent, call);
  expect(earlyCalls.take('getSession', { params: { id: 8 } })).toBeNull();
  expect(await earlyCalls.take('getSession', { params: { id: 7 } })).toBe('answer');
  expect(earlyCalls.take('getSession', sent)).toBeNull();
  expect(call).toHaveBeenCalledOnce();
});

it('tells a failure to whoever takes the answer, and to nobody else', async () => {
  earlyCalls.begin('getSession', sent, () => Promise.reject(new Error('no network')));
  await expect(earlyCalls.take('getSession', sent)).rejects.toThrow('no network');
  earlyCalls.begin('getSession', sent, () => Promise.reject(new Error('no network')));
});

it('gives no old answer', () => {
  earlyCalls.begin('getSession', sent, answer);
  vi.advanceTimersByTime(10_000);
  expect(earlyCalls.take('getSession', sent)).toBeNull();
});

it('gives nobody an answer that was meant for somebody else', () => {
  earlyCalls.begin('getSession', sent, answer);
  signInState.end('signed-out');
  signInState.begin({ id: 2, name: 'second', email: '' }, tokens, true);
  expect(earlyCalls.take('getSession', sent)).toBeNull();
});

it('begins nothing any more once the page has come', () => {
  earlyCalls.close();
  const call = vi.fn<() => Promise<string>>(answer);
  earlyCalls.begin('getSession', sent, call);
  expect(call).not.toHaveBeenCalled();
});
