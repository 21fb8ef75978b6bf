import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageEndpoints } from '#features/messages/contract.ts';
import { messageTexts } from '#features/messages/texts.ts';
import { safetyEndpoints } from '#features/safety/contract.ts';
import { startModelServer, type ModelServer } from '#test/model-server.ts';
import { textReply } from '#test/model-server-replies.ts';
import { startTestProduct, type ProductHarness } from '#test/product-harness.ts';
import type { TestAccount } from '#test/product-people.ts';
import {
  profileEndpoints,
  type HealthProfile,
  type KeptHealth,
} from '#features/profile/contract.ts';
import { healthConsentVersion } from '#features/profile/health-consent.ts';
import { notPregnantMs } from '#features/profile/server/health-profile-store.ts';

const { path } = profileEndpoints.getHealthProfile;
const nothing: HealthProfile = {
  sex: null,
  birthYear: null,
  pregnancy: null,
  lactating: null,
  medicines: null,
  allergies: null,
};
const woman = { ...nothing, sex: 'female', birthYear: 1994 } as const;

let product: ProductHarness;
let models: ModelServer;
let person: TestAccount;
let people = 0;

beforeAll(async () => {
  models = await startModelServer();
  const entry = { value: 'scripted', label: '演练', baseUrl: models.url, model: 'scripted' };
  product = await startTestProduct({ environment: { MODELS: JSON.stringify([entry]) } });
});
afterAll(async () => {
  await product.close();
  await models.stop();
});
beforeEach(async () => {
  people += 1;
  person = await product.signUp(`patient${people}`);
  models.requests.length = 0;
});

const read = async () =>
  (await product.ask('GET', path, { bearer: person.access })).json['data'] as KeptHealth;
const save = (profile: HealthProfile, consentVersion: string | undefined = healthConsentVersion) =>
  product.ask('PUT', path, { bearer: person.access, body: { ...profile, consentVersion } });
const withdraw = () => product.ask('DELETE', path, { bearer: person.access });
const chooseHerbs = (commonHerbs: string[]) =>
  product.ask('PUT', profileEndpoints.updatePreferences.path, {
    bearer: person.access,
    body: { commonHerbs },
  });

/** Sends messages one after the other; returns the text of each answer. */
async function talk(model: string, ...words: string[]): Promise<string[]> {
  const sessionId = await product.openSession(person, '头痛');
  const answers: string[] = [];
  for (const content of words) {
    const { text } = await product.ask('POST', messageEndpoints.sendMessage.path, {
      bearer: person.access,
      body: { session_id: sessionId, content, model },
    });
    const events = text.split('\n\n').filter((line) => line.startsWith('data: {'));
    answers.push(
      events
        .map((line) => (JSON.parse(line.slice(6)) as { content?: string }).content ?? '')
        .join(''),
    );
  }
  return answers;
}
const answerOf = async (words: string, reply: string): Promise<string> => {
  models.script(textReply([reply]));
  return (await talk('scripted', words)).at(-1) ?? '';
};

describe('the health profile', () => {
  it('is stored only with its own consent, whose withdrawal deletes it', async () => {
    const bare = await save(woman, '');
    expect(bare.status).toBe(400);
    expect(Object.keys(bare.json['fields'] as object)).toEqual(['consentVersion']);
    expect(await read()).toEqual({
      hasConsent: false,
      consentVersion: healthConsentVersion,
      profile: null,
      updatedAt: null,
    });

    const full = {
      ...woman,
      pregnancy: 'no',
      lactating: false,
      medicines: ['华法林', ' 华法林 '],
      allergies: [],
    } as const;
    expect((await save({ ...full, medicines: [...full.medicines], allergies: [] })).status).toBe(
      200,
    );
    expect(await read()).toMatchObject({
      hasConsent: true,
      profile: { ...full, medicines: ['华法林'] },
    });
    // The consent is recorded: the next change needs none.
    expect((await save(woman, undefined)).status).toBe(200);

    await chooseHerbs(['附子']);
    const after = await withdraw();
    expect(after.status).toBe(200);
    expect(await read()).toMatchObject({ hasConsent: false, profile: null });
    const { db } = product.database;
    const consents = await db
      .selectFrom('consent')
      .select(['purpose', 'withdrawn_at', 'text_hash'])
      .where('user_id', '=', person.userId)
      .where('purpose', '=', 'health-profile')
      .execute();
    expect(consents).toHaveLength(1);
    expect(consents[0]?.withdrawn_at).not.toBeNull();
    expect(consents[0]?.text_hash).toHaveLength(32);
    const [herbs] = await db
      .selectFrom('preference')
      .select('common_herbs')
      .where('user_id', '=', person.userId)
      .execute();
    expect(herbs?.common_herbs).toBeNull();
  });

  it('refuses a year of birth in the future', async () => {
    const birthYear = product.now().getFullYear() + 1;
    const { status, json } = await save({ ...woman, birthYear });
    expect([status, json['fields']]).toEqual([400, { birthYear: ['请填写四位数的出生年份'] }]);
  });
});

