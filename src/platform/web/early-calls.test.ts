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

it('returns the answer to the first identical call only', async () => {
  const call = vi.fn<() => Promise<string>>(answer);
  void earlyCalls.begin('getSession', sent, call);
  expect(earlyCalls.take('getSession', { params: { id: 8 } })).toBeNull();
  expect(await earlyCalls.take('getSession', { params: { id: 7 } })).toBe('answer');
  expect(earlyCalls.take('getSession', sent)).toBeNull();
  expect(call).toHaveBeenCalledOnce();
});

it('passes a failure to the caller that took the answer; later callers request again', async () => {
  void earlyCalls.begin('getSession', sent, () => Promise.reject(new Error('no network')));
  await expect(earlyCalls.take('getSession', sent)).rejects.toThrow('no network');
  void earlyCalls.begin('getSession', sent, () => Promise.reject(new Error('no network')));
  await Promise.resolve();
  expect(earlyCalls.take('getSession', sent)).toBeNull();
  expect(await earlyCalls.begin('getSession', sent, answer)).toBe('answer');
});

it('requests once, however often it is started before the answer is taken', async () => {
  const call = vi.fn<() => Promise<string>>(answer);
  expect(await earlyCalls.begin('listMessages', sent, call)).toBe('answer');
  expect(await earlyCalls.begin('listMessages', sent, call)).toBe('answer');
  expect(call).toHaveBeenCalledOnce();
  expect(await earlyCalls.take('listMessages', sent)).toBe('answer');
});

it('returns no outdated answer', () => {
  void earlyCalls.begin('getSession', sent, answer);
  vi.advanceTimersByTime(10_000);
  expect(earlyCalls.take('getSession', sent)).toBeNull();
});

it('returns no answer meant for another user', () => {
  void earlyCalls.begin('getSession', sent, answer);
  signInState.end('signed-out');
  signInState.begin({ id: 2, name: 'second', email: '' }, tokens, true);
  expect(earlyCalls.take('getSession', sent)).toBeNull();
});

it('starts nothing once the page has loaded', () => {
  earlyCalls.close();
  const call = vi.fn<() => Promise<string>>(answer);
  void earlyCalls.begin('getSession', sent, call);
  expect(call).not.toHaveBeenCalled();
});
