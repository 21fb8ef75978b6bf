import type { DB } from '#platform/server/database.ts';

/** A table that holds what belongs to people, and how one person's rows are found in it. */
export type ExportedTable = {
  table: keyof DB;
  /** The column that names the person. */
  owner: string;
  /** Columns that tell the rows of a person apart, in the order in which they are read. */
  key: readonly string[];
  /** Columns that are not given out: secrets, and what belongs to somebody else. */
  withheld?: readonly string[];
  /** Holds text that a machine wrote: the file carries the label of generated content. */
  isGenerated?: true;
};

const own = (table: keyof DB, more: Partial<ExportedTable> = {}): ExportedTable => ({
  table,
  owner: 'user_id',
  key: ['id'],
  ...more,
});

/** One row a person. */
const single = { key: ['user_id'] } as const;

/** Every table that holds what belongs to people; a test knows the others and why they are none. */
export const exportedTables: readonly ExportedTable[] = [
  // The keys repeat the names in another spelling.
  own('app_user', {
    owner: 'id',
    withheld: ['password_hash', 'username_key', 'email_key'],
  }),
  own('sign_in', { withheld: ['cookie_hash'] }),
  own('consent'),
  own('preference', single),
  own('health_profile', single),
  own('model_preference', single),
  own('session', { isGenerated: true }),
  own('message', { isGenerated: true, key: ['session_id', 'id'] }),
  own('deleted_message', { isGenerated: true }),
  own('usage_account', single),
  own('quota_hold'),
  own('quota_ledger'),
  own('purchase_order'),
  // Who reviewed a share is a colleague's own matter.
  own('share', { isGenerated: true, withheld: ['reviewer_id', 'flags'] }),
  own('share_comment', { withheld: ['hold_rules'] }),
  own('share_report'),
  own('share_like', { key: ['share_id'] }),
  own('share_view', { key: ['day', 'share_id'] }),
  own('mail_outbox'),
];
