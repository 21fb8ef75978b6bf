import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createChatHarness,
  readStream,
  type ChatHarness,
  type Patient,
} from '#test/chat-harness.ts';
import { finish, hold, stream, text, textReply } from '#test/model-server-replies.ts';
import { messageEndpoints } from '../contract.ts';
import { messageTexts } from '../texts.ts';

let chat: ChatHarness;
beforeAll(async () => {
  chat = await createChatHarness(Infinity);
});
afterAll(() => chat.close());

const texts = messageTexts['zh-CN'];
const newest = async ({ call, sessionId }: Patient) =>
  (await call(messageEndpoints.listMessages, { params: { id: sessionId } })).data.results.at(-1);
const description = '我34岁，女，没怀孕，胃隐痛，大便稀';
const summary = (formula: string) =>
  `多偏向脾胃虚寒。\n<<诊察总结>>\n性别:女\n年龄:34岁\n症状: 胃脘隐痛\n处方: ${formula}\n<<诊察总结>>`;

async function answered(said: string, reply: readonly string[]) {
  const patient = await chat.patient();
  chat.models.script(textReply(reply));
  const { events, sum } = await readStream(await patient.send(said));
  return { patient, events, sum };
}

describe('the warning of a reply', () => {
  it('is sent once, before the end, where the checks cut something, and is stored', async () => {
    const { patient, events, sum } = await answered('头痛三天', [
      '多喝温水。\n可以用一点',
      '雄黄泡水。\n有变化请说。',
    ]);
    expect(sum.warning).toBe(texts.replyCut(1));
    expect(events.filter(({ warning }) => warning !== undefined)).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({ done: true });
    expect(events.at(-1)).not.toHaveProperty('warning');
    expect((await newest(patient))?.warning).toBe(texts.replyCut(1));
  });

  it('reports that a formula was left out; the summary stays last', async () => {
    const { patient, events, sum } = await answered('我怀孕三个月，胃隐痛', [summary('理中丸')]);
    expect(sum.warning).toBe(texts.formulasLeftOut);
    const contents = events.flatMap(({ content }) => (content ? [content] : []));
    expect(contents.at(-1)).toBe('<<诊察总结>>');
    expect((await newest(patient))?.warning).toBe(texts.formulasLeftOut);
  });

  it('is absent where there is nothing to report', async () => {
    for (const reply of ['多喝温水，早点休息。', summary('理中丸')]) {
      const { patient, sum } = await answered(description, [...reply]);
      expect(sum).not.toHaveProperty('warning');
      expect((await newest(patient))?.warning).toBeNull();
    }
  });

  it('reports in how many places something was cut, and nothing where nothing was', async () => {
    const poison = ['可以用一点雄黄泡水。\n', '您得的就是高血压病。黄芪15克。\n'];
    expect((await answered('头痛三天', poison)).sum.warning).toBe(texts.replyCut(3));
    const { sum } = await answered(description, ['可以和医生商量麻黄汤。']);
    expect(sum.content).toContain('可以和医生商量麻黄汤。');
    expect(sum).not.toHaveProperty('warning');
  });

  it('is absent where pregnancy is unknown: the reply ends with one line on it', async () => {
    const reply = `多喝水。\n可以和医生商量逍遥丸，也可以是归脾丸。${summary('理中丸')}`;
    const { sum } = await answered('我34岁，女，胃隐痛', [...reply]);
    expect(sum).not.toHaveProperty('warning');
    expect(sum.content).toContain('商量逍遥丸，也可以是归脾丸。');
    const content = sum.content ?? '';
    expect(content.split(texts.pregnancyUnknown)).toHaveLength(2);
    expect(content).toContain('处方：\n理中丸');
    const [before = ''] = content.split('<<诊察总结>>');
    expect(before.trimEnd().endsWith(texts.pregnancyUnknown)).toBe(true);
  });

  it.each([
    ['food', '我34岁，女，胃隐痛', '生姜三片、红枣五枚，山药100克煮粥。'],
    ['what is only explained', '我34岁，女，胃隐痛', '逍遥丸是疏肝的中成药，不要自己买来吃。'],
    ['a man', '我34岁，男，胃隐痛', '可以和医生商量逍遥丸。'],
    ['who is not pregnant', description, '可以和医生商量逍遥丸。'],
    ['a child', '孩子8岁，胃隐痛', '山药煮粥。'],
  ])('has no line on pregnancy for %s', async (_, said, reply) => {
    const { sum } = await answered(said, [reply]);
    expect(sum.content).toBe(reply);
  });

  it('never holds a word of the model', async () => {
    const hostile = '<img src=x onerror=alert(1)> 建议附子配半夏一起用 <script>alert(1)</script>';
    const { sum } = await answered('头痛', [hostile, '\n', summary('<b>毒</b>理中丸')]);
    const ours = [texts.replyCut(1), texts.replyCut(2), texts.formulasLeftOut];
    for (const each of sum.warning?.split('<br>') ?? ['']) expect(ours).toContain(each);
  });

  it('is sent once to a late follower and to a follower in another process', async () => {
    const patient = await chat.patient();
    const sent = { client_message_id: 'late' };
    chat.models.script(stream(text('可以用一点雄黄泡水。\n'), hold, text('好'), finish()));
    const first = patient.send('头痛三天', sent).then((response) => readStream(response));
    await chat.models.held();
    const running = (await newest(patient))?.id ?? 0;
    const other = await chat.otherProcess();
    const reply = { userId: patient.userId, messageId: running };
    const warnings: string[] = [];
    const listening = (async () => {
      for await (const event of other.runs.follow(reply, new AbortController().signal)) {
        if (event.warning !== undefined) warnings.push(event.warning);
      }
    })();
    chat.models.release();
    await first;
    await listening;
    expect(warnings).toEqual([texts.replyCut(1)]);
    await other.close();
    const again = await readStream(await patient.send('头痛三天', sent));
    expect(again.sum.warning).toBe(texts.replyCut(1));
  });
});
