import { chinaDate } from '#platform/contract/china-time.ts';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { findLocalModels } from '#features/models/server/find-local-models.ts';
import { createModelTable, foundRows } from '#features/models/server/model-table.ts';
import type { ModelRow } from '#features/models/model-choice.ts';
import { hotlinesFrom } from './hotline-settings.ts';
import { chooseTrialModel } from './model-trial/choose-model.ts';
import { holdTalk } from './model-trial/hold-talk.ts';
import { isPassed, trialJson, trialText, type HeldTalk } from './model-trial/trial-report.ts';
import { trialTalks } from './model-trial/trial-talks.ts';
import { explainFailure } from './open-storage.ts';
import { readSettings, type Settings } from './settings.ts';

const usage = `npm run try-model -- [<model>] [--json]
Holds six scripted consultations with a model, the first configured one unless named, through the prompt,
the checks and the summary of the product, and prints how fast it was, what was cut and why, what a second
reading still finds, whether the summary was read, and the transcripts. Nothing is stored.
Exit code: 0 passed · 1 a reply failed or something harmful was left · 2 it could not be tried`;

/** The built-in engine is never tried. */
async function* noEngine() {
  yield* [];
}

async function tableOf(settings: Settings): Promise<ModelRow[]> {
  const table = createModelTable(settings, process.env, noEngine);
  for (const address of settings.LOCAL_MODELS) {
    const found = await findLocalModels(address, new AbortController().signal).catch(() => []);
    table.push(...foundRows(found, table));
  }
  return table;
}

async function tryModel(name: string | undefined, isJson: boolean): Promise<void> {
  const settings = readSettings(process.env);
  const { value, reply } = chooseTrialModel(await tableOf(settings), name);
  const hotlines = hotlinesFrom(settings.HOTLINES);
  const held: HeldTalk[] = [];
  for (const talk of trialTalks) {
    process.stderr.write(`${talk.name} …\n`);
    const today = chinaDate(new Date());
    const context = { model: reply, hotlines, today, clockMs: () => performance.now() };
    held.push({ talk, replies: await holdTalk(talk, context) });
  }
  console.log(isJson ? trialJson(value, held) : trialText(value, held));
  process.exitCode = isPassed(held) ? 0 : 1;
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help || positionals.length > 1) console.log(usage);
  else await tryModel(positionals[0], values.json ?? false);
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 2;
}
