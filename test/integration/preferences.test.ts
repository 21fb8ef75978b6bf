import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { modelEndpoints } from '#features/models/contract.ts';
import { startTestProduct, type ProductHarness } from '#test/product-harness.ts';
import type { TestAccount } from '#test/product-people.ts';
import { profileEndpoints, type Preferences } from '#features/profile/contract.ts';
import { entryCharsMax, listEntriesMax } from '#features/profile/rules.ts';

const { path } = profileEndpoints.getPreferences;

let product: ProductHarness;
let person: TestAccount;
let people = 0;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  people += 1;
  person = await product.signUp(`chooser${people}`);
});

const read = async (as = person) =>
  (await product.ask('GET', path, { bearer: as.access })).json['data'] as Preferences;
const save = (body: unknown, as = person) => product.ask('PUT', path, { bearer: as.access, body });

describe('preferences', () => {
  it('start with the defaults, with nothing chosen', async () => {
    expect(await read()).toEqual({
      theme: 'auto',
      language: 'zh-CN',
      aiModel: 'local',
      commonHerbs: [],
      notifications: true,
      autoSave: true,
      privacyMode: false,
      largeType: false,
      reasoningExpanded: false,
      privacyAgreementAccepted: true,
      chosen: [],
    });
  });

  it('are the same on every device, and changing one keeps the others', async () => {
    await save({ theme: 'dark' });
    const { access } = person;
    await product.signIn(person);
    expect(person.access).not.toBe(access);
    const answer = await save({ language: 'en-US', notifications: false });
    expect(answer.status).toBe(200);
    expect(answer.json['data']).toEqual(await read({ ...person, access }));
    expect(await read()).toMatchObject({
      theme: 'dark',
      language: 'en-US',
      notifications: false,
      autoSave: true,
      chosen: ['theme', 'language', 'notifications'],
    });
  });

  it('lose nothing when two devices save at once', async () => {
    const bodies = [
      { theme: 'light' },
      { largeType: true },
      { privacyMode: true },
      { autoSave: false },
    ];
    await Promise.all(bodies.map((body) => save(body)));
    expect(await read()).toMatchObject(Object.assign({}, ...bodies) as object);
  });

  it('store common herbs trimmed, without empty entries and duplicates', async () => {
    await save({ commonHerbs: [' 枸杞 ', '', '  ', '黄芪', '枸杞'] });
    expect((await read()).commonHerbs).toEqual(['枸杞', '黄芪']);
  });

  it.each([
    [
      { commonHerbs: Array.from({ length: listEntriesMax + 1 }, (_, n) => `药${n}`) },
      '最多填写 30 项',
    ],
    [{ commonHerbs: ['长'.repeat(entryCharsMax + 1)] }, '每一项最多 30 个字'],
  ])('refuse a list out of bounds and keep the old one', async (body, words) => {
    await save({ commonHerbs: ['枸杞'] });
    const { status, json } = await save(body);
    expect([status, json['fields']]).toEqual([400, { commonHerbs: [words] }]);
    expect((await read()).commonHerbs).toEqual(['枸杞']);
  });

  it('contain the one model preference, whichever call changes it', async () => {
    await save({ aiModel: 'local' });
    const config = await product.ask('GET', modelEndpoints.getModelsConfig.path, {
      bearer: person.access,
    });
    expect(config.json['data']).toMatchObject({ userModelPreference: (await read()).aiModel });
    const { status, json } = await save({ aiModel: 'ark', theme: 'dark' });
    expect([status, json['code']]).toEqual([400, 'model_unavailable']);
    expect(await read()).toMatchObject({ aiModel: 'local', theme: 'auto' });
  });

  it('are visible only to their owner', async () => {
    const other = await product.signUp(`other${people}`);
    await save({ theme: 'dark' });
    expect((await read(other)).theme).toBe('auto');
  });

  it('include whether the agreement is accepted', async () => {
    const newcomer = await product.signUp(`newcomer${people}`, { agreed: false });
    expect((await read(newcomer)).privacyAgreementAccepted).toBe(false);
  });
});
