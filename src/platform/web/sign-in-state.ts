import { readStored, writeStored } from './storage.ts';
import type { StorageArea } from './storage.ts';
import { createStore } from './store.ts';

export type SignedInUser = {
  /** Null until the profile has been read after signing in. */
  id: number | null;
  name: string;
  email: string;
};
export type Tokens = {
  access: string;
  refresh: string;
};
/** `checking` until the start knows; `ended` says why nobody is signed in any more. */
export type SignIn =
  | { status: 'checking' }
  | { status: 'anonymous'; ended: 'never' | 'expired' | 'signed-out' }
  | { status: 'signed-in'; user: SignedInUser };

/** The storage keys of ACC-43, which other clients of this origin know too. */
export const signInKeys = {
  access: 'authToken',
  refresh: 'refreshToken',
  user: 'userInfo',
  flag: 'isAuthenticated',
  agreement: 'privacyAgreementAccepted',
} as const;

const areas: readonly StorageArea[] = ['local', 'session'];

const state = createStore<SignIn>({ status: 'checking' });

function readUser(): SignedInUser | null {
  for (const area of areas) {
    const text = readStored(area, signInKeys.user);
    if (readStored(area, signInKeys.flag) === 'true' && text !== null) return parseUser(text);
  }
  return null;
}

function parseUser(text: string): SignedInUser | null {
  try {
    const { id, name, email } = JSON.parse(text) as Record<string, unknown>;
    if (typeof name !== 'string') return null;
    return {
      id: typeof id === 'number' ? id : null,
      name,
      email: typeof email === 'string' ? email : '',
    };
  } catch {
    return null; // written by something else: the start asks the server instead
  }
}

function writeUser(area: StorageArea, user: SignedInUser): void {
  writeStored(area, signInKeys.user, JSON.stringify(user));
  writeStored(area, signInKeys.flag, 'true');
}

function forget(from: readonly StorageArea[], keys: readonly string[]): void {
  for (const area of from) {
    for (const key of keys) writeStored(area, key, null);
  }
}

const allKeys: readonly string[] = Object.values(signInKeys);

/** Where the sign-in lives: session storage where the person did not want to be remembered. */
const chosenArea = (): StorageArea =>
  readStored('session', signInKeys.flag) === 'true' ? 'session' : 'local';

/**
 * Who is signed in here: one value for the page, kept in the storage keys of ACC-43 and the same in
 * every open tab. Order: `restore()` at the start, then `begin`, `describe`, `renew`, `end`.
 */
export const signInState = {
  get: state.get,
  subscribe: state.subscribe,
  /** The name of the signed-in person, known from the first moment of a sign-in; null without one. */
  name: (): string | null => {
    const signIn = state.get();
    return signIn.status === 'signed-in' ? signIn.user.name : null;
  },
  /** The newest tokens, also those that another tab has just written. */
  tokens: (): Tokens | null => {
    for (const area of areas) {
      const access = readStored(area, signInKeys.access);
      const refresh = readStored(area, signInKeys.refresh);
      if (access !== null && refresh !== null) return { access, refresh };
    }
    return null;
  },
  /** ACC-46: local flags are believed at the start; false where there are none. */
  restore: (): boolean => {
    const user = signInState.tokens() ? readUser() : null;
    if (user) state.set({ status: 'signed-in', user });
    return user !== null;
  },
  /** Signed in: the flags go where the checkbox says, the tokens always to local storage too (ACC-43). */
  begin: (user: SignedInUser, tokens: Tokens, isRemembered: boolean): void => {
    // The tokens are written over, never taken away first: another tab would see nobody signed in.
    forget(areas, [signInKeys.user, signInKeys.flag, signInKeys.agreement]);
    forget(['session'], allKeys);
    writeUser(isRemembered ? 'local' : 'session', user);
    signInState.renew(tokens);
    state.set({ status: 'signed-in', user });
  },
  /** The profile fills in what the sign-in form did not know. */
  describe: (user: SignedInUser): void => {
    if (state.get().status !== 'signed-in') return;
    writeUser(chosenArea(), user);
    state.set({ status: 'signed-in', user });
  },
  renew: (tokens: Tokens): void => {
    for (const area of new Set<StorageArea>(['local', chosenArea()])) {
      writeStored(area, signInKeys.access, tokens.access);
      writeStored(area, signInKeys.refresh, tokens.refresh);
    }
  },
  /** Nobody is signed in any more: refused by the server, or of one's own will. */
  end: (ended: 'never' | 'expired' | 'signed-out'): void => {
    if (state.get().status === 'anonymous') return;
    forget(areas, allKeys);
    state.set({ status: 'anonymous', ended });
  },
  hasAgreed: (): boolean => readStored('local', signInKeys.agreement) === 'true',
  setAgreed: (hasAgreed: boolean): void =>
    writeStored('local', signInKeys.agreement, hasAgreed ? 'true' : null),
};

/**
 * Follows other tabs: signing out in one signs out all, signing in reaches those that wait, which
 * `onSignedInElsewhere` then moves on.
 */
export function followOtherTabs(onSignedInElsewhere: () => void): () => void {
  const listening = new AbortController();
  window.addEventListener(
    'storage',
    (event) => {
      if (event.storageArea !== window.localStorage) return;
      if (event.key !== null && !allKeys.includes(event.key)) return;
      if (state.get().status === 'signed-in' && readStored('local', signInKeys.access) === null) {
        forget(['session'], allKeys);
        state.set({ status: 'anonymous', ended: 'signed-out' });
      } else if (event.key === signInKeys.user || event.key === signInKeys.flag) {
        const wasSignedIn = state.get().status === 'signed-in';
        if (signInState.restore() && !wasSignedIn) onSignedInElsewhere();
      }
    },
    listening,
  );
  return () => listening.abort();
}
