/** Usernames that differ only in width or case are the same. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase();
}

/** Spellings of the same email address have the same key. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').toLowerCase();
}
