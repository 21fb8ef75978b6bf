import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agreementEndpoints, type StoredConsent } from '#features/agreement/contract.ts';
import { familyEndpoints } from '#features/profile/family-contract.ts';
import type { Family } from '#features/profile/family-schemas.ts';
import { familyConsentTexts } from '#features/profile/family-consent.ts';
import { personsMax } from '#features/profile/family-rules.ts';
import { familyTexts } from '#features/profile/family-texts.ts';
import { listEntriesMax } from '#features/profile/rules.ts';
import { urlOf } from '#platform/contract/endpoint.ts';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { personBody, personFacts } from '#test/family-person.ts';
import { startTestProduct, type Answer, type ProductHarness } from '#test/product-harness.ts';
import type { TestAccount } from '#test/product-people.ts';

const { path } = familyEndpoints.listPersons;
const texts = familyTexts['zh-CN'];
const mother = personBody({ name: '妈妈', sex: 'female', medicines: ['华法林'] });

let product: ProductHarness;
let person: TestAccount;
let people = 0;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  people += 1;
  person = await product.signUp(`relative${people}`);
});

const list = async (by = person) =>
  (await product.ask('GET', path, { bearer: by.access })).json['data'] as Family;
const add = (body: object, by = person) => product.ask('POST', path, { bearer: by.access, body });
const added = async (body: object): Promise<number> =>
  ((await add(body)).json['data'] as Family).persons.at(-1)?.id ?? 0;
const one = (id: number) => urlOf(familyEndpoints.updatePerson.path, { id });
const change = (id: number, body: object, by = person) =>
  product.ask('PUT', one(id), { bearer: by.access, body });
const remove = (id: number, by = person) => product.ask('DELETE', one(id), { bearer: by.access });
const refusal = ({ status, json }: Answer) => [status, json['fields']];

/** The consents for persons, in force or not, newest first. */
async function consents() {
  const { json } = await product.ask('GET', agreementEndpoints.listConsents.path, {
    bearer: person.access,
  });
  const all = (json['data'] as { consents: StoredConsent[] }).consents;
  return all.flatMap(({ purpose, subject, withdrawnAt }) =>
    purpose.startsWith('family') ? [[purpose, Number(subject), withdrawnAt === null]] : [],
  );
}

describe('a person of the family', () => {
  it('is kept as it was written, without blanks and repeated names', async () => {
    await add({ ...mother, name: ' 妈妈 ', conditions: ['高血压', ' 高血压'], allergies: [] });
    expect((await list()).persons).toEqual([
      {
        ...personFacts({ name: '妈妈', sex: 'female', medicines: ['华法林'] }),
        conditions: ['高血压'],
        allergies: [],
        id: expect.any(Number) as number,
        agreedTo: 'family-person',
        updatedAt: expect.any(String) as string,
      },
    ]);
  });

  it('is not kept without the consent, or with one to another version', async () => {
    for (const consentVersion of [undefined, '0.9.0']) {
      expect(refusal(await add({ ...mother, consentVersion }))).toEqual([
        400,
        { consentVersion: [texts.consentRequired] },
      ]);
    }
    expect(await list()).toMatchObject({ persons: [] });
    expect(await consents()).toEqual([]);
  });

  it('is changed under the consent that was given', async () => {
    const id = await added(mother);
    const { consentVersion: _, ...facts } = mother;
    const changed = await change(id, { ...facts, medicines: null, allergies: ['青霉素'] });
    expect(changed.status).toBe(200);
    expect((await list()).persons).toMatchObject([{ id, medicines: null, allergies: ['青霉素'] }]);
    expect(await consents()).toEqual([['family-person', id, true]]);
  });

  it('under 14 is kept by the statement of a guardian, whose text the ledger proves', async () => {
    const id = await added(personBody({ name: '孩子', birthMonth: '2019-05' }));
    expect(await consents()).toEqual([['family-child', id, true]]);
    const { rows } = await sql<{ hash: Buffer }>`select text_hash as hash from consent
      where user_id = ${person.userId} and purpose = 'family-child'`.execute(product.database.db);
    const text = familyConsentTexts['zh-CN']['family-child'];
    expect(rows[0]?.hash).toEqual(createHash('sha256').update(text).digest());
  });

  it('who turns out to be a child needs the statement, and the other consent ends', async () => {
    const id = await added(mother);
    const child = personFacts({ name: '妹妹', birthMonth: '2019-05' });
    expect((await change(id, child)).status).toBe(400);
    expect((await list()).persons).toMatchObject([{ name: '妈妈' }]);
    expect((await change(id, personBody(child))).status).toBe(200);
    expect(await consents()).toEqual([
      ['family-child', id, true],
      ['family-person', id, false],
    ]);
  });

  it('is erased at once, with the consent withdrawn', async () => {
    const id = await added(mother);
    expect((await remove(id)).json['data']).toMatchObject({ persons: [] });
    expect(await consents()).toEqual([['family-person', id, false]]);
    const { rows } = await sql`select from family_person where user_id = ${person.userId}`.execute(
      product.database.db,
    );
    expect(rows).toEqual([]);
    expect((await remove(id)).status).toBe(404);
  });

  it.each([
    [{ name: '  ' }, { name: [texts.nameRequired] }],
    [{ name: '外'.repeat(21) }, { name: [texts.nameTooLong(20)] }],
    [{ birthMonth: '2999-01' }, { birthMonth: [expect.any(String)] }],
    [{ birthMonth: '1958-13' }, { birthMonth: [expect.any(String)] }],
    [
      { medicines: Array.from({ length: listEntriesMax + 1 }, (_, at) => `药${at}`) },
      expect.anything(),
    ],
    [{ conditions: ['病'.repeat(31)] }, expect.anything()],
  ])('is refused with %j', async (wrong, fields) => {
    expect(refusal(await add({ ...mother, ...wrong }))).toEqual([400, fields]);
    expect(await list()).toMatchObject({ persons: [] });
  });

  it('has a name of its own, and there are at most eight', async () => {
    await add(mother);
    expect(refusal(await add({ ...mother, name: '妈妈 ' }))).toEqual([
      400,
      { name: [texts.nameTaken('妈妈')] },
    ]);
    const more = Array.from({ length: personsMax }, (_, at) =>
      add({ ...mother, name: `家人${at}` }),
    );
    const statuses = (await Promise.all(more)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(personsMax - 1);
    expect((await list()).persons).toHaveLength(personsMax);
  });

  it('of another account is unknown', async () => {
    const id = await added(mother);
    const stranger = await product.signUp(`stranger${people}`);
    expect((await change(id, mother, stranger)).status).toBe(404);
    expect((await remove(id, stranger)).status).toBe(404);
    expect(await list(stranger)).toMatchObject({ persons: [] });
    expect(await list()).toMatchObject({ persons: [{ id, name: '妈妈' }] });
  });
});
