import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { continuationEndpoints } from '#features/continuation/contract.ts';
import { messageEndpoints } from '#features/messages/contract.ts';
import { privacyEndpoints } from '#features/privacy/contract.ts';
import { profileEndpoints } from '#features/profile/contract.ts';
import { familyEndpoints } from '#features/profile/family-contract.ts';
import type { Family, PersonFacts } from '#features/profile/family-schemas.ts';
import { healthConsentVersion } from '#features/profile/health-consent.ts';
import { safetyEndpoints } from '#features/safety/contract.ts';
import { searchEndpoints } from '#features/search/contract.ts';
import { sessionEndpoints, type Session } from '#features/sessions/contract.ts';
import { summaryEndpoints } from '#features/summary/contract.ts';
import { visitSummaryEndpoints } from '#features/visit-summary/contract.ts';
import { urlOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { personBody } from '#test/family-person.ts';
import { startModelServer, type ModelServer } from '#test/model-server.ts';
import { textReply } from '#test/model-server-replies.ts';
import { startTestProduct, type ProductHarness } from '#test/product-harness.ts';
import type { TestAccount } from '#test/product-people.ts';

let product: ProductHarness;
let models: ModelServer;

beforeAll(async () => {
  models = await startModelServer();
  const entry = { value: 'scripted', label: '演练', baseUrl: models.url, model: 'scripted' };
  product = await startTestProduct({ environment: { MODELS: JSON.stringify([entry]) } });
});
afterAll(async () => {
  await product.close();
  await models.stop();
});

type Sent = Partial<Record<'params' | 'query', Record<string, string | number>>> & {
  body?: object;
};

const ask = (by: TestAccount, { method, path }: Endpoint, { params, query, body }: Sent = {}) =>
  product.ask(method, urlOf(path, params, query), {
    bearer: by.access,
    ...(body ? { body } : {}),
  });
const data = async <T>(...asked: Parameters<typeof ask>): Promise<T> => {
  const { status, json, text } = await ask(...asked);
  expect([asked[1].path, status, text.slice(0, 200)]).toEqual([
    asked[1].path,
    200,
    expect.anything(),
  ]);
  return json['data'] as T;
};
const add = async (
  by: TestAccount,
  facts: Partial<PersonFacts> & { name: string },
): Promise<number> => {
  const body = personBody(facts);
  const { persons } = await data<Family>(by, familyEndpoints.createPerson, { body });
  return persons.at(-1)?.id ?? 0;
};
let begun = 0;
const begin = (by: TestAccount, personId: number | null): Promise<Session> => {
  begun += 1;
  const body = { beginning_id: `begun-${begun}`, person_id: personId };
  return data<Session>(by, sessionEndpoints.beginSession, { body });
};

/** Sends a message; returns the whole answer, and what a model was sent for it. */
async function say(by: TestAccount, sessionId: number, content: string, model = 'scripted') {
  const body = { session_id: sessionId, content, model };
  const { text } = await product.ask('POST', messageEndpoints.sendMessage.path, {
    bearer: by.access,
    body,
  });
  const events = text.split('\n\n').filter((line) => line.startsWith('data: {'));
  const answer = events
    .map((line) => (JSON.parse(line.slice(6)) as { content?: string }).content ?? '')
    .join('');
  return { answer, prompt: JSON.stringify(models.requests.at(-1)?.body ?? '') };
}
const saveOwn = (by: TestAccount, facts: object) =>
  ask(by, profileEndpoints.saveHealthProfile, {
    body: {
      sex: null,
      birthYear: null,
      pregnancy: null,
      lactating: null,
      medicines: null,
      allergies: null,
      consentVersion: healthConsentVersion,
      ...facts,
    },
  });

describe('a conversation for somebody in the family', () => {
  it('is checked against the medicines of that person, however she is spoken of', async () => {
    const person = await product.signUp('daughter');
    const mother = await add(person, { name: '妈妈', sex: 'female', medicines: ['华法林'] });
    models.script(textReply(['可以吃些丹参。']));
    for (const words of ['头痛三天', '我妈妈头痛三天', '她头痛三天']) {
      const { id } = await begin(person, mother);
      const { answer, prompt } = await say(person, id, words);
      expect([words, answer]).toEqual([words, expect.stringContaining('在用的华法林一起用')]);
      expect(prompt).toContain('替别人问');
      expect(prompt).toContain('华法林');
      expect(prompt).not.toContain('妈妈，');
    }
    const own = await begin(person, null);
    expect((await say(person, own.id, '头痛三天')).answer).not.toContain('华法林');
  });

  it('knows nothing of the profile of the holder', async () => {
    const person = await product.signUp('husband');
    await saveOwn(person, { sex: 'male', birthYear: 1980, allergies: ['黄芪'] });
    const wife = await add(person, { name: '爱人', birthMonth: '1984-02' });
    models.script(textReply(['可以吃些黄芪。']));
    const { id } = await begin(person, wife);
    const { answer, prompt } = await say(person, id, '头痛三天');
    expect(answer).toContain('可以吃些黄芪');
    expect(prompt).toContain('就诊人：替别人问，约42岁（个人资料）');
    const own = await begin(person, null);
    expect((await say(person, own.id, '头痛三天')).answer).toContain('过敏');
  });

  it('is not asked for the sex and the age that are kept', async () => {
    const person = await product.signUp('son');
    const father = await add(person, { name: '爸爸', sex: 'male', birthMonth: '1955-01' });
    const { id } = await begin(person, father);
    expect((await say(person, id, '头痛三天', 'local')).answer).not.toMatch(/性别|多大|年龄/u);
    const own = await begin(person, null);
    expect((await say(person, own.id, '头痛三天', 'local')).answer).toMatch(/性别和年龄/u);
  });

  it('is an emergency where the age that is kept makes it one', async () => {
    const person = await product.signUp('parent');
    const month = product.now().toISOString().slice(0, 7);
    const baby = await add(person, { name: '宝宝', birthMonth: month });
    const { id } = await begin(person, baby);
    expect((await say(person, id, '发烧38.5度', 'local')).answer).toContain('120');
    const own = await begin(person, null);
    expect((await say(person, own.id, '发烧38.5度', 'local')).answer).not.toContain('120');
  });

  it('names no formula for a child', async () => {
    const person = await product.signUp('guardian');
    const child = await add(person, { name: '孩子', birthMonth: '2019-05' });
    models.script(textReply(['多休息。\n可以吃川芎茶调散。\n有变化请说。']));
    const { id } = await begin(person, child);
    expect((await say(person, id, '头痛三天')).answer).not.toContain('川芎茶调散');
  });

  it('is of nobody who is known once the person is removed, and never of the holder', async () => {
    const person = await product.signUp('heir');
    await saveOwn(person, { sex: 'male', birthYear: 1980, allergies: ['黄芪'] });
    const aunt = await add(person, { name: '姑姑', medicines: ['华法林'] });
    const { id } = await begin(person, aunt);
    await data(person, familyEndpoints.deletePerson, { params: { id: aunt } });
    const session = await data<Session>(person, sessionEndpoints.getSession, { params: { id } });
    expect(session.personId).toBeNull();
    models.script(textReply(['可以吃些丹参和黄芪。']));
    const { answer, prompt } = await say(person, id, '头痛三天');
    expect(answer).toContain('丹参和黄芪');
    expect(prompt).toContain(String.raw`就诊人：替别人问\n`);
    expect(prompt).not.toMatch(/华法林|黄芪/u);
  });

  it('notes that somebody else is spoken of in one of the holder’s, and only there', async () => {
    const person = await product.signUp('neighbour');
    const mother = await add(person, { name: '妈妈' });
    const about = async (personId: number | null, words: string) => {
      const { id } = await begin(person, personId);
      await say(person, id, words, 'local');
      return (await data<Session>(person, sessionEndpoints.getSession, { params: { id } }))
        .isAboutOther;
    };
    expect(await about(null, '我妈妈咳嗽三天')).toBe(true);
    expect(await about(null, '我咳嗽三天')).toBeUndefined();
    expect(await about(mother, '我妈妈咳嗽三天')).toBeUndefined();
  });

  it('is listed for that person, and those of the holder for the holder', async () => {
    const person = await product.signUp('lister');
    const mother = await add(person, { name: '妈妈' });
    const hers = await begin(person, mother);
    const own = await begin(person, null);
    const list = async (query: Record<string, string | number>) => {
      const page = await data<{ results: Session[]; count: number }>(
        person,
        sessionEndpoints.listSessions,
        { query },
      );
      return [page.count, page.results.map(({ id }) => id)];
    };
    expect(await list({ person_id: mother })).toEqual([1, [hers.id]]);
    expect(await list({ person_id: 'self' })).toEqual([1, [own.id]]);
    expect(await list({})).toEqual([2, expect.arrayContaining([hers.id, own.id])]);
    const wrong = { query: { person_id: 'everybody' } };
    expect((await ask(person, sessionEndpoints.listSessions, wrong)).status).toBe(400);
  });
});

describe('twelve persons of four accounts', () => {
  type Kept = { id: number; medicine: string; name: string };
  type Account = { by: TestAccount; own: string; persons: Kept[]; sessions: Map<number, number> };
  const accounts: Account[] = [];
  /** Every word that belongs to one person only. */
  const words = (): string[] =>
    accounts.flatMap(({ own, persons }) => [
      own,
      ...persons.flatMap(({ medicine, name }) => [medicine, name]),
    ]);
  /** Those of them that a text holds. */
  const heldBy = (text: string): string[] => words().filter((word) => text.includes(word));

  beforeAll(async () => {
    models.script(textReply(['多休息。']));
    for (const a of ['甲', '乙', '丙', '丁']) {
      const by = await product.signUp(`family-${a}`);
      const own = `${a}自用药`;
      await saveOwn(by, { medicines: [own] });
      const persons: Kept[] = [];
      for (const b of ['子', '丑', '寅']) {
        const facts = { name: `${a}家${b}`, medicine: `${a}${b}药` };
        persons.push({
          ...facts,
          id: await add(by, { name: facts.name, medicines: [facts.medicine] }),
        });
      }
      accounts.push({ by, own, persons, sessions: new Map() });
    }
  });

  it('are each alone in what a model is sent, also in a continuation, and no name is sent', async () => {
    for (const { by, own, persons, sessions } of accounts) {
      for (const { id: personId, medicine } of persons) {
        const session = await begin(by, personId);
        expect(session.personId).toBe(personId);
        sessions.set(personId, session.id);
        expect(heldBy((await say(by, session.id, '头痛三天')).prompt)).toEqual([medicine]);
        const next = await data<Session>(by, continuationEndpoints.continueSession, {
          params: { id: session.id },
          body: {},
        });
        expect(next.personId).toBe(personId);
        expect(heldBy((await say(by, next.id, '还是头痛')).prompt)).toEqual([medicine]);
      }
      const session = await begin(by, null);
      expect(heldBy((await say(by, session.id, '头痛三天')).prompt)).toEqual([own]);
    }
  });

  it('are each alone in the own summary and sheet, and by name only where it was chosen', async () => {
    for (const { by, persons, sessions } of accounts) {
      for (const { id: personId, medicine, name } of persons) {
        const params = { id: sessions.get(personId) ?? 0 };
        const summary = await ask(by, summaryEndpoints.getSymptomsSummary, { params });
        expect(heldBy(summary.text)).toEqual([medicine]);
        const sheet = async (query = {}) =>
          heldBy((await ask(by, visitSummaryEndpoints.getVisitSummary, { params, query })).text);
        expect(await sheet()).toEqual([medicine]);
        expect(await sheet({ with_name: 'true' })).toEqual([medicine, name]);
        const file = { format: 'json', with_name: 'true' };
        const { text } = await ask(by, visitSummaryEndpoints.downloadVisitSummary, {
          params,
          query: file,
        });
        expect(heldBy(text)).toEqual([medicine, name]);
      }
    }
  });

  it('are in no course, search or list of anybody else', async () => {
    for (const { by, sessions } of accounts) {
      for (const id of sessions.values()) {
        for (const endpoint of [
          summaryEndpoints.getSymptomTimeline,
          continuationEndpoints.getCarriedFacts,
        ]) {
          expect(heldBy((await ask(by, endpoint, { params: { id } })).text)).toEqual([]);
        }
      }
      const found = await ask(by, searchEndpoints.searchAll, { query: { q: '药' } });
      expect(heldBy(found.text)).toEqual([]);
      const mine = await data<{ results: Session[] }>(by, sessionEndpoints.listSessions);
      const ids = new Set(mine.results.flatMap(({ personId }) => personId ?? []));
      expect(ids).toEqual(new Set(sessions.keys()));
    }
  });

  it('are each searched for and checked for alone', async () => {
    for (const { by, persons, sessions } of accounts) {
      for (const { id: personId, medicine } of persons) {
        const found = await data<{ results: { session: number; person_id?: number }[] }>(
          by,
          searchEndpoints.searchAll,
          { query: { q: '头痛', person_id: personId } },
        );
        expect(new Set(found.results.map(({ person_id }) => person_id))).toEqual(
          new Set([personId]),
        );
        expect(found.results.map(({ session }) => session)).toContain(sessions.get(personId));
        const { text } = await ask(by, safetyEndpoints.checkHerbs, {
          body: { text: '丹参', personId },
        });
        expect(heldBy(text)).toEqual([medicine]);
      }
      const own = await data<{ results: object[] }>(by, searchEndpoints.searchAll, {
        query: { q: '头痛', person_id: 'self' },
      });
      expect(own.results.filter((each) => 'person_id' in each)).toEqual([]);
    }
  });

  it('are unknown to every other account, in every call that takes a person', async () => {
    for (const [at, { by }] of accounts.entries()) {
      for (const other of accounts.toSpliced(at, 1)) {
        const { id } = other.persons[at % 3] ?? { id: 0 };
        const params = { id };
        const body = personBody({ name: '陌生人' });
        const before = begun;
        const calls: [Endpoint, Sent][] = [
          [familyEndpoints.updatePerson, { params, body }],
          [familyEndpoints.deletePerson, { params }],
          [sessionEndpoints.beginSession, { body: { beginning_id: `x-${before}`, person_id: id } }],
          [sessionEndpoints.createSession, { body: { title: '头痛', personId: id } }],
          [safetyEndpoints.checkHerbs, { body: { text: '丹参', personId: id } }],
        ];
        for (const [endpoint, sent] of calls) {
          const { status, text } = await ask(by, endpoint, sent);
          expect([endpoint.path, status, heldBy(text)]).toEqual([endpoint.path, 404, []]);
        }
        const listed = await data<{ count: number }>(by, sessionEndpoints.listSessions, {
          query: { person_id: id },
        });
        expect(listed.count).toBe(0);
        const found = await data<{ count: number }>(by, searchEndpoints.searchAll, {
          query: { q: '头痛', person_id: id },
        });
        expect(found.count).toBe(0);
      }
    }
  });

  it('are in the export of their account, and in no other', async () => {
    for (const { by, own, persons } of accounts) {
      const response = await fetch(product.url + privacyEndpoints.exportAccount.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${by.access}` },
        body: JSON.stringify({ password: by.password }),
      });
      const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
      const text = Object.values(files)
        .map((file) => strFromU8(file))
        .join('\n');
      const expected = [own, ...persons.flatMap(({ medicine, name }) => [medicine, name])];
      expect(heldBy(text)).toEqual(expected);
    }
  });
});
