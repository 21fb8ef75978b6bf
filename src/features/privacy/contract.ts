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
    summary: 'All data of the caller, as a zip: JSON per table, and readable pages',
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
    summary: 'Whether and when the account is to be deleted, and the cooling-off period',
    reply: z.object({ coolingOffDays: z.int(), deletion: z.nullable(deletion) }),
  },
  requestDeletion: {
    method: 'POST',
    path: '/users/api/deletion/',
    access: 'signed-in',
    summary: 'Schedule the deletion of the account; ends every sign-in and hides shares',
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
    summary: 'Cancel the deletion of the account; no effect if none is scheduled',
    errors: ['restore_too_late'],
    limits: limit('cancel-deletion', 30),
    reply: z.object({ cancelled: z.boolean() }),
  },
});
