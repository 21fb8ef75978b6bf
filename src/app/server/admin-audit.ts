import { findUserForSignIn } from '#features/account/server/user-store.ts';
import { audit, listAudit, type AuditRow } from '#platform/server/audit-store.ts';
import type { Executor } from '#platform/server/database.ts';
import { AdminError } from './admin-error.ts';

const rowsMax = 1_000;
const dayMs = 24 * 3_600_000;

/** The newest rows of the audit log, one line each; reading them is audited too. */
export async function showAudit(
  db: Executor,
  { username, days }: { username: string | null; days: number },
  now: Date,
): Promise<string> {
  const user = username === null ? null : await findUserForSignIn(db, username);
  if (user === undefined) throw new AdminError(`There is no account named "${username}".`);
  const since = new Date(now.getTime() - days * dayMs);
  const rows = await listAudit(db, { since, userId: user?.id ?? null, limit: rowsMax + 1 });
  const object = user ? { object: { kind: 'account', id: user.id } } : {};
  await audit(db, { at: now, actor: 'operator', action: 'audit.read', ...object });
  if (rows.length === 0) return 'Nothing was written down.';
  const lines = rows.slice(0, rowsMax).map(lineOf);
  return rows.length > rowsMax
    ? `The newest ${rowsMax} rows:\n${lines.join('\n')}`
    : lines.join('\n');
}

const lineOf = ({ at, actor, action, object, result, requestId }: AuditRow): string =>
  [
    at.toISOString(),
    typeof actor === 'number' ? `account ${actor}` : actor,
    action,
    object === null ? '-' : [object.kind, object.id].filter((part) => part !== null).join(' '),
    result,
    requestId ?? '-',
  ].join('  ');
