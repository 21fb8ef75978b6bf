import { expect, it } from 'vitest';
import { accountsOfDeviceMax, knownDevice, rememberAccount } from './known-device.ts';

const key = new Uint8Array(32).fill(7);
const otherKey = new Uint8Array(32).fill(8);

it('keeps its id while accounts sign in, and recognizes each of them', () => {
  const first = rememberAccount(key, undefined, 1);
  const second = rememberAccount(key, first, 2);
  const id = knownDevice(key, second, 1);
  expect(id).toBe(first.slice(0, 22));
  expect(knownDevice(key, second, 2)).toBe(id);
  expect(knownDevice(key, second, 3)).toBeNull();
  expect(rememberAccount(key, second, 2)).toBe(second);
});

it('drops the least recent account when there are too many', () => {
  let cookie: string | undefined;
  for (let userId = 0; userId <= accountsOfDeviceMax; userId += 1) {
    cookie = rememberAccount(key, cookie, userId);
  }
  expect(knownDevice(key, cookie, 0)).toBeNull();
  for (let userId = 1; userId <= accountsOfDeviceMax; userId += 1) {
    expect(knownDevice(key, cookie, userId)).not.toBeNull();
  }
});

it.each([
  ['another secret', (own: string) => own, otherKey],
  [
    'a tag of another browser',
    () => `${'B'.repeat(22)}${rememberAccount(key, undefined, 1).slice(22)}`,
    key,
  ],
  ['no tag', (own: string) => own.slice(0, 22), key],
  ['nothing', () => '', key],
  ['anything at all', () => '"; drop table', key],
  ['an endless list', (own: string) => `${own}${own.slice(22).repeat(9)}`, key],
])('is not known by %s', (_, change, secret) => {
  expect(knownDevice(secret, change(rememberAccount(key, undefined, 1)), 1)).toBeNull();
});
