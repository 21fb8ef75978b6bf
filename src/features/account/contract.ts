import * as z from 'zod/mini';
import type { Bilingual } from '#platform/contract/define-texts.ts';
import { defineEndpoints, type RateLimit } from '#platform/contract/endpoint.ts';
import { idField, idParam, textField } from '#platform/contract/fields.ts';
import { birthMonthCharsMax } from './age-rules.ts';
import {
  emailError,
  nameError,
  passwordCharsMax,
  passwordError,
  secondFactorCodeCharsMax,
  usernameError,
} from './rules.ts';
import { secondFactorEndpoints } from './second-factor-contract.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;
const tokenCharsMax = 4_096;

const limit = (name: string, max: number, windowMs = hourMs): RateLimit[] => [
  { name, max, windowMs, by: 'address' },
];

/** A field validated by a rule that the form also runs. */
const ruled = (error: (text: string) => Bilingual | null) =>
  z.string().check((check) => {
    const text = error(check.value);
    if (!text) return;
    const issue = { code: 'custom' as const, message: text['zh-CN'], params: { text } };
    check.issues.push({ ...issue, input: check.value });
  });

const tokens = z.object({ access: z.string(), refresh: z.string() });
/** ACC-34. */
const profile = z.object({
  id: z.int(),
  /** The id again, for older clients. */
  userId: z.int(),
  username: z.string(),
  /** Empty if there is none. */
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** `YYYY-MM`; null if it was never given. */
  birthMonth: z.nullable(z.string()),
  isActive: z.boolean(),
  /** Always false (ACC-34): pages use `getStaffAccess` instead. */
  isStaff: z.literal(false),
  dateJoined: z.string(),
  lastLogin: z.nullable(z.string()),
});
export type Profile = z.output<typeof profile>;

const password = textField({ max: passwordCharsMax, required: true });
const signInRow = z.object({
  id: idField,
  /** Common names of browser and system; null if the User-Agent header is unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
});
export type SignInRow = z.output<typeof signInRow>;
const revoked = z.object({ revoked: z.int() });

export const accountEndpoints = defineEndpoints({
  ...secondFactorEndpoints,
  registerAccount: {
    method: 'POST',
    path: '/users/register/',
    access: 'public',
    summary: 'Create an account; the client signs in with the same credentials afterwards',
    limits: limit('register', 5),
    body: z.object({
      username: ruled(usernameError),
      /** Can be added later. */
      email: z.optional(ruled(emailError)),
      password: ruled(passwordError),
      first_name: z._default(ruled(nameError), ''),
      last_name: z._default(ruled(nameError), ''),
      /** `YYYY-MM`, validated by the server's clock. Clients that do not ask for it omit it. */
      birth_month: z.optional(textField({ max: birthMonthCharsMax })),
    }),
    reply: z.object({ id: z.int(), username: z.string() }),
  },
  signIn: {
    method: 'POST',
    path: '/users/api/token/',
    access: 'public',
    summary: 'Sign in with username and password; returns tokens and sets the sign-in cookie',
    envelope: 'flat',
    errors: ['wrong_sign_in', 'code_required', 'wrong_code', 'too_many_requests', 'unavailable'],
    // Failures are counted separately (decision 016): this only limits the hashing.
    limits: limit('sign-in', 120, minuteMs),
    body: z.object({
      username: textField({ max: 254, required: true }),
      password: textField({ max: passwordCharsMax, required: true }),
      remember: z._default(z.boolean(), true),
      /** Of the authenticator, or a recovery code, where the account has a second factor. */
      code: z.optional(textField({ max: secondFactorCodeCharsMax })),
    }),
    reply: tokens,
  },
  refreshTokens: {
    method: 'POST',
    path: '/users/api/token/refresh/',
    access: 'public',
    summary: 'Exchange a refresh token for a new pair; a reused token ends its sign-in',
    envelope: 'flat',
    errors: ['sign_in_required'],
    limits: limit('refresh', 600, minuteMs),
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
    openToLeaving: true,
    summary: 'The account of the caller',
    envelope: 'nested',
    reply: profile,
  },
  getStaffAccess: {
    method: 'GET',
    path: '/users/api/staff-access/',
    access: 'signed-in',
    summary: 'Whether the caller may use the staff pages; open to every user',
    reply: z.object({
      mayReview: z.boolean(),
      /** Staff who have to turn on the second factor first. */
      lacksSecondFactor: z.boolean(),
    }),
  },
  editProfile: {
    method: 'POST',
    path: '/users/profile/edit/',
    access: 'signed-in',
    summary:
      'Change the names or the email address, or add one; a new address requires the password',
    envelope: 'nested',
    errors: ['too_many_requests'],
    limits: [{ name: 'edit-profile', max: 30, windowMs: hourMs, by: 'account' }],
    body: z.object({
      email: z.optional(ruled(emailError)),
      first_name: z.optional(ruled(nameError)),
      last_name: z.optional(ruled(nameError)),
      /** Can be set once and not changed afterwards. */
      birth_month: z.optional(textField({ max: birthMonthCharsMax })),
      password: z.optional(textField({ max: passwordCharsMax })),
    }),
    reply: profile,
  },
  changePassword: {
    method: 'POST',
    path: '/users/api/password/change/',
    access: 'signed-in',
    summary: 'Change the password; ends every other sign-in',
    errors: ['too_many_requests', 'unavailable'],
    limits: [{ name: 'change-password', max: 20, windowMs: hourMs, by: 'account' }],
    body: z.object({ old_password: password, new_password: ruled(passwordError) }),
    reply: revoked,
  },
  listSignIns: {
    method: 'GET',
    path: '/users/api/sign-ins/',
    access: 'signed-in',
    summary: 'Where the account is signed in, most recently used first',
    reply: z.object({ signIns: z.array(signInRow) }),
  },
  revokeSignIn: {
    method: 'DELETE',
    path: '/users/api/sign-ins/:id/',
    access: 'signed-in',
    summary: 'End one sign-in of the account; succeeds if it has already ended',
    params: z.object({ id: idParam }),
    reply: revoked,
  },
  revokeOtherSignIns: {
    method: 'POST',
    path: '/users/api/sign-ins/revoke-others/',
    access: 'signed-in',
    summary: 'End every other sign-in of the account',
    reply: revoked,
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/users/password-reset/',
    access: 'public',
    summary: 'Send a reset link if the address has an account; the response is the same if not',
    errors: ['too_many_requests'],
    limits: limit('password-reset', 10),
    body: z.object({ email: ruled(emailError) }),
    reply: z.object({ message: z.string() }),
  },
  confirmPasswordReset: {
    method: 'POST',
    path: '/users/password-reset/confirm/',
    access: 'public',
    summary: 'Set a password with the token of a reset link; ends every sign-in and starts none',
    errors: ['reset_link_invalid', 'unavailable'],
    limits: limit('password-reset-confirm', 30),
    body: z.object({
      token: textField({ max: tokenCharsMax, required: true }),
      password: ruled(passwordError),
    }),
    reply: z.object({ username: z.string() }),
  },
});
