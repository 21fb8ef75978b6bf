import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrationEndpoints } from '#features/administration/contract.ts';
import type { Overview } from '#features/administration/contract.ts';
import { messageEndpoints } from '#features/messages/contract.ts';
import { chinaDay } from '#platform/contract/china-time.ts';
import { startTestProduct, type ProductHarness } from '#test/product-harness.ts';
import type { TestAccount } from '#test/product-people.ts';
import { until } from '#test/until.ts';

const { path } = administrationEndpoints.getOverview;
const dayMs = 24 * 3_600_000;

let product: ProductHarness;
let staff: TestAccount;
let member: TestAccount;

beforeAll(async () => {
  product = await startTestProduct();
  member = await product.signUp('canary-member');
  staff = await product.signUp('canary-colleague', { staff: true });
});
afterAll(() => product.close());

async function overview(): Promise<Overview> {
  const { json } = await product.ask('GET', path, { bearer: staff.access });
  return json['data'] as Overview;
}

async function say(content: string): Promise<void> {
  const sessionId = await product.openSession(member, 'canary-title');
  const body = { session_id: sessionId, content };
  await product.ask('POST', messageEndpoints.sendMessage.path, { bearer: member.access, body });
}

describe('the overview', () => {
  it('is for staff only', async () => {
    expect((await product.ask('GET', path)).status).toBe(401);
    expect((await product.ask('GET', path, { bearer: member.access })).status).toBe(403);
    expect((await product.ask('GET', path, { bearer: staff.access })).status).toBe(200);
  });

  it('counts accounts, answers and results of triage', async () => {
    await say('canary 头痛三天，怕冷');
    await say('canary 胸口压榨样剧痛，出大汗');
    await until(async () => (await overview()).replies.length === 2);
    expect(await overview()).toMatchObject({
      days: 7,
      users: { total: 2, new: 2, staff: 1, leaving: 0 },
      running: 0,
      replies: [
        { model: 'local', endings: { complete: 1, failed: 0 }, refunded: 0 },
        { model: 'triage', endings: { complete: 1, failed: 0 }, refunded: 0 },
      ],
      triage: { emergency: 1, crisis: 0, safety: 0, urgent: 0, routine: 1 },
      alarms: [7, 30].map((days) => ({
        days,
        alarms: 1,
        deniedSoon: 0,
        questions: 0,
        groups: [{ group: 'acs', title: expect.any(String), alarms: 1 }],
      })),
      feedback: [],
      trend: expect.any(Array),
      reviews: { shares: 0, comments: 0, reports: 0 },
      hotlinesCheckedOn: null,
      storage: { databaseBytes: expect.any(Number) },
      versions: { product: '0.0.0', schema: expect.stringMatching(/^\d{3}-.+\.sql$/) },
    });
  });

  it('has the counts of fourteen days in China, today last', async () => {
    const { trend, takenAt } = await overview();
    expect(trend).toHaveLength(14);
    expect(trend.at(-1)).toEqual({
      day: chinaDay(new Date(takenAt)),
      counts: { people: 1, replies: 2, failures: 0, refunds: 0, alarms: 1, closings: 0 },
    });
    expect(trend.slice(0, -1).flatMap(({ counts }) => Object.values(counts))).toEqual(
      Array.from({ length: 13 * 6 }, () => 0),
    );
  });

  it('contains no name and no text of any user', async () => {
    const { text } = await product.ask('GET', path, { bearer: staff.access });
    expect(text).not.toContain('canary');
    expect(text).not.toMatch(/头痛|example\.org/);
  });

  it('covers the last seven days including today', async () => {
    product.advance(6 * dayMs);
    await product.signIn(staff);
    expect((await overview()).users.new).toBe(2);
    product.advance(dayMs);
    await product.signIn(staff);
    const later = await overview();
    expect(later).toMatchObject({ users: { total: 2, new: 0 }, replies: [] });
    expect(later.triage.emergency).toBe(0);
    const told = later.trend.find(({ counts }) => counts.people > 0);
    expect([told?.counts.alarms, later.trend.at(-1)?.counts.people]).toEqual([1, 0]);
    expect(later.alarms.map(({ alarms }) => alarms)).toEqual([0, 1]);
  });
});
