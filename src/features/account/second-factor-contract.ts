import * as z from 'zod/mini';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import { textField } from '#platform/contract/fields.ts';
import { passwordCharsMax, secondFactorCodeCharsMax } from './rules.ts';

const hourMs = 3_600_000;
const by = 'account' as const;
const password = textField({ max: passwordCharsMax, required: true });
const code = textField({ max: secondFactorCodeCharsMax, required: true });

const secondFactor = z.object({
  isOn: z.boolean(),
  /** The staff pages stay closed to this account until it is on. */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.int(),
});
export type SecondFactor = z.output<typeof secondFactor>;

export const secondFactorEndpoints = defineEndpoints({
  getSecondFactor: {
    method: 'GET',
    path: '/users/api/second-factor/',
    access: 'signed-in',
    summary: 'Whether sign-ins of the account ask for a code of an authenticator',
    reply: secondFactor,
  },
  startSecondFactor: {
    method: 'POST',
    path: '/users/api/second-factor/start/',
    access: 'signed-in',
    summary: 'Make a secret for an authenticator; nothing changes until it is confirmed',
    errors: ['too_many_requests', 'unavailable'],
    limits: [{ name: 'second-factor', max: 20, windowMs: hourMs, by }],
    body: z.object({ password }),
    reply: z.object({
      /** Base32, as authenticators take it when it is typed. */
      secret: z.string(),
      /** The `otpauth:` address that a QR code carries. */
      address: z.string(),
    }),
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/users/api/second-factor/confirm/',
    access: 'signed-in',
    summary: 'Turn the second factor on with a first code; every other sign-in ends',
    errors: ['wrong_code', 'too_many_requests'],
    limits: [{ name: 'second-factor', max: 20, windowMs: hourMs, by }],
    body: z.object({ code }),
    reply: z.object({
      /** Shown this once; only their hashes are stored. */
      recoveryCodes: z.array(z.string()),
      revoked: z.int(),
    }),
  },
  endSecondFactor: {
    method: 'POST',
    path: '/users/api/second-factor/end/',
    access: 'signed-in',
    summary: 'Turn the second factor off, with the password and a code',
    errors: ['wrong_code', 'too_many_requests', 'unavailable'],
    limits: [{ name: 'second-factor', max: 20, windowMs: hourMs, by }],
    body: z.object({ password, code }),
    reply: secondFactor,
  },
});
