import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageEndpoints } from '#features/messages/contract.ts';
import { createLocalModel } from '#features/models/server/local-model.ts';
import { hotlines } from '#medicine/knowledge/hotlines.ts';
import { createChatHarness, readStream, type ChatHarness } from '#test/chat-harness.ts';
import { textReply } from '#test/model-server-replies.ts';
import { localOrder, localReader } from '#app/server/consult-locally.ts';

const today = new Date('2026-05-05T04:00:00Z');
const engine = createLocalModel((turns, person) =>
  localReader.read(localOrder(turns, person, today, hotlines)),
);
const talks = [
  ['女 28', '怀孕七周', '今天有点见红'],
  ['宝宝鼻塞', '男孩，两个月', '摸着烫，量了38.3'],
  ['头疼', '男 50', '昨天撞了头', '吐了两次'],
  ['打胰岛素', '出冷汗手抖'],
  ['我爸72', '今早嘴有点歪'],
];

describe.each(['the built-in engine', 'a language model'])('with %s', (who) => {
  let chat: ChatHarness;
  beforeAll(async () => {
    chat = await createChatHarness(Infinity, who === 'a language model' ? undefined : engine);
  });
  afterAll(() => chat.close());

  it.each(talks)(
    'a danger spread over several turns is answered by the safety layer, and stored: %s',
    async (...talk) => {
      const patient = await chat.patient(20);
      const contents: string[] = [];
      for (const said of talk) {
        chat.models.script(textReply(['好的，还有别的不舒服吗？']));
        contents.push((await readStream(await patient.send(said))).sum.content ?? '');
      }
      const { data } = await patient.call(messageEndpoints.listMessages, {
        params: { id: patient.sessionId },
      });
      expect(contents.at(-1)).toContain('120');
      expect(data.results.at(-1)).toMatchObject({ role: 'assistant', content: contents.at(-1) });
      for (const earlier of contents.slice(0, -1)) expect(earlier).not.toContain('请现在拨打 120');
    },
  );

  it('advice to see a doctor within a day comes first, and the model’s answer follows', async () => {
    const patient = await chat.patient(20);
    chat.models.script(textReply(['您的性别和年龄是？']));
    const { content = '' } = (await readStream(await patient.send('最近看东西有重影'))).sum;
    expect(content).toMatch(/^\*\*您说到“[^”]*重影[^”]*”[^\n]*24小时内去医院/u);
    expect(content).toContain('性别和年龄');
    expect(content).not.toContain('请现在拨打 120');
  });
});
