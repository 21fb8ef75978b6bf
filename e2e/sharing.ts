import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Served } from './fixtures.ts';
import { call, makePerson, type Person } from './people.ts';

const adminProgram = join(import.meta.dirname, '..', 'src', 'app', 'server', 'admin.ts');
const runFile = promisify(execFile);

/** Somebody whom the operator has made staff. */
export async function makeReviewer(served: Served): Promise<Person> {
  const person = await makePerson(served.product.url);
  await runFile(process.execPath, [adminProgram, 'staff', 'add', person.username], {
    env: { PATH: process.env['PATH'], DATA_DIR: served.dataDir },
  });
  return person;
}

/** Decides on a share as staff do. */
export async function review(
  url: string,
  reviewer: Person,
  shareId: number,
  approved: boolean,
  reason = '',
): Promise<void> {
  const path = `/ai/admin/shared/${shareId}/review/`;
  await call(url, path, reviewer.access, { approved, reason });
}

/** Shares a whole conversation; public and anonymous unless told otherwise. */
export async function shareByCall(
  url: string,
  person: Person,
  sessionId: number,
  wishes: Record<string, unknown>,
): Promise<number> {
  const body = { isPublic: true, isAnonymous: true, ...wishes };
  const path = `/ai/api/sessions/${sessionId}/share/`;
  return (await call<{ id: number }>(url, path, person.access, body)).id;
}
