import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountEndpoints } from '#features/account/contract.ts';
import { agreementEndpoints } from '#features/agreement/contract.ts';
import { purgeAudit } from '#platform/server/audit-store.ts';
import { urlOf } from '#platform/contract/endpoint.ts';
import { openSharingWorld, type SharingWorld } from '#test/sharing/sharing-world.ts';
import type { TestAccount } from '#test/product-people.ts';

let world: SharingWorld;
let person: TestAccount;
let newestId: number;
beforeAll(async () => {
  world = await openSharingWorld();
  person = await world.product.signUp('watched-over');
});
beforeEach(async () => {
  newestId = (await rowsAfter(0)).at(-1)?.id ?? 0;
});
afterAll(() => world.product.close());

const rowsAfter = (id: number) =>
  world.product.database.db
    .selectFrom('audit_log')
    .selectAll()
    .where('id', '>', id)
    .orderBy('id')
    .execute();
/** The rows since the test began, as `actor action object result`. */
const recorded = async () =>
  (await rowsAfter(newestId)).map((row) =>
    [
      row.actor_id === person.userId ? 'person' : (row.actor_id ?? row.actor),
      row.action,
      [row.object_kind, row.object_kind === 'sign-in' ? '?' : row.object_id]
        .filter((part) => part !== null)
        .join(' '),
      row.result,
    ].join(' | '),
  );
const ask = (path: string, body?: Record<string, unknown>, method = 'POST') =>
  world.product.ask(method, path, { bearer: person.access, ...(body && { body }) });

it('records sign-ins, successful and refused, without a name', async () => {
  const { path } = accountEndpoints.signIn;
  const { username, password } = person;
  await world.product.ask('POST', path, { body: { username, password: 'wrong-guess' } });
  await world.product.ask('POST', path, { body: { username: 'nobody-by-this-name', password } });
  await world.product.signIn(person);
  await ask(accountEndpoints.signOut.path);
  expect(await recorded()).toEqual([
    'person | sign-in |  | refused',
    'nobody | sign-in |  | refused',
    'person | sign-in | sign-in ? | ok',
    'person | sign-out | sign-in ? | ok',
  ]);
  await world.product.signIn(person);
});

it('records changed and refused passwords, and ended sign-ins', async () => {
  const { changePassword, listSignIns, revokeOtherSignIns, revokeSignIn } = accountEndpoints;
  const old_password = person.password;
  const new_password = 'walnut-tree-by-the-well';
  await ask(changePassword.path, { old_password: 'wrong-guess', new_password });
  await ask(changePassword.path, { old_password, new_password });
  person.password = new_password;
  const here = person.access;
  await world.product.signIn(person);
  await ask(revokeOtherSignIns.path);
  await world.product.signIn({ ...person });
  const { json } = await ask(listSignIns.path, undefined, 'GET');
  const { signIns } = json['data'] as { signIns: { id: number; isCurrent: boolean }[] };
  const id = signIns.find(({ isCurrent }) => !isCurrent)?.id ?? 0;
  await ask(urlOf(revokeSignIn.path, { id }), undefined, 'DELETE');
  expect(here).not.toBe(person.access);
  expect((await recorded()).filter((line) => !line.includes('| sign-in |'))).toEqual([
    'person | password.change |  | refused',
    'person | password.change |  | ok',
    'person | sign-in.revoke |  | ok',
    'person | sign-in.revoke | sign-in ? | ok',
  ]);
});

it('records a refresh token used twice', async () => {
  const { path } = accountEndpoints.refreshTokens;
  const use = () => world.product.ask('POST', path, { body: { refresh: person.refresh } });
  await use();
  world.product.advance(60_000);
  await use();
  expect(await recorded()).toEqual(['person | token.reuse | sign-in ? | refused']);
  await world.product.signIn(person);
});

it('records consents given and withdrawn once each, with the request id', async () => {
  const { acceptAgreement, withdrawAgreement } = agreementEndpoints;
  const withdrawn = await ask(withdrawAgreement.path, undefined, 'DELETE');
  await ask(withdrawAgreement.path, undefined, 'DELETE');
  await ask(acceptAgreement.path);
  await ask(acceptAgreement.path);
  expect(await recorded()).toEqual([
    'person | consent.withdraw | agreement | ok',
    'person | consent.give | agreement | ok',
  ]);
  const [row] = await rowsAfter(newestId);
  expect(row?.request_id).toBe(withdrawn.headers.get('x-request-id'));
});

it('records what staff opened and decided in review, without the reason', async () => {
  const id = await world.share();
  const { staff, data } = world;
  newestId = (await rowsAfter(0)).at(-1)?.id ?? 0;
  await data('listReviews', staff);
  await data('getReview', staff, { id });
  await data('reviewShare', staff, { id, body: { approved: false, reason: 'doses' } });
  await data('listHeldComments', staff);
  expect(await recorded()).toEqual([
    `${staff.userId} | review.list | share | ok`,
    `${staff.userId} | review.read | share ${id} | ok`,
    `${staff.userId} | review.reject | share ${id} | ok`,
  ]);
});

it('contains no text and no name of any user', async () => {
  const rows = JSON.stringify(await rowsAfter(0));
  for (const word of ['watched-over', 'example.org', 'wrong-guess', '头痛', 'nobody-by', '127.0']) {
    expect(rows).not.toContain(word);
  }
});

it('cannot be emptied by the purge before the retention ends', async () => {
  const { db } = world.product.database;
  const now = new Date(Date.now() + 400 * 24 * 3_600_000);
  expect(await purgeAudit(db, { now, keptDays: 180 })).toBe(0);
});
