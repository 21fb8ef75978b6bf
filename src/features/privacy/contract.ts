import * as z from 'zod/mini';
import { passwordCharsMax } from '#features/account/rules.ts';
import { defineEndpoints, type RateLimit } from '#platform/contract/endpoint.ts';
import { textField } from '#platform/contract/fields.ts';

const limit = (name: string, max: number): RateLimit[] => [
  { name, max, windowMs: 3_600_000, by: 'account' },
];

const ownPassword = z.object({ password: textField({ max: passwordCharsMax, required: true }) });

const deletion = z.object({
  requestedAt: z.string(),
  /** From then on it cannot be cancelled; the content is deleted soon after. */
  dueAt: z.string(),
});
export type Deletion = z.output<typeof deletion>;

export const privacyEndpoints = defineEndpoints({
  exportAccount: {
    method: 'POST',
    path: '/users/api/export/',
    access: 'signed-in',
    openToLeaving: true,
    summary: 'Everything that is kept of the caller, as a zip: JSON of each table, pages to read',
    errors: ['too_many_requests'],
    limits: limit('export', 6),
    body: ownPassword,
    file: ['application/zip'],
  },
  getDeletion: {
    method: 'GET',
    path: '/users/api/deletion/',
    access: 'signed-in',
    openToLeaving: true,
    summary: 'Whether and when the account is to be deleted, and how long that can be taken back',
    reply: z.object({ coolingOffDays: z.int(), deletion: z.nullable(deletion) }),
  },
  requestDeletion: {
    method: 'POST',
    path: '/users/api/deletion/',
    access: 'signed-in',
    summary:
      'Have the account deleted after the cooling-off; every sign-in ends, shares are hidden',
    errors: ['too_many_requests'],
    limits: limit('request-deletion', 10),
    body: ownPassword,
    reply: deletion,
  },
  cancelDeletion: {
    method: 'DELETE',
    path: '/users/api/deletion/',
    access: 'signed-in',
    openToLeaving: true,
    summary: 'Keep the account after all; one that nobody wants deleted stays as it is',
    errors: ['restore_too_late'],
    limits: limit('cancel-deletion', 30),
    reply: z.object({ cancelled: z.boolean() }),
  },
});
