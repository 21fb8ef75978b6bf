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
  void earlyCalls.begin('getSession', sent, call);
  expect(earlyCalls.take('getSession', { params: { id: 8 } })).toBeNull();
  expect(await earlyCalls.take('getSession', { params: { id: 7 } })).toBe('answer');
  expect(earlyCalls.take('getSession', sent)).toBeNull();
  expect(call).toHaveBeenCalledOnce();
});

it('tells a failure to whoever has taken the answer; whoever comes later asks anew', async () => {
  void earlyCalls.begin('getSession', sent, () => Promise.reject(new Error('no network')));
  await expect(earlyCalls.take('getSession', sent)).rejects.toThrow('no network');
  void earlyCalls.begin('getSession', sent, () => Promise.reject(new Error('no network')));
  await Promise.resolve();
  expect(earlyCalls.take('getSession', sent)).toBeNull();
  expect(await earlyCalls.begin('getSession', sent, answer)).toBe('answer');
});

it('asks once, however often it is begun before the answer is taken', async () => {
  const call = vi.fn<() => Promise<string>>(answer);
  expect(await earlyCalls.begin('listMessages', sent, call)).toBe('answer');
  expect(await earlyCalls.begin('listMessages', sent, call)).toBe('answer');
  expect(call).toHaveBeenCalledOnce();
  expect(await earlyCalls.take('listMessages', sent)).toBe('answer');
});

it('gives no old answer', () => {
  void earlyCalls.begin('getSession', sent, answer);
  vi.advanceTimersByTime(10_000);
  expect(earlyCalls.take('getSession', sent)).toBeNull();
});

it('gives nobody an answer that was meant for somebody else', () => {
  void earlyCalls.begin('getSession', sent, answer);
  signInState.end('signed-out');
  signInState.begin({ id: 2, name: 'second', email: '' }, tokens, true);
  expect(earlyCalls.take('getSession', sent)).toBeNull();
});

it('begins nothing any more once the page has come', () => {
  earlyCalls.close();
  const call = vi.fn<() => Promise<string>>(answer);
  void earlyCalls.begin('getSession', sent, call);
  expect(call).not.toHaveBeenCalled();
});
