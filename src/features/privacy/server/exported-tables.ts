import type { DB } from '#platform/server/database.ts';

/** A table with personal data, and how to find one person's rows. */
export type ExportedTable = {
  table: keyof DB;
  /** The column with the account id. */
  owner: string;
  /** Columns that identify a row of a person, in reading order. */
  key: readonly string[];
  /** Columns that are not exported: secrets, and data of others. */
  withheld?: readonly string[];
  /** Paths within columns of JSON that are left out. */
  withheldWithin?: readonly (readonly string[])[];
  /** Contains generated text, so the file gets the label of generated content. */
  isGenerated?: true;
};

const own = (table: keyof DB, more: Partial<ExportedTable> = {}): ExportedTable => ({
  table,
  owner: 'user_id',
  key: ['id'],
  ...more,
});

/** One row per person. */
const single = { key: ['user_id'] } as const;

/** Every table with personal data; a test lists the others with the reasons. */
export const exportedTables: readonly ExportedTable[] = [
  // The keys are the normalized names.
  own('app_user', {
    owner: 'id',
    withheld: ['password_hash', 'username_key', 'email_key'],
  }),
  own('sign_in', { withheld: ['cookie_hash'] }),
  own('push_subscription', { key: ['sign_in_id'] }),
  own('email_confirmation', { ...single, withheld: ['email_key', 'code_hash'] }),
  own('second_factor', { ...single, withheld: ['secret', 'used_step'] }),
  own('consent'),
  own('preference', single),
  own('health_profile', single),
  own('family_person'),
  own('model_preference', single),
  own('session', { isGenerated: true }),
  own('session_total', single),
  // What a model read is its guess, and stays out of exports.
  own('message', {
    isGenerated: true,
    key: ['session_id', 'id'],
    withheldWithin: [['dialogue', 'read']],
  }),
  own('message_danger'),
  own('reply_feedback', { key: ['message_id'] }),
  own('check_in', { key: ['message_id'], isGenerated: true }),
  own('deleted_message', {
    isGenerated: true,
    withheldWithin: [['kept', 'dialogue', 'read']],
  }),
  own('usage_account', single),
  own('quota_hold'),
  own('quota_ledger'),
  own('purchase_order'),
  // The reviewer of a share is another person's data.
  own('share', { isGenerated: true, withheld: ['reviewer_id', 'flags'] }),
  own('share_comment', { withheld: ['hold_rules'] }),
  own('share_report'),
  own('share_like', { key: ['share_id'] }),
  own('share_view', { key: ['day', 'share_id'] }),
  own('mail_outbox'),
];
