import { parseStored } from './parse-stored.ts';
import { readOwnWords, writeOwnWords } from './own-words.ts';

/** Where what was typed and not sent stays. */
export const draftsKey = 'drafts';

/** Where messages wait that were sent and have not arrived; read by `outbox.ts`. */
export const outboxKey = 'outbox';

/** The oldest draft is dropped when there would be more. */
export const draftsMax = 30;

/** A draft is at most one message of 2,000 characters and what was pasted over it. */
export const draftLengthMax = 10_000;

/** Drafts by name, newest last. */
type Drafts = readonly (readonly [name: string, text: string])[];

/** What was typed and not sent, by name (such as `chat-12`); an empty text when there is none. */
export function readDraft(name: string): string {
  return readAll().find(([each]) => each === name)?.[1] ?? '';
}

/** Keeps what was typed, across reloads and sign-out; an empty text forgets it. */
export function writeDraft(name: string, text: string): void {
  const others = readAll().filter(([each]) => each !== name);
  const kept = text === '' ? [] : [[name, text.slice(0, draftLengthMax)] as const];
  const drafts = [...others, ...kept].slice(-draftsMax);
  writeOwnWords(draftsKey, drafts.length === 0 ? null : JSON.stringify(drafts));
}

/** Forgets every draft and every message that waits: for deleting an account, and for signing out on purpose. */
export function clearDrafts(): void {
  writeOwnWords(draftsKey, null);
  writeOwnWords(outboxKey, null);
}

function readAll(): Drafts {
  const parsed = parseStored(readOwnWords(draftsKey));
  return Array.isArray(parsed) ? parsed.filter(isDraft) : [];
}

function isDraft(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string';
}
