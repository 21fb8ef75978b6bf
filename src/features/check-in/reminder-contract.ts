import * as z from 'zod/mini';
import { defineEndpoints } from '#platform/contract/endpoint.ts';
import { checkThat, textField } from '#platform/contract/fields.ts';
import { both } from '#platform/contract/define-texts.ts';
import { mailCodeChars } from '#features/account/rules.ts';
import { isPushAddress, pushAddressCharsMax } from './reminder-rules.ts';
import { checkInTexts } from './texts.ts';

const versionCharsMax = 20;
const hourMs = 60 * 60_000;

const reminders = z.object({
  /** Null where the operator sends no mails. */
  mail: z.nullable(
    z.object({
      /** Empty if the account has none. */
      address: z.string(),
      isConfirmed: z.boolean(),
      isOn: z.boolean(),
    }),
  ),
  /** Null where the operator sends no notices. */
  push: z.nullable(
    z.object({
      /** The server's public key, with which a browser subscribes. */
      key: z.string(),
      /** In the browser of this sign-in. */
      isOnHere: z.boolean(),
    }),
  ),
});
export type Reminders = z.output<typeof reminders>;

const version = textField({ max: versionCharsMax });
const by = 'account' as const;

export const reminderEndpoints = defineEndpoints({
  getReminders: {
    method: 'GET',
    path: '/ai/api/reminders/',
    access: 'agreed',
    summary: 'How the caller is reminded of a question that is due, and how it is possible',
    reply: reminders,
  },
  startMailReminder: {
    method: 'POST',
    path: '/ai/api/reminders/mail/',
    access: 'agreed',
    summary: 'Consent to reminders by mail; a code goes to an address that is not confirmed yet',
    errors: ['agreement_outdated', 'not_found'],
    limits: [{ name: 'mail-reminder', max: 4, windowMs: hourMs, by }],
    body: z.object({ version }),
    reply: reminders,
  },
  confirmMailAddress: {
    method: 'POST',
    path: '/ai/api/reminders/mail/confirm/',
    access: 'agreed',
    summary: 'Confirm the mail address with the code that was sent to it',
    errors: ['wrong_code'],
    limits: [{ name: 'mail-code', max: 30, windowMs: hourMs, by }],
    body: z.object({ code: textField({ max: 2 * mailCodeChars }) }),
    reply: reminders,
  },
  endMailReminder: {
    method: 'DELETE',
    path: '/ai/api/reminders/mail/',
    access: 'signed-in',
    summary: 'Withdraw the consent to reminders by mail; none is fine',
    reply: reminders,
  },
  startPushReminder: {
    method: 'POST',
    path: '/ai/api/reminders/push/',
    access: 'agreed',
    summary: 'Consent to notices in the browser of this sign-in, at an address of its push service',
    errors: ['agreement_outdated', 'not_found'],
    limits: [{ name: 'push-reminder', max: 30, windowMs: hourMs, by }],
    body: z.object({
      version,
      endpoint: textField({ max: pushAddressCharsMax }).check(
        checkThat(
          isPushAddress,
          both(checkInTexts, (t) => t.noPushAddress),
        ),
      ),
    }),
    reply: reminders,
  },
  endPushReminder: {
    method: 'POST',
    path: '/ai/api/reminders/push/end/',
    access: 'signed-in',
    summary: 'End notices in the browser of this sign-in, or in every one; none is fine',
    body: z.object({ everywhere: z._default(z.boolean(), false) }),
    reply: reminders,
  },
});
