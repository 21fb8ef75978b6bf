// Two processes with different clocks: one writes a reply, the other looks for replies of dead
// processes.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messageEndpoints } from '#features/messages/contract.ts';
import { silentRunMs } from '#features/messages/server/reply-reaper.ts';
import { databaseUrl } from '#test/database-url.ts';
import { startModelServer, type ModelServer } from '#test/model-server.ts';
import { hold, textReply } from '#test/model-server-replies.ts';
import { startTestProduct, type ProductHarness } from '#test/product-harness.ts';
import { startProduct } from '#test/served-product.ts';
import { storeMessage } from '#test/stored-message.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';

/** Longer than a reply may go without a heartbeat. */
const aheadMs = silentRunMs + 18_000;

let models: ModelServer;
let writing: ProductHarness;
let folder: string;
beforeAll(async () => {
  models = await startModelServer();
  const entry = { value: 'scripted', label: '演练', baseUrl: models.url, model: 'scripted' };
  // It leaves dead replies to the other process.
  const environment = { MODELS: JSON.stringify([entry]), SILENT_REPLY_MS: '600000' };
  writing = await startTestProduct({ environment });
  folder = temporaryFolder();
});
afterAll(async () => {
  models.release();
  await writing.close();
  await models.stop();
});

async function startAhead() {
  const clockFile = join(folder, 'clock');
  await writeFile(clockFile, new Date(Date.now() + aheadMs).toISOString());
  const preload = pathToFileURL(join(import.meta.dirname, '../shifted-clock.ts')).href;
  return startProduct({
    DATABASE_URL: databaseUrl(writing.database.connection),
    SECRET_KEY: 'a secret for the process whose clock is ahead',
    CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--import=${preload}`,
  });
}

it('a process whose clock is ahead ends the replies of dead processes, and no others', async () => {
  const person = await writing.signUp('someone');
  const [living, dead] = [
    await writing.openSession(person, '一'),
    await writing.openSession(person, '二'),
  ];
  models.script(textReply(['先说寒热。', hold, '再说汗。']));
  const sending = writing.ask('POST', messageEndpoints.sendMessage.path, {
    bearer: person.access,
    body: { session_id: living, content: '头痛', model: 'scripted' },
  });
  await models.held();
  const { db } = writing.database;
  const reply = {
    role: 'assistant',
    content: '先说',
    status: 'streaming',
    model: 'local',
  } as const;
  const heartbeatAt = new Date(Date.now() - 60_000);
  await storeMessage(db, { ...reply, userId: person.userId, sessionId: dead, heartbeatAt });
  const ahead = await startAhead();
  try {
    // Once the dead reply has ended, the living one has been examined as well.
    while ((await statusOf(dead)) === 'streaming') await sleep(100);
    expect(await statusOf(dead)).toBe('interrupted');
    expect(await statusOf(living)).toBe('streaming');
    models.release();
    expect((await sending).text).toContain('"status":"complete"');
    expect(await statusOf(living)).toBe('complete');
  } finally {
    await ahead.stop('SIGKILL');
  }
}, 90_000);

async function statusOf(sessionId: number): Promise<string> {
  const { rows } = await sql<{ status: string }>`select status from message
    where session_id = ${sessionId} and role = 'assistant'`.execute(writing.database.db);
  return rows[0]?.status ?? 'none';
}
