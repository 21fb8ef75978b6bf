import { readStored, writeStored } from './storage.ts';
import type { StorageArea } from './storage.ts';
import { createStore } from './store.ts';

export type SignedInUser = {
  /** Null until the profile has been loaded after signing in. */
  id: number | null;
  name: string;
  email: string;
};
export type Tokens = {
  access: string;
  refresh: string;
};
/** `checking` until the start has finished; `ended` holds why the user was signed out. */
export type SignIn =
  | { status: 'checking' }
  | { status: 'anonymous'; ended: 'never' | 'expired' | 'signed-out' }
  | { status: 'signed-in'; user: SignedInUser };

/** The storage keys of ACC-43, which other clients of this origin use too. */
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
    return null; // written by something else: the start queries the server instead
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

/** Where the sign-in is stored: in session storage unless the user wants to be remembered. */
const chosenArea = (): StorageArea =>
  readStored('session', signInKeys.flag) === 'true' ? 'session' : 'local';

/**
 * The signed-in user of the page, stored under the keys of ACC-43 and synchronised between open
 * tabs. Call order: `restore()` at the start, then `begin`, `describe`, `renew`, `end`.
 */
export const signInState = {
  get: state.get,
  subscribe: state.subscribe,
  /** The name of the signed-in user, known as soon as the sign-in begins; null when signed out. */
  name: (): string | null => {
    const signIn = state.get();
    return signIn.status === 'signed-in' ? signIn.user.name : null;
  },
  /** The newest tokens, including those that another tab has just stored. */
  tokens: (): Tokens | null => {
    for (const area of areas) {
      const access = readStored(area, signInKeys.access);
      const refresh = readStored(area, signInKeys.refresh);
      if (access !== null && refresh !== null) return { access, refresh };
    }
    return null;
  },
  /** ACC-46: the local flags are trusted at the start; false when there are none. */
  restore: (): boolean => {
    const user = signInState.tokens() ? readUser() : null;
    if (user) state.set({ status: 'signed-in', user });
    return user !== null;
  },
  /**
   * Signs in: the checkbox decides where the flags go, the tokens always go to local storage too
   * (ACC-43).
   */
  begin: (user: SignedInUser, tokens: Tokens, isRemembered: boolean): void => {
    // The tokens are overwritten without being removed first: another tab would see a signed-out
    // user.
    forget(areas, [signInKeys.user, signInKeys.flag, signInKeys.agreement]);
    forget(['session'], allKeys);
    writeUser(isRemembered ? 'local' : 'session', user);
    signInState.renew(tokens);
    state.set({ status: 'signed-in', user });
  },
  /** The profile adds what the sign-in form did not know. */
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
  /** Signs out: refused by the server, or on the user's own request. */
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
 * Follows other tabs: a sign-out in one signs out all, a sign-in reaches the signed-out ones, which
 * `onSignedInElsewhere` then redirects.
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
