// Copies of what was read, in IndexedDB: the one place in the browser where they may be. They are
// never put into the HTTP cache or into Cache Storage.

const databaseName = 'offline-reading';
const storeName = 'copies';
const byAge = 'savedAtMs';

/** Whose copy it is, what it belongs to (one conversation, or a list), and which reading it repeats. */
export type CopyKey = [userId: number, group: string, name: string];

export type Copy = {
  key: CopyKey;
  /** Milliseconds since 1970. */
  savedAtMs: number;
  /** What was read, as JSON. */
  text: string;
};

export type CopyLimits = {
  /** Copies of more groups than this drop those that were saved longest ago. */
  groupsMax: number;
  /** This group does not count and goes only by its age. */
  freeGroup: string;
  /** Copies in one group. */
  copiesMax: number;
  /** Older copies go; milliseconds since 1970. */
  notBeforeMs: number;
};

let opened: Promise<IDBDatabase> | null = null;

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => {
    const store = request.result.createObjectStore(storeName, { keyPath: 'key' });
    store.createIndex(byAge, byAge);
  });
  const database = await settled(request);
  const forget = (): void => {
    opened = null;
  };
  database.addEventListener('close', forget);
  database.addEventListener('versionchange', () => {
    forget();
    database.close();
  });
  return database;
}

async function copies(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= open();
  try {
    return (await opened).transaction(storeName, mode).objectStore(storeName);
  } catch (error) {
    opened = null;
    throw error;
  }
}

/** The copy under a key, or undefined. Rejects where the browser allows no database. */
export async function readCopy(key: CopyKey): Promise<Copy | undefined> {
  const store = await copies('readonly');
  return settled<Copy | undefined>(store.get(key));
}

/** Writes a copy over the one before, then drops what is beyond the limits. */
export async function writeCopy(copy: Copy, limits: CopyLimits): Promise<void> {
  const store = await copies('readwrite');
  await settled(store.put(copy));
  await trim(store, limits);
}

/** Deletes every copy of everybody. */
export async function clearCopies(): Promise<void> {
  await settled((await copies('readwrite')).clear());
}

/** Deletes the copies of one group. */
export async function clearGroup(userId: number, group: string): Promise<void> {
  const range = IDBKeyRange.bound([userId, group], [userId, group, []]);
  await settled((await copies('readwrite')).delete(range));
}

/** Walks from the newest copy to the oldest, by keys alone. */
async function trim(store: IDBObjectStore, limits: CopyLimits): Promise<void> {
  const seen = new Map<string, number>();
  let groups = 0;
  const request = store.index(byAge).openKeyCursor(null, 'prev');
  await new Promise<void>((resolve, reject) => {
    request.addEventListener('error', () => reject(request.error ?? new Error('no cursor')));
    request.addEventListener('success', () => {
      const cursor = request.result;
      if (!cursor) {
        resolve();
        return;
      }
      const [userId, group] = cursor.primaryKey as CopyKey;
      const name = `${userId} ${group}`;
      const count = (seen.get(name) ?? 0) + 1;
      const isNewGroup = count === 1;
      const isFree = group === limits.freeGroup;
      const isTooMany = isNewGroup
        ? !isFree && groups >= limits.groupsMax
        : count > limits.copiesMax;
      if (isTooMany || Number(cursor.key) < limits.notBeforeMs) store.delete(cursor.primaryKey);
      else {
        seen.set(name, count);
        if (isNewGroup && !isFree) groups += 1;
      }
      cursor.continue();
    });
  });
}
