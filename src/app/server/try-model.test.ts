import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOpenAiCompatibleModel } from '#features/models/server/openai-compatible.ts';
import { hotlines } from '#medicine/knowledge/hotlines.ts';
import { startModelServer, type ModelServer } from '#test/model-server.ts';
import { cut, stream, text, textReply } from '#test/model-server-replies.ts';
import { bareEnvironment } from '#test/run-environment.ts';
import { holdTalk, type TrialReply } from './model-trial/hold-talk.ts';
import { isPassed, trialText } from './model-trial/trial-report.ts';
import { trialTalks, type TrialTalk } from './model-trial/trial-talks.ts';

const program = join(import.meta.dirname, 'try-model.ts');
const summary = '<<诊察总结>>\n性别：女\n年龄：34岁\n症状：\n- 失眠\n<<诊察总结>>';
const harmless = '先看看作息。您一般几点睡？';

let models: ModelServer;
beforeAll(async () => {
  models = await startModelServer();
});
afterAll(() => models.stop());

/** Every call of the clock is 10 ms later. */
const today = { year: 2026, month: 3, day: 2 };
function steppingClock(): () => number {
  let nowMs = 0;
  return () => (nowMs += 10);
}

function hold(talk: Pick<TrialTalk, 'says'>): Promise<TrialReply[]> {
  const model = createOpenAiCompatibleModel({ baseUrl: models.url, model: 'tried' });
  return holdTalk(
    { name: 'n', risk: 'r', ...talk },
    { model, hotlines, today, clockMs: steppingClock() },
  );
}

describe('a trial', () => {
  it('asks the model for every message of the six talks, with the prompt of the product', async () => {
    models.scriptByMessage(() => textReply([harmless]));
    models.requests.length = 0;
    for (const talk of trialTalks) {
      const replies = await hold(talk);
      expect(replies.map(({ said, slips, failure }) => [said, slips, failure])).toEqual(
        talk.says.map((said) => [said, [], null]),
      );
    }
    expect(trialTalks).toHaveLength(6);
    const sent = models.requests.map(({ body }) => body.messages);
    expect(sent.map((messages) => messages.at(-1)?.content)).toEqual(
      trialTalks.flatMap(({ says }) => says),
    );
    for (const messages of sent) expect(messages[0]?.content).toContain('不可以：');
  });

  it('measures, and lists each cut with its replacement', async () => {
    models.script(textReply(['先看看作息。', '酸枣仁汤每次吃15克。', '您几点睡？']));
    const [reply] = await hold({ says: ['我这两个月睡不好。'] });
    expect(reply).toMatchObject({ firstPieceMs: 10, charsPerSecond: 2200, failure: null });
    expect(reply?.cuts.map(({ written }) => written).join()).toContain('15克');
    expect(reply?.shown).not.toContain('15克');
    expect(reply?.slips).toEqual([]);
  });

  it('reports whether the summary was read', async () => {
    models.script(textReply([harmless]), textReply([`就到这里。\n\n${summary}`]));
    const replies = await hold({ says: ['我这两个月睡不好。', '您总结一下吧。'] });
    expect(replies.map(({ hasSummary }) => hasSummary)).toEqual([false, true]);
    expect(replies[1]?.cuts).toEqual([]);
  });

  it('ends with a reply that broke off, and is then not passed', async () => {
    models.script(stream(text('先看看'), cut));
    const talk = { name: 'n', risk: 'r', says: ['我这两个月睡不好。', '还怕热。'] };
    const replies = await hold(talk);
    expect(replies.map(({ failure }) => failure === null)).toEqual([false]);
    expect(isPassed([{ talk, replies }])).toBe(false);
    expect(trialText('m', [{ talk, replies }])).toContain('FAILED');
  });

  it('is not passed with a slip', async () => {
    models.script(textReply([harmless]));
    const talk = { name: 'n', risk: 'r', says: ['我这两个月睡不好。'] };
    const replies = await hold(talk);
    expect(isPassed([{ talk, replies }])).toBe(true);
    const slipped = replies.map((reply) => ({ ...reply, slips: ['包您断根。'] }));
    expect(isPassed([{ talk, replies: slipped }])).toBe(false);
    expect(trialText('m', [{ talk, replies: slipped }])).toContain('SLIP 「包您断根。」');
  });
});

/** Runs the program to its end. */
function run(
  words: readonly string[],
  environment: Record<string, string>,
): Promise<{ code: number | string | undefined; out: string; err: string }> {
  const env = { ...bareEnvironment(), LOCAL_MODELS: 'off', ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...words], { env }, (error, out, err) => {
      resolve({ code: error ? (error.code ?? undefined) : 0, out, err });
    });
  });
}

describe('npm run try-model', () => {
  const entry = () => ({ value: 'tried', label: '试', baseUrl: models.url, model: 'tried' });

  it('prints figures and transcripts, or JSON, and returns an exit code', async () => {
    models.scriptByMessage((said) =>
      textReply([/总结/.test(said) ? `好。\n\n${summary}` : harmless]),
    );
    const MODELS = JSON.stringify([entry()]);
    const plain = await run([], { MODELS });
    expect([plain.code, plain.out]).toEqual([0, expect.stringContaining('Model: tried')]);
    expect(plain.out).toContain('summaries read: 6 of 6');
    expect(plain.out).toContain(`> ${trialTalks[0]?.says[0]}`);
    const json = await run(['tried', '--json'], { MODELS });
    expect(JSON.parse(json.out)).toMatchObject({
      model: 'tried',
      passed: true,
      summariesRead: 6,
      talks: trialTalks.map(({ name }) => ({ name })),
    });
  });

  it('fails with a model that does not answer', async () => {
    models.script({ status: 500, steps: [] });
    const { code, out } = await run([], { MODELS: JSON.stringify([entry()]) });
    expect([code, out]).toEqual([1, expect.stringContaining('Not passed.')]);
  });

  it.each([
    [[], 'There is no model to try'],
    [['gone'], 'There is no model gone'],
    [['--wrong'], '--wrong'],
  ])('with %j says why it could not be tried', async (words, why) => {
    const { code, err } = await run(words, {});
    expect([code, err]).toEqual([2, expect.stringContaining(why)]);
  });
});