describe('a model’s answer', () => {
  const withFormula = '多休息。\n可以吃川芎茶调散。\n有变化请说。';

  it('contains no formula during a pregnancy recorded only in the profile', async () => {
    const words = '女，30岁，头痛三天，没有过敏';
    await save({ ...woman, pregnancy: 'yes' });
    const answer = await answerOf(words, withFormula);
    expect(answer).not.toContain('川芎');
    expect(answer).toContain('怀孕期间不要自己吃这个');
    expect(JSON.stringify(models.requests.at(-1)?.body)).toContain('怀孕');

    await withdraw();
    expect(await answerOf(`${words}，没有怀孕`, withFormula)).toContain('川芎茶调散');
  });

  it('is checked against the medicines, allergies and herbs of the profile', async () => {
    await save({
      ...nothing,
      sex: 'male',
      birthYear: 1980,
      medicines: ['华法林'],
      allergies: ['黄芪'],
    });
    await chooseHerbs(['附子理中丸']);
    const question = '头痛三天';
    expect(await answerOf(question, '可以吃些丹参。')).toContain('丹参不要和您在用的华法林一起用');
    expect(await answerOf(question, '可以吃些黄芪。')).toContain('其中有您过敏的东西');
    const paired = await answerOf(question, '可以吃些法半夏。');
    expect(paired).toContain('附子与半夏不要一起用');
  });

  it('does not use the common herbs without the consent', async () => {
    await chooseHerbs(['附子理中丸']);
    const answer = await answerOf('男，40岁，头痛三天', '可以吃些法半夏。');
    expect(answer).not.toContain('常用');
  });

  it('ignores the profile when somebody else is ill', async () => {
    await save({ ...woman, pregnancy: 'yes', medicines: ['华法林'] });
    models.script(textReply(['好的。']));
    await talk('scripted', '我爸爸，男，70岁，头痛三天，没有别的不舒服');
    const prompt = JSON.stringify(models.requests.at(-1)?.body);
    expect(prompt).toContain('头痛');
    expect(prompt).not.toContain('华法林');
    expect(prompt).not.toContain('约');
  });

  it('trusts "not pregnant" for a month, then considers a pregnancy possible', async () => {
    await save({ ...woman, pregnancy: 'no', lactating: false });
    const words = '头痛三天，没有过敏';
    const known = await answerOf(words, withFormula);
    expect(known).toContain('川芎茶调散');
    expect(known).not.toContain(messageTexts['zh-CN'].pregnancyUnknown);
    await product.database.db
      .updateTable('health_profile')
      .set({ updated_at: new Date(product.now().getTime() - notPregnantMs - 1_000) })
      .where('user_id', '=', person.userId)
      .execute();
    const answer = await answerOf(words, withFormula);
    expect(answer).toContain('川芎茶调散');
    expect(answer).toContain(messageTexts['zh-CN'].pregnancyUnknown);
  });
});

describe('the built-in engine', () => {
  it('does not ask what the profile already contains', async () => {
    const before = await talk('local', '头痛三天', '跳过');
    expect(before[0]).toContain('您的性别和年龄是');
    await save({ ...woman, pregnancy: 'no', lactating: false, medicines: [], allergies: [] });
    const after = await talk('local', '头痛三天', '跳过', '都没有');
    expect(after.join('\n')).not.toContain('您的性别和年龄是');
    expect(after.join('\n')).not.toContain('有没有怀孕');
    expect(after.join('\n')).not.toContain('有没有在吃的药');
  });

  it('names no formula during a pregnancy recorded only in the profile', async () => {
    const history = [
      '胃痛一周，喜温喜按，吃凉的加重，大便稀，没力气，怕冷',
      '都没有',
      '舌淡苔白，没有别的了',
      '跳过',
      '跳过',
      '跳过',
      '跳过',
      '跳过',
    ];
    await save({ ...woman, pregnancy: 'no', lactating: false, medicines: [], allergies: [] });
    expect((await talk('local', ...history)).join('\n')).toContain('汤');
    await save({ ...woman, pregnancy: 'yes', lactating: false, medicines: [], allergies: [] });
    const said = (await talk('local', ...history)).join('\n');
    expect(said).not.toMatch(/理中汤|建中汤|理中丸/);
    expect(said).not.toContain('有没有怀孕');
  });
});

describe('the herb check', () => {
  it('takes from the profile what the caller omits', async () => {
    await save({ ...woman, pregnancy: 'yes', medicines: ['华法林'] });
    const check = async (more: object) => {
      const { json } = await product.ask('POST', safetyEndpoints.checkHerbs.path, {
        bearer: person.access,
        body: { text: '丹参、红花', ...more },
      });
      return (json['data'] as { findings: { kind: string }[] }).findings.map(({ kind }) => kind);
    };
    const known = await check({});
    const declared = await check({ pregnant: false, lactating: false, medicines: '' });
    expect(known).toContain('pregnancy');
    expect(declared).not.toContain('pregnancy');
    expect(known.length).toBeGreaterThan(declared.length);
  });

  it('considers the allergies and favism of the profile', async () => {
    await save({ ...woman, pregnancy: 'no', allergies: ['肉桂', '蚕豆病'] });
    const { json } = await product.ask('POST', safetyEndpoints.checkHerbs.path, {
      bearer: person.access,
      body: { text: '官桂3克、黄连3克' },
    });
    const { findings } = json['data'] as { findings: { kind: string; text: string }[] };
    const texts = findings.map(({ kind, text }) => `${kind}：${text}`);
    expect(texts).toEqual(
      expect.arrayContaining([
        'allergy：保存的资料里写着对肉桂过敏，不要使用。',
        'g6pd：蚕豆病（G6PD缺乏）者须避免：黄连。',
        expect.stringMatching(/^g6pd-little-known：.*请把蚕豆病告诉医师或药师。$/u),
      ]),
    );
  });

  it('needs no health profile for the age if the month of birth is known, unless another age is given', async () => {
    await product.database.db
      .updateTable('app_user')
      .set({ birth_month: '1990-05' })
      .where('id', '=', person.userId)
      .execute();
    const [own] = await talk('local', '最近老是头痛，三天了');
    expect(own).toContain('您的性别是');
    expect(own).not.toContain('年龄');
    const [others] = await talk('local', '我妈最近老是头痛，三天了');
    expect(others).toContain('年龄是');
  });
});
