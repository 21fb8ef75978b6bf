// The search parameters of the pages; unknown ones are dropped.
import {
  knowledgeSearchCharsMax,
  reviewStates,
  type ReviewState,
} from '#features/administration/rules.ts';
import { searchCharsMax } from '#features/search/rules.ts';

/** `?page=` of a list; omitted for the first page and for invalid values. */
export const validatePage = (search: Record<string, unknown>): { page?: number } => {
  const page = Number(search['page'] ?? 1);
  return Number.isSafeInteger(page) && page > 1 ? { page } : {};
};

/** `?q=` of the search in the user's own conversations, its filters, and its page. */
export const validateSearchWords = (
  search: Record<string, unknown>,
): { page?: number; q?: string; type?: string; range?: string; role?: string } => {
  // The router reads ?q=120 as a number.
  const { q } = search;
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).trim() : '';
  const isFine = words !== '' && words.length <= searchCharsMax;
  if (!isFine) return validatePage(search);
  // The page parses the filters and ignores those it does not know.
  const { type, range, role } = search;
  const named = Object.entries({ type, range, role }).filter(
    ([, value]) => typeof value === 'string',
  );
  return { ...validatePage(search), q: words, ...Object.fromEntries(named) };
};

/** `?message=` names the message to scroll to. */
export const validateMessage = (search: Record<string, unknown>): { message?: number } => {
  const message = Number(search['message']);
  return Number.isSafeInteger(message) && message > 0 ? { message } : {};
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

/** What the share hall shows: text, a tag, the order and the page; the screen parses them. */
export const validateHall = (
  search: Record<string, unknown>,
): { page?: number; q?: string; tag?: string; sort?: string } => {
  const { q, tag, sort } = search;
  // The router reads ?q=120 as a number.
  const said = Object.entries({ q, tag, sort })
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => [name, String(value)]);
  return { ...validatePage(search), ...Object.fromEntries(said) };
};

/** `?kind=package` shows packages, otherwise memberships. */
export const validatePurchase = (search: Record<string, unknown>): { kind?: 'package' } =>
  search['kind'] === 'package' ? { kind: 'package' } : {};

type KnowledgePlace = {
  chapter?: string;
  row?: string;
  q?: string;
  state?: ReviewState;
  page?: number;
};

/** What is open in the book of the knowledge: a chapter and perhaps a row of it, or a search. */
export const validateKnowledge = (search: Record<string, unknown>): KnowledgePlace => {
  const { chapter, row, q } = search;
  // The router reads ?row=120 as a number.
  const said = Object.entries({ chapter, row, q })
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => [name, String(value).trim().slice(0, knowledgeSearchCharsMax)])
    .filter(([, value]) => value !== '');
  const state = reviewStates.find((each) => each === search['state']);
  return {
    ...validatePage(search),
    ...Object.fromEntries(said),
    ...(state === undefined ? {} : { state }),
  };
};
