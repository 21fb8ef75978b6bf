import * as z from 'zod/mini';
import type { Bilingual } from '#platform/contract/define-texts.ts';
import { defineEndpoints, type RateLimit } from '#platform/contract/endpoint.ts';
import { textField } from '#platform/contract/fields.ts';
import { emailFault, nameFault, passwordCharsMax, passwordFault, usernameFault } from './rules.ts';

const hourMs = 3_600_000;
const tokenCharsMax = 4_096;

const limit = (name: string, max: number, windowMs = hourMs): RateLimit[] => [
  { name, max, windowMs, by: 'address' },
];

/** A field judged by one of the rules that the form runs too. */
const ruled = (fault: (text: string) => Bilingual | null) =>
  z.string().check((check) => {
    const text = fault(check.value);
    if (!text) return;
    const issue = { code: 'custom' as const, message: text['zh-CN'], params: { text } };
    check.issues.push({ ...issue, input: check.value });
  });

const tokens = z.object({ access: z.string(), refresh: z.string() });
const profile = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isActive: z.boolean(),
  dateJoined: z.string(),
  lastLogin: z.nullable(z.string()),
});
export type Profile = z.output<typeof profile>;

export const accountEndpoints = defineEndpoints({
  registerAccount: {
    method: 'POST',
    path: '/users/register/',
    access: 'public',
    summary: 'Make an account; the client signs in with the same words afterwards',
    limits: limit('register', 10),
    body: z.object({
      username: ruled(usernameFault),
      email: ruled(emailFault),
      password: ruled(passwordFault),
      first_name: z._default(ruled(nameFault), ''),
      last_name: z._default(ruled(nameFault), ''),
    }),
    reply: z.object({ id: z.int(), username: z.string() }),
  },
  signIn: {
    method: 'POST',
    path: '/users/api/token/',
    access: 'public',
    summary: 'Sign in with username and password; sets the sign-in cookie beside the tokens',
    envelope: 'flat',
    errors: ['wrong_sign_in', 'too_many_requests', 'unavailable'],
    limits: limit('sign-in', 60),
    body: z.object({
      username: textField({ max: 254, required: true }),
      password: textField({ max: passwordCharsMax, required: true }),
      remember: z._default(z.boolean(), true),
    }),
    reply: tokens,
  },
  refreshTokens: {
    method: 'POST',
    path: '/users/api/token/refresh/',
    access: 'public',
    summary: 'Exchange a refresh token for a new pair; a token used twice ends its sign-in',
    envelope: 'flat',
    errors: ['sign_in_required'],
    limits: limit('refresh', 600),
    body: z.object({ refresh: textField({ max: tokenCharsMax, required: true }) }),
    reply: tokens,
  },
  signOut: {
    method: 'POST',
    path: '/users/api/sign-out/',
    access: 'public',
    summary: 'End this sign-in: its tokens and its cookie stop working at once',
    body: z.object({ refresh: z.optional(textField({ max: tokenCharsMax })) }),
    reply: z.object({ signedOut: z.boolean() }),
  },
  simpleAuthCheck: {
    method: 'GET',
    path: '/users/api/simple-auth-check/',
    access: 'public',
    summary: 'Whether the caller is signed in; restores tokens for the sign-in cookie',
    envelope: 'flat',
    reply: z.object({
      isAuthenticated: z.boolean(),
      userId: z.optional(z.int()),
      username: z.optional(z.string()),
      email: z.optional(z.string()),
      access: z.optional(z.string()),
      refresh: z.optional(z.string()),
    }),
  },
  getProfile: {
    method: 'GET',
    path: '/users/api/profile/',
    access: 'signed-in',
    summary: 'The account of the caller',
    envelope: 'nested',
    reply: profile,
  },
});
