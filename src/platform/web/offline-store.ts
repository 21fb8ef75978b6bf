// Copies of answers in IndexedDB, the only place in the browser that holds them: never in the HTTP
// cache or in Cache Storage.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

const databaseName = 'offline-reading';
const storeName = 'copies';
const byAge = 'savedAtMs';

/** The owner, the group (one conversation, or a list), and the query it belongs to. */
export type CopyKey = [userId: number, group: string, name: string];

export type Copy = {
  key: CopyKey;
  /** Milliseconds since 1970. */
  savedAtMs: number;
  /** The answer as JSON. */
  text: string;
};

export type CopyLimits = {
  /** When there are more groups, those saved longest ago are deleted. */
  groupsMax: number;
  /** This group does not count and is deleted only by age. */
  freeGroup: string;
  /** Entries in one group. */
  copiesMax: number;
  /** Older entries are deleted; milliseconds since 1970. */
  notBeforeMs: number;
};

type CopySchema = DBSchema & {
  copies: { key: CopyKey; value: Copy; indexes: { savedAtMs: number } };
};

let opened: Promise<IDBPDatabase<CopySchema>> | null = null;

/** The database, opened again after it was closed or could not be opened. */
async function database(): Promise<IDBPDatabase<CopySchema>> {
  const forget = (): void => {
    opened = null;
  };
  opened ??= openDB<CopySchema>(databaseName, 1, {
    upgrade: (created) => {
      created.createObjectStore(storeName, { keyPath: 'key' }).createIndex(byAge, byAge);
    },
    blocking: (_current, _blocked, { target }) => {
      forget();
      (target as IDBDatabase).close();
    },
    terminated: forget,
  });
  try {
    return await opened;
  } catch (error) {
    forget();
    throw error;
  }
}

/** The entry under a key, or undefined. Rejects when the browser allows no database. */
export async function readCopy(key: CopyKey): Promise<Copy | undefined> {
  return (await database()).get(storeName, key);
}

/** Replaces an entry and deletes what exceeds the limits. */
export async function writeCopy(copy: Copy, limits: CopyLimits): Promise<void> {
  const { store, done } = (await database()).transaction(storeName, 'readwrite');
  await store.put(copy);
  const seen = new Map<string, number>();
  let groups = 0;
  // From the newest entry to the oldest, reading only keys.
  let cursor = await store.index(byAge).openKeyCursor(null, 'prev');
  while (cursor) {
    const [userId, group] = cursor.primaryKey;
    const name = `${userId} ${group}`;
    const count = (seen.get(name) ?? 0) + 1;
    const isNewGroup = count === 1;
    const isFree = group === limits.freeGroup;
    const isTooMany = isNewGroup ? !isFree && groups >= limits.groupsMax : count > limits.copiesMax;
    if (isTooMany || cursor.key < limits.notBeforeMs) await store.delete(cursor.primaryKey);
    else {
      seen.set(name, count);
      if (isNewGroup && !isFree) groups += 1;
    }
    cursor = await cursor.continue();
  }
  await done;
}

/** Deletes every entry of all users. */
export async function clearCopies(): Promise<void> {
  await (await database()).clear(storeName);
}

/** Deletes the entries of one group. */
export async function clearGroup(userId: number, group: string): Promise<void> {
  const range = IDBKeyRange.bound([userId, group], [userId, group, []]);
  await (await database()).delete(storeName, range);
}
