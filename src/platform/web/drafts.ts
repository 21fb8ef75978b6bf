import { firstChars } from '#platform/contract/chars.ts';

import { parseStored } from './parse-stored.ts';
import { mayStoreTexts, readOwnText, writeOwnText } from './own-texts.ts';

/** The storage key of drafts. */
export const draftsKey = 'drafts';

/** The storage key of messages that wait to be sent; read by `outbox.ts`. */
export const outboxKey = 'outbox';

/** The oldest draft is dropped when there would be more. */
export const draftsMax = 30;

/** A draft holds at most one message of 2,000 characters and what was pasted on top of it. */
export const draftCharsMax = 10_000;

/** Drafts by name, newest last. */
type Drafts = readonly (readonly [name: string, text: string])[];

/** The draft with this name (such as `chat-12`); an empty text when there is none. */
export function readDraft(name: string): string {
  return textOf(readOwnText(draftsKey), name);
}

/** Listens for changes of a draft in other tabs; drafts kept in memory only are not shared. */
export function watchDraft(
  name: string,
  listener: (before: string, after: string) => void,
): () => void {
  const listening = new AbortController();
  const hear = ({ key, oldValue, newValue }: StorageEvent): void => {
    if (key === draftsKey && mayStoreTexts())
      listener(textOf(oldValue, name), textOf(newValue, name));
  };
  window.addEventListener('storage', hear, listening);
  return () => listening.abort();
}

/** Stores a draft across reloads and sign-out; an empty text deletes it. */
export function writeDraft(name: string, text: string): void {
  const others = parse(readOwnText(draftsKey)).filter(([each]) => each !== name);
  const kept = text === '' ? [] : [[name, firstChars(text, draftCharsMax)] as const];
  const drafts = [...others, ...kept].slice(-draftsMax);
  writeOwnText(draftsKey, drafts.length === 0 ? null : JSON.stringify(drafts));
}

/**
 * Deletes every draft and every waiting message: for deleting an account and for a deliberate
 * sign-out.
 */
export function clearDrafts(): void {
  writeOwnText(draftsKey, null);
  writeOwnText(outboxKey, null);
}

const textOf = (stored: string | null, name: string): string =>
  parse(stored).find(([each]) => each === name)?.[1] ?? '';

function parse(stored: string | null): Drafts {
  const parsed = parseStored(stored);
  return Array.isArray(parsed) ? parsed.filter(isDraft) : [];
}

function isDraft(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string';
}
