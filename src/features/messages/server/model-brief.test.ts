import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createChatHarness,
  readStream,
  type ChatHarness,
  type Patient,
} from '#test/chat-harness.ts';
import { textReply } from '#test/model-server-replies.ts';
import { messageEndpoints } from '../contract.ts';

let chat: ChatHarness;
beforeAll(async () => {
  chat = await createChatHarness();
});
afterAll(() => chat.close());

const result = '\n<<阅读记录>>{"acts":["result"]}<<阅读记录>>';
const told = '男，40岁，胃胀半年，饭后明显，嗳气，大便稀，没在吃药，不过敏';

async function answered(patient: Patient, text: string, said = told) {
  chat.models.script(textReply([...text]));
  const { events, sum } = await readStream(
    await patient.send(said, { client_message_id: crypto.randomUUID() }),
  );
  let seen = '';
  const prefixes = events.map(({ content = '' }) => (seen += content));
  const list = await patient.call(messageEndpoints.listMessages, {
    params: { id: patient.sessionId },
  });
  return { sum, prefixes, stored: list.data.results.at(-1) };
}

describe('the answers that a model offers', () => {
  it('become taps with ids, and their line never shows', async () => {
    const patient = await chat.patient();
    const { prefixes, stored } = await answered(
      patient,
      '听起来是胃胀。您怕冷吗？\n<<可选回答>>怕冷|不怕冷|说不清',
    );
    for (const prefix of prefixes) expect(prefix).not.toMatch(/<<|可选|不怕冷/u);
    expect(stored).toMatchObject({
      content: expect.stringMatching(/您怕冷吗？\s*$/u),
      suggestions: ['怕冷', '不怕冷', '说不清'],
      suggestionsTogether: false,
    });
    expect(stored?.suggestionIds).toHaveLength(3);
  });

  it('are known again when they come back', async () => {
    const patient = await chat.patient();
    await answered(patient, '您怕冷吗？\n<<可选回答>>怕冷|不怕冷');
    chat.models.script(textReply(['好的。']));
    await readStream(await patient.send('怕冷', { option_ids: ['model:怕冷', 'stool:干结'] }));
    const rows = await chat.database.db
      .selectFrom('message')
      .select('dialogue')
      .where('session_id', '=', patient.sessionId)
      .where('content', '=', '怕冷')
      .execute();
    expect(rows).toMatchObject([{ dialogue: { by: 'person', chosen: ['model:怕冷'] } }]);
  });

  it('are left out where the checks would cut them', async () => {
    const patient = await chat.patient();
    const { stored } = await answered(patient, '怎么办？\n<<可选回答>>多休息|附子30克煎服');
    expect(stored?.suggestions).toEqual(['多休息']);
  });
});

describe('a summary that a model does not write', () => {
  it('is built from the conversation where the reply announces the result', async () => {
    const patient = await chat.patient();
    const { stored } = await answered(
      patient,
      `像是饮食积滞。三餐定时，少吃油腻。还有问题吗？${result}`,
    );
    expect(stored?.symptomsSummary).toMatchObject({ gender: '男', age: '40岁' });
    expect(stored?.symptomsSummary?.symptoms.join()).toContain('嗳气');
    expect(stored?.symptomsSummary?.prescriptions).toBeUndefined();
  });

  it('is built where the interview has nothing left to ask and the reply asks nothing', async () => {
    const patient = await chat.patient(20);
    for (let turn = 1; turn < 8; turn += 1) {
      const { stored } = await answered(patient, '嗯，请接着说。', `${told}，第${turn}次说`);
      expect(stored?.symptomsSummary).toBeNull();
    }
    const { stored } = await answered(patient, '像是饮食积滞。三餐定时。', `${told}，就这些了`);
    expect(stored?.symptomsSummary?.symptoms.join()).toContain('嗳气');
  });

  it('is missing where the reply asks, and where no fact is known', async () => {
    const patient = await chat.patient();
    expect((await answered(patient, '还有别的不舒服吗？')).stored?.symptomsSummary).toBeNull();
    const other = await chat.patient();
    expect(
      (await answered(other, `枸杞可以常吃。${result}`, '枸杞能天天喝吗')).stored?.symptomsSummary,
    ).toBeNull();
  });

  it('is completed where it is thin', async () => {
    const patient = await chat.patient();
    const { stored } = await answered(patient, '多休息。\n## 诊察总结\n性别：男\n症状：\n');
    expect(stored?.symptomsSummary).toMatchObject({ gender: '男', age: '40岁' });
    expect(stored?.symptomsSummary?.symptoms.join()).toContain('嗳气');
  });

  it('is not repeated without new facts', async () => {
    const patient = await chat.patient();
    await answered(patient, `像是饮食积滞。三餐定时。${result}`);
    expect((await answered(patient, '不客气。', '谢谢')).stored?.symptomsSummary).toBeNull();
  });
});

describe('the record of what a model read', () => {
  const record = JSON.stringify({
    mentions: [
      { quote: '像踩在棉花堆里飘着走', kind: 'symptom', name: '头晕', polarity: 'present' },
      { quote: '胸口痛', kind: 'symptom', name: '胸痛', polarity: 'present' },
    ],
    acts: ['result'],
  });
  const odd = `${told}。整个人像踩在棉花堆里飘着走`;

  it('never shows, and is kept with the reply as far as the person wrote it', async () => {
    const patient = await chat.patient();
    const reply = `先这样调养。还有想问的吗？\n<<阅读记录>>${record}<<阅读记录>>`;
    const { prefixes, stored } = await answered(patient, reply, odd);
    for (const prefix of prefixes) expect(prefix).not.toMatch(/阅读|mentions|quote|acts/u);
    expect(stored?.content.trim()).toBe('先这样调养。还有想问的吗？');
    expect(stored?.symptomsSummary).not.toBeNull();
    const { dialogue } = await chat.database.db
      .selectFrom('message')
      .select('dialogue')
      .where('id', '=', stored?.id ?? 0)
      .executeTakeFirstOrThrow();
    expect(dialogue).toMatchObject({ by: 'model', read: [{ name: '头晕' }] });
  });

  it('is no part of a reply that broke off', async () => {
    const patient = await chat.patient();
    const { stored } = await answered(
      patient,
      '好。\n<<阅读记录>>{"mentions":[{"quote":"像踩',
      odd,
    );
    expect(stored?.content.trim()).toBe('好。');
  });
});
