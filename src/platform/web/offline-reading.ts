import type { QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query';

import { CallError } from './call-error.ts';
import { shownFromDevice } from './shown-from-device.ts';
import { signInState } from './sign-in-state.ts';
import { readStored, writeStored } from './storage.ts';

/** The most conversations stored on a device, not counting the list of them. */
export const offlineSessionsMax = 30;
/** The group of entries that belong to no conversation. */
export const listGroup = 'list';
/** Entries that belong to one conversation, or pages of the list. */
const copiesInGroupMax = 10;
/** A longer entry is not stored: 30 such conversations stay below 60 MB. */
const copyCharsMax = 1_000_000;
/** Entries that were not refreshed for this long are deleted. */
const keptMs = 30 * 24 * 3_600_000;

const settingKey = 'offlineReading';

const loadStore = () => import('./offline-store.ts');

const currentUserId = (): number | null => {
  const signIn = signInState.get();
  return signIn.status === 'signed-in' ? signIn.user.id : null;
};

/**
 * Offline reading: off until a user switches it on for this device. The setting stores who did, so
 * that it applies to no other user.
 */
export const offlineReading = {
  isOn: (): boolean => {
    const userId = currentUserId();
    return userId !== null && readStored('local', settingKey) === String(userId);
  },
  /** False when the browser stores nothing, or the signed-in user is unknown. */
  switchOn: async (): Promise<boolean> => {
    const userId = currentUserId();
    if (userId === null) return false;
    try {
      await (await loadStore()).clearCopies(); // also tests whether the browser provides storage
    } catch {
      return false;
    }
    writeStored('local', settingKey, String(userId));
    return true;
  },
  switchOff: async (): Promise<void> => {
    writeStored('local', settingKey, null);
    await clear();
  },
  /** What the user deletes is deleted here too. */
  forget: async (group: string): Promise<void> => {
    const userId = currentUserId();
    if (userId !== null && offlineReading.isOn()) await forget({ userId, group });
  },
};

async function clear(): Promise<void> {
  shownFromDevice.clear();
  await (await loadStore()).clearCopies();
}

let isWatching = false;

/**
 * Deletes the copies of users who are no longer signed in: when the sign-in ends for any reason,
 * and when someone else signs in. A deliberate sign-out also removes the setting.
 */
export function forgetAtSignOut(): void {
  if (isWatching) return;
  isWatching = true;
  const look = (): void => {
    const signIn = signInState.get();
    const owner = readStored('local', settingKey);
    if (owner === null || signIn.status === 'checking') return;
    if (signIn.status === 'anonymous') {
      if (signIn.ended === 'signed-out') writeStored('local', settingKey, null);
      void clear();
    } else if (signIn.user.id !== null && String(signIn.user.id) !== owner) {
      writeStored('local', settingKey, null);
      void clear();
    }
  };
  signInState.subscribe(look);
  look();
}

export type OfflineQueries = {
  /** The group an answer belongs to, such as one conversation; null when it is not stored. */
  groupOf: (key: QueryKey) => string | null;
  /** What to store, given the new answer and the stored one. */
  merge: (key: QueryKey, fresh: unknown, kept: unknown) => unknown;
};

/**
 * A persister of the query cache: copies every answer to the device while offline reading is on,
 * and reads the copy only when the network fails.
 */
export function storeQueries({ groupOf, merge }: OfflineQueries) {
  return async <T, K extends QueryKey>(
    read: QueryFunction<T, K>,
    context: QueryFunctionContext<K>,
  ): Promise<T> => {
    const group = offlineReading.isOn() ? groupOf(context.queryKey) : null;
    const userId = currentUserId();
    const ask = async (): Promise<T> => read(context);
    if (group === null || userId === null) return ask();
    const { queryKey } = context;
    const place: Place = { userId, group, queryKey, merge };
    try {
      const fresh = await ask();
      shownFromDevice.delete(nameOf(queryKey));
      void keep(place, fresh);
      return fresh;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === 'not_found') void forget(place);
      const kept = isNetworkFailure(error) ? await readKept(place) : null;
      if (!kept || currentUserId() !== userId) throw error;
      shownFromDevice.set(nameOf(queryKey), kept.savedAtMs);
      return kept.data as T;
    }
  };
}

type Place = {
  userId: number;
  group: string;
  queryKey: QueryKey;
  merge: OfflineQueries['merge'];
};

const nameOf = (key: QueryKey): string => String(key[0]);

const isNetworkFailure = ({ code }: CallError): boolean => code === 'network' || code === 'timeout';

async function readKept({ userId, group, queryKey }: Place) {
  try {
    const { readCopy } = await loadStore();
    const copy = await readCopy([userId, group, JSON.stringify(queryKey)]);
    if (!copy || copy.savedAtMs < Date.now() - keptMs) return null;
    return { data: JSON.parse(copy.text) as unknown, savedAtMs: copy.savedAtMs };
  } catch {
    return null; // the device has no copy, so the network failure is reported
  }
}

/** A failed write only means that there will be no copy; the query itself succeeded. */
async function keep(place: Place, fresh: unknown): Promise<void> {
  const { userId, group, queryKey, merge } = place;
  try {
    const before = await readKept(place);
    const text = JSON.stringify(before ? merge(queryKey, fresh, before.data) : fresh);
    const { writeCopy } = await loadStore();
    // The user may have signed out or switched it off in the meantime.
    if (text.length > copyCharsMax || currentUserId() !== userId || !offlineReading.isOn()) return;
    const savedAtMs = Date.now();
    await writeCopy(
      { key: [userId, group, JSON.stringify(queryKey)], savedAtMs, text },
      {
        groupsMax: offlineSessionsMax,
        freeGroup: listGroup,
        copiesMax: copiesInGroupMax,
        notBeforeMs: savedAtMs - keptMs,
      },
    );
  } catch {
    return; // full, or removed by the browser
  }
}

/** What no longer exists on the server is deleted here too. */
async function forget({ userId, group }: Pick<Place, 'userId' | 'group'>): Promise<void> {
  try {
    await (await loadStore()).clearGroup(userId, group);
  } catch {
    return; // no storage, no copy
  }
}
