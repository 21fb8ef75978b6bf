import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createChatHarness, type ChatHarness, type Patient } from '#test/chat-harness.ts';
import { cut, hold, textReply } from '#test/model-server-replies.ts';
import { reapSilentReplies } from './reply-reaper.ts';
import { readReplyTally, readTriageTally } from './tally-store.ts';

let chat: ChatHarness;
let patient: Patient;

beforeAll(async () => {
  chat = await createChatHarness();
});
beforeEach(async () => {
  await chat.database.db.deleteFrom('reply_tally').execute();
  await chat.database.db.deleteFrom('triage_tally').execute();
  patient = await chat.patient();
});
afterAll(() => chat.close());

const send = async (content: string) => (await patient.send(content, { model: 'scripted' })).text();
const replies = async (since = '2026-03-01') => {
  await chat.runs.tally.add();
  return readReplyTally(chat.database.db, since);
};
const triage = async () => {
  await chat.runs.tally.add();
  const rows = await readTriageTally(chat.database.db, '2026-03-01');
  return Object.fromEntries(rows.map(({ level, sends }) => [level, sends]));
};

describe('the tallies of a day', () => {
  it('count what answered, how it ended and whether its message came back', async () => {
    chat.models.script(textReply(['多久了？']));
    await send('头痛三天');
    await send('已经一周了');
    chat.models.script({ steps: [cut] });
    await send('还是痛');
    expect(await replies()).toEqual([
      { model: 'scripted', status: 'complete', isRefunded: false, replies: 2 },
      { model: 'scripted', status: 'failed', isRefunded: true, replies: 1 },
    ]);
  });

  it('count the triage level of each send, and that our own reply is never charged', async () => {
    chat.models.script(textReply(['多久了？']));
    await send('有点咳嗽');
    await send('胸口压榨样剧痛，出大汗');
    expect(await triage()).toEqual({ routine: 1, emergency: 1 });
    expect(await replies()).toContainEqual({
      model: 'triage',
      status: 'complete',
      isRefunded: false,
      replies: 1,
    });
  });

  it('count a send that is repeated after its failure once, and both of its replies', async () => {
    chat.models.script({ steps: [cut] });
    const again = { model: 'scripted', client_message_id: 'one-and-the-same' };
    await (await patient.send('有点咳嗽', again)).text();
    chat.models.script(textReply(['多久了？']));
    await (await patient.send('有点咳嗽', again)).text();
    expect(await triage()).toEqual({ routine: 1 });
    expect((await replies()).map(({ status }) => status)).toEqual(['complete', 'failed']);
  });

  it('count the replies of a process that died', async () => {
    chat.models.script(textReply(['您这种头痛', hold, '多久了？']));
    const response = await patient.send('头痛三天', { model: 'scripted' });
    await chat.models.held();
    await reapSilentReplies(chat.database.db, { now: chat.clock.now(), silentMs: -1 }, null);
    chat.models.release();
    await response.text();
    expect(await replies()).toEqual([
      { model: 'scripted', status: 'interrupted', isRefunded: true, replies: 1 },
    ]);
  });

  it('remain when the messages are deleted, and cover only the requested days', async () => {
    chat.models.script(textReply(['多久了？']));
    await send('头痛三天');
    await chat.database.db.deleteFrom('app_user').where('id', '=', patient.userId).execute();
    expect(await replies('2026-03-02')).toHaveLength(1);
    expect(await replies('2026-03-03')).toEqual([]);
  });
});
