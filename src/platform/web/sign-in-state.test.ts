import { beforeEach, describe, expect, it } from 'vitest';

import { signInKeys, signInState } from './sign-in-state.ts';
import { readStored, writeStored } from './storage.ts';

const user = { id: 7, name: 'xiaoming', email: 'xiaoming@example.com' };
const tokens = { access: 'access-1', refresh: 'refresh-1' };

// Without a browser the storage falls back to memory, as it does where storage is blocked.
beforeEach(() => {
  signInState.begin(user, tokens, true);
  signInState.end('never');
});

describe('the sign-in of this page', () => {
  it('stores only id, name and e-mail of a remembered user, and both tokens', () => {
    signInState.begin(user, tokens, true);
    expect(JSON.parse(readStored('local', signInKeys.user) ?? '')).toEqual(user);
    expect(readStored('local', signInKeys.flag)).toBe('true');
    expect(signInState.tokens()).toEqual(tokens);
    expect(signInState.restore()).toBe(true);
  });

  it('puts the flags into session storage when the user is not to be remembered', () => {
    signInState.begin(user, tokens, false);
    expect(readStored('local', signInKeys.flag)).toBeNull();
    expect(readStored('session', signInKeys.flag)).toBe('true');
    // ACC-43: tokens are always also written to persistent storage.
    expect(readStored('local', signInKeys.access)).toBe('access-1');
  });

  it('trusts no flag without tokens, and no user written by something else', () => {
    writeStored('local', signInKeys.flag, 'true');
    writeStored('local', signInKeys.user, JSON.stringify(user));
    expect(signInState.restore()).toBe(false);
    signInState.renew(tokens);
    expect(signInState.restore()).toBe(true);
    writeStored('local', signInKeys.user, '{"name": 5');
    expect(signInState.restore()).toBe(false);
  });

  it('uses the tokens that another tab has just stored', () => {
    signInState.begin(user, tokens, false);
    writeStored('local', signInKeys.access, 'access-2');
    writeStored('local', signInKeys.refresh, 'refresh-2');
    expect(signInState.tokens()).toEqual({ access: 'access-2', refresh: 'refresh-2' });
  });

  it('leaves nothing behind when it ends, the accepted agreement included', () => {
    signInState.begin(user, tokens, false);
    signInState.setAgreed(true);
    signInState.end('signed-out');
    for (const key of Object.values(signInKeys)) {
      expect([readStored('local', key), readStored('session', key)]).toEqual([null, null]);
    }
    expect(signInState.get()).toEqual({ status: 'anonymous', ended: 'signed-out' });
  });

  it('asks the next user for the agreement again', () => {
    signInState.begin(user, tokens, true);
    signInState.setAgreed(true);
    signInState.begin({ ...user, id: 8 }, tokens, true);
    expect(signInState.hasAgreed()).toBe(false);
  });
});
