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

const words = '男，40岁，头痛三天，在吃降压药';

/** Everything that the client had seen after each event. */
async function seen(patient: Patient) {
  const read = await readStream(
    await patient.send(words, { client_message_id: crypto.randomUUID() }),
  );
  let content = '';
  let reasoning = '';
  const prefixes = read.events.map((event) => {
    content += event.content ?? '';
    reasoning += event.reasoning_content ?? '';
    return { content, reasoning };
  });
  return { read, prefixes };
}

/** The text in pieces of one length; 1 gives every place at which a stream can be cut. */
function inPieces(text: string, length: number): string[] {
  const characters = [...text];
  return Array.from({ length: Math.ceil(characters.length / length) }, (_, at) =>
    characters.slice(at * length, (at + 1) * length).join(''),
  );
}

const forbidden: [what: string, sentence: string, mustNotShow: RegExp, note: string][] = [
  ['a dose', '可以和医师商量川芎10克煎服。', /10\s*克/, '剂量须由执业中医师或医生面诊后确定'],
  ['a dose in Chinese numerals', '建议川芎三钱。', /三钱/, '剂量须由执业中医师或医生面诊后确定'],
  ['a poisonous herb', '可以用一点雄黄泡水。', /雄黄/, '有毒的药材不要自己用'],
  ['an incompatible pair', '建议附子配半夏一起用。', /附子配半夏/, '此处略去一句'],
  ['"stop your medicine"', '您可以先停掉降压药试试。', /停掉降压药/, '正在用的药不要自己停'],
  ['a sure diagnosis', '您得的就是高血压病。', /得的就是/, '这里不能断定'],
  ['a promise of cure', '三天保证治好。', /三天保证/, '没有谁能保证治好'],
  ['an invented pulse', '您的脉象弦数。', /脉象弦/, '没有看过您的脉'],
  ['an invented tongue', '您的舌质红，苔黄腻。', /舌质红|苔黄/, '隔着屏幕看不到'],
  ['invented results', '检查结果显示您有颈椎病变。', /颈椎病变/, '您没有说过检查结果'],
];

describe('the words of a model on their way', () => {
  it.each(forbidden)('never show %s, however the stream is cut', async (_, sentence, bad, note) => {
    const patient = await chat.patient(50);
    const text = `多喝温水，早点休息。\n${sentence}\n有变化请随时说。`;
    for (const length of [1, 2, 3, 5, 7, text.length]) {
      chat.models.script(textReply(inPieces(text, length)));
      const { read, prefixes } = await seen(patient);
      for (const { content } of prefixes) expect(content).not.toMatch(bad);
      expect(read.sum.content).toContain(note);
      expect(read.sum.content).toMatch(/^多喝温水，早点休息。\n[^]*\n有变化请随时说。$/);
    }
    const { data } = await patient.call(messageEndpoints.listMessages, {
      params: { id: patient.sessionId },
    });
    for (const { role, content } of data.results) {
      if (role === 'assistant') expect(content).not.toMatch(bad);
    }
  });

  it.each(forbidden)('never show %s among the thoughts', async (_, sentence, bad) => {
    const patient = await chat.patient();
    const reasoning = inPieces(`先看寒热。\n${sentence}\n再看二便。`, 3);
    chat.models.script(textReply(['您怕冷吗？'], { reasoning }));
    const { read, prefixes } = await seen(patient);
    for (const { reasoning: shown } of prefixes) expect(shown).not.toMatch(bad);
    expect(read.sum.reasoning_content).toMatch(/^先看寒热。[^]*再看二便。$/);
    expect(read.sum.content).toBe('您怕冷吗？');
  });

  it('are held only where they may turn out to be forbidden', async () => {
    const patient = await chat.patient();
    const harmless = '您说头痛三天。请问怕冷吗？可以自己看看舌苔是什么颜色？降压药请照旧吃。';
    chat.models.script(textReply(inPieces(harmless, 4)));
    expect((await seen(patient)).read.sum.content).toBe(harmless);
  });

  it('hold in the summary block nothing that the text may not hold', async () => {
    const patient = await chat.patient();
    const block = [
      '多喝温水。',
      '<<诊察总结>>',
      '性别：男',
      '年龄：40岁 砒霜3克',
      '证型：您得的是胃癌',
      '可能诊断：确诊胃癌',
      '舌象：舌红少苔',
      '脉象：弦数',
      '建议：停掉降压药；早点睡；砒霜一克；黄芪十五克',
      '症状：头痛；黄芪15克；您得的是高血压病；砒霜中毒；可以停掉降压药；脉弦数',
      '处方：川芎茶调散、附子理中丸、海藻玉壶汤、玉屏风散',
      '<<诊察总结>>',
    ].join('\n');
    chat.models.script(textReply(inPieces(block, 3)));
    const { read, prefixes } = await seen(patient);
    const bad = /砒霜|胃癌|停掉|黄芪|高血压|舌红|弦数|附子|海藻|茶调/;
    for (const { content } of prefixes) expect(content).not.toMatch(bad);
    expect(read.sum.content).toContain('建议：早点睡\n症状：\n- 头痛\n处方：\n玉屏风散');
    expect(read.sum.warning).toMatch(/有 11 处内容被略去[^]*有方剂没有列出/);
    const { data } = await patient.call(messageEndpoints.listMessages, {
      params: { id: patient.sessionId },
    });
    const reply = data.results.at(-1);
    expect(JSON.stringify(reply)).not.toMatch(bad);
    expect(JSON.stringify(reply)).toContain('玉屏风散');
  });

  it('may mention the tongue and the tests that the person reported', async () => {
    const patient = await chat.patient();
    chat.models.script(textReply(['您的舌苔黄，检查报告显示血压偏高，偏向肝阳上亢。']));
    const response = await patient.send('男，40岁，头痛，舌苔黄，体检报告说血压偏高');
    const { sum } = await readStream(response);
    expect(sum.content).toBe('您的舌苔黄，检查报告显示血压偏高，偏向肝阳上亢。');
  });

  it('are written with the findings, the person and the limits in the prompt', async () => {
    const patient = await chat.patient();
    chat.models.script(textReply(['好的。']));
    await readStream(
      await patient.send('女，30岁，怀孕四个月，头痛三天，不发烧', { model: 'scripted' }),
    );
    const system = chat.models.requests.at(-1)?.body.messages[0];
    expect(system?.role).toBe('system');
    for (const fact of [
      '就诊人：女',
      '怀孕',
      '已说有：',
      '头痛',
      '已说没有：',
      '发热',
      '不得提及任何方剂',
    ]) {
      expect(system?.content).toContain(fact);
    }
  });
});
