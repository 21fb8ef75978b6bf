// The search parameters of the pages; unknown ones are dropped.
import { searchCharsMax } from '#features/search/rules.ts';

/** `?page=` of a list; omitted for the first page and for invalid values. */
export const validatePage = (search: Record<string, unknown>): { page?: number } => {
  const page = Number(search['page'] ?? 1);
  return Number.isSafeInteger(page) && page > 1 ? { page } : {};
};

/** Whose conversations are listed, `?q=` of the search in them, its filters, and the page. */
export const validateSearchWords = (
  search: Record<string, unknown>,
): {
  page?: number;
  q?: string;
  type?: string;
  range?: string;
  role?: string;
  whose?: string;
} => {
  // The router reads ?q=120 as a number.
  const { q } = search;
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).trim() : '';
  const isFine = words !== '' && words.length <= searchCharsMax;
  // The page parses the filters and ignores those it does not know.
  if (!isFine) return textsIn(search, 'whose');
  return { ...textsIn(search, 'type', 'range', 'role', 'whose'), q: words };
};

/** `?message=` names the message to scroll to. */
export const validateMessage = (search: Record<string, unknown>): { message?: number } => {
  const message = Number(search['message']);
  return Number.isSafeInteger(message) && message > 0 ? { message } : {};
};

/** `?person=` names for whom is checked; those who are not of the family are not chosen. */
export const validatePerson = (search: Record<string, unknown>): { person?: number } => {
  const person = Number(search['person']);
  return Number.isSafeInteger(person) && person > 0 ? { person } : {};
};

/** A malformed id matches nothing: the page is not found (PAGE-4). */
const idPattern = /^[1-9]\d{0,15}$/;

/** The session id in the address: `/chat/$sessionId`. */
const idParams = <Name extends string>(name: Name) => ({
  parse: (parts: Record<Name, string>) =>
    idPattern.test(parts[name]) && ({ [name]: Number(parts[name]) } as Record<Name, number>),
  stringify: (ids: Record<Name, number>) => ({ [name]: String(ids[name]) }) as Record<Name, string>,
});
export const sessionParams = idParams('sessionId');
export const sharedParams = idParams('sharedId');
export const shareParams = idParams('shareId');
export const orderParams = idParams('orderId');

/** The named parameters that hold something, as text: the router reads ?q=120 as a number. */
const textsIn = <Name extends string>(
  search: Record<string, unknown>,
  ...names: readonly Name[]
): { page?: number } & { [K in Name]?: string } => ({
  ...validatePage(search),
  ...(Object.fromEntries(
    names
      .filter((name) => /string|number/.test(typeof search[name]))
      .map((name) => [name, String(search[name])]),
  ) as { [K in Name]?: string }),
});

/** What the share hall shows: text, a tag, the order and the page; the screen parses them. */
export const validateHall = (search: Record<string, unknown>) =>
  textsIn(search, 'q', 'tag', 'sort');

/** `?tab=` is a tab of the review desk. */
export const validateReviews = (search: Record<string, unknown>) => textsIn(search, 'tab');

/** What is open in the book of the knowledge: a chapter and perhaps a row of it, or a search. */
export const validateKnowledge = (search: Record<string, unknown>) =>
  textsIn(search, 'chapter', 'row', 'q', 'state');

/** `?kind=package` shows packages, otherwise memberships. */
export const validatePlanKind = (search: Record<string, unknown>): { kind?: 'package' } =>
  search['kind'] === 'package' ? { kind: 'package' } : {};
