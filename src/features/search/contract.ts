import * as z from 'zod/mini';
import { both } from '#platform/contract/define-texts.ts';
import { whosePattern } from '#features/sessions/rules.ts';
import { sharedSession } from '#features/sharing/share-schemas.ts';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import { checkThat, textField } from '#platform/contract/fields.ts';
import { pageOf, pageQuery } from '#platform/contract/page-schema.ts';
import type { Page } from '#platform/contract/paging.ts';
import { isDateRange, searchRoles, searchTypes, type DateRange } from './filters.ts';
import { searchCharsMax, searchPageSize } from './rules.ts';
import { searchTexts } from './texts.ts';

const words = z.pipe(
  textField({
    max: searchCharsMax,
    required: both(searchTexts, (t) => t.wordsRequired),
    tooLong: both(searchTexts, (t) => t.wordsTooLong),
  }),
  z.transform((text: string) => text.trim()),
);

const dateRange = z.pipe(
  z.string().check(
    checkThat<string>(
      isDateRange,
      both(searchTexts, (t) => t.noDateRange),
    ),
  ),
  z.transform((range: string) => range as DateRange),
);

/** Positions of matches in the accompanying text, as UTF-16 offsets. */
const highlights = z.array(z.object({ start: z.int(), length: z.int() }));
export type Highlight = z.output<typeof highlights>[number];

const searchResult = z.object({
  session: z.int(),
  session_title: z.string(),
  /** As in a session: absent for the account's holder, null for a person removed since. */
  person_id: z.optional(z.nullable(z.int())),
  title_highlights: highlights,
  /** Up to 200 characters: the topic of the session, or its last message if only the title matched. */
  description: z.string(),
  description_highlights: highlights,
  updated_at: z.string(),
  /** The newest five matching messages, oldest first; empty if only the title matched. */
  messages: z.array(
    z.object({
      id: z.int(),
      role: z.enum(['system', 'user', 'assistant']),
      /** Up to 200 characters around the first match, with an ellipsis where text was cut. */
      content: z.string(),
      highlights,
      createdAt: z.string(),
    }),
  ),
});
export type SearchResult = z.output<typeof searchResult>;

/** A public share with up to two matching messages. */
const sharedResult = z.extend(sharedSession, {
  title_highlights: highlights,
  /** Up to 200 characters around the first match, with an ellipsis where text was cut. */
  description: z.string(),
  description_highlights: highlights,
  messages: z.array(
    z.object({
      id: z.int(),
      role: z.enum(['user', 'assistant']),
      /** Up to 150 characters around the first match, with an ellipsis where text was cut. */
      content: z.string(),
      highlights,
      createdAt: z.string(),
    }),
  ),
});
export type SharedResult = z.output<typeof sharedResult>;

/** Shares if shared content was searched, else the caller's own sessions. */
const results = z.extend(pageOf(z.union([searchResult, sharedResult])), {
  /** There are more than `count`; absent where it is the number of all. */
  isMore: z.optional(z.literal(true)),
});
export type SearchPage = Page<SearchResult> & { isMore?: true };

const limits = [{ name: 'search', max: 120, windowMs: 60_000, by: 'account' }] as const;

export const searchEndpoints = defineEndpoints({
  searchMessages: {
    method: 'GET',
    path: '/ai/api/search_messages/',
    access: 'agreed',
    summary: "The caller's sessions with a matching title or message, or matching shares",
    limits,
    query: z.object({
      q: words,
      ...pageQuery(searchPageSize),
      search_type: z._default(z.enum(['messages', 'shared']), 'messages'),
    }),
    reply: results,
  },
  searchAll: {
    method: 'GET',
    path: '/ai/api/search/',
    access: 'agreed',
    summary: "The caller's sessions with a matching title or message, or matching shares",
    limits,
    query: z.object({
      q: words,
      ...pageQuery(searchPageSize),
      search_type: z._default(z.enum(searchTypes), 'all'),
      /** all, today, week, month, quarter, year, or days such as 2026-01-01..2026-01-31. */
      date_range: z._default(dateRange, 'all'),
      role: z._default(z.enum(searchRoles), 'all'),
      /** A person of the family, or `self`; omitted for everybody. */
      person_id: z.optional(z.string().check(z.regex(whosePattern))),
    }),
    reply: results,
  },
});
