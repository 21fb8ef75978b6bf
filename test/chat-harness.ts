import { randomUUID } from 'node:crypto';
import { checkInEndpoints } from '#features/check-in/contract.ts';
import { reminderEndpoints } from '#features/check-in/reminder-contract.ts';
import { checkInHandlers } from '#features/check-in/server/routes.ts';
import { continuationEndpoints } from '#features/continuation/contract.ts';
import { continuationHandlers } from '#features/continuation/server/routes.ts';
import { membershipEndpoints } from '#features/membership/contract.ts';
import { membershipHandlers } from '#features/membership/server/routes.ts';
import { messageEndpoints, type ReplyEvent } from '#features/messages/contract.ts';
import { addUp } from '#features/messages/server/reply-log.ts';
import {
  createReadingThread,
  type ReadingThread,
} from '#features/messages/server/reading-thread.ts';
import { ReplyRuns, type ReplyRunsServices } from '#features/messages/server/reply-runs.ts';
import { messageHandlers } from '#features/messages/server/routes.ts';
import { modelEndpoints } from '#features/models/contract.ts';
import type { LanguageModel } from '#features/models/language-model.ts';
import { modelConsentVersion } from '#features/models/model-consent.ts';
import { modelLimits } from '#features/models/server/model-limits.ts';
import { createOpenAiCompatibleModel } from '#features/models/server/openai-compatible.ts';
import { modelHandlers } from '#features/models/server/routes.ts';
import { sessionEndpoints } from '#features/sessions/contract.ts';
import { summaryEndpoints } from '#features/summary/contract.ts';
import { summaryHandlers } from '#features/summary/server/routes.ts';
import { hotlines } from '#medicine/knowledge/hotlines.ts';
import { openDatabase, type Database } from '#platform/server/database.ts';
import { createEventBus, type EventBus } from '#platform/server/event-bus.ts';
import { mount } from '#platform/server/http-mount.ts';
import { grantByStaff } from './grant-by-staff.ts';
import {
  createHttpHarness,
  type HarnessOptions,
  type HarnessParts,
  type HttpHarness,
  type Member,
} from './http-harness.ts';
import { startModelServer, type ModelServer } from './model-server.ts';
import { createScriptedPush, type ScriptedPush } from './scripted-push.ts';

/** An event stream as received, line by line. */
export type ReadStream = { status: number; lines: string[]; events: ReplyEvent[]; sum: ReplyEvent };

type Readings = { name: string; turns: number }[];

export type ChatHarness = HttpHarness & {
  models: ModelServer;
  runs: ReplyRuns;
  /** The conversation readings since the start, in order. */
  readings: Readings;
  /** The push services of the browsers. */
  push: ScriptedPush;
  /** The product's address. */
  url: string;
  /** A signed-in user with messages to spend and a session. */
  patient: (messages?: number) => Promise<Patient>;
  /** Further runs on the same database: a second process of the product. */
  otherProcess: () => Promise<{ runs: ReplyRuns; close: () => Promise<void> }>;
};

export type Patient = Member & {
  sessionId: number;
  send: (content: string, extra?: Record<string, unknown>) => Promise<Response>;
  follow: () => Promise<Response>;
};

/**
 * The whole chat over real HTTP: the model is a real server or the given one; everything else is
 * the product.
 */
export async function createChatHarness(
  runningRepliesMax = 3,
  ownModel?: LanguageModel,
  {
    waitForRoom,
    ...scriptedTime
  }: Pick<ReplyRunsServices, 'wait'> & Pick<HarnessOptions, 'waitForRoom'> = {},
): Promise<ChatHarness> {
  const models = await startModelServer();
  let runs: ReplyRuns | undefined;
  let bus: EventBus | undefined;
  let parts: HarnessParts | undefined;
  const scripted = createOpenAiCompatibleModel(
    { baseUrl: models.url, model: 'scripted' },
    modelLimits,
  );
  const harness = await createHttpHarness({
    rateLimits: Number.isFinite(runningRepliesMax),
    ...(waitForRoom && { waitForRoom }),
    mountMore: (made) => {
      parts = made;
    },
  });
  if (!parts) throw new Error('the harness has no parts');
  const made: HarnessParts = parts;
  const { app, database, keys, options } = made;
  const push = createScriptedPush();
  bus = await createEventBus(database, options.log);
  runs = new ReplyRuns({ ...runServices(database, made), ...scriptedTime }, bus);
  const reading = createReadingThread();
  const readings: Readings = [];
  const services = {
    db: database.db,
    keys,
    reminders: { sendsMail: true, push },
    runs,
    models: tableOf(ownModel ?? scripted),
    newId: randomUUID,
    reading: {
      ...reading,
      read: (owner, reader, order) => {
        readings.push({ name: reader.name, turns: order.turns.length });
        return reading.read(owner, reader, order);
      },
    } satisfies ReadingThread,
    settings: { runningRepliesMax, freeMessages: 20, hotlines },
  };
  mount(app, modelEndpoints, modelHandlers, services, options);
  mount(app, membershipEndpoints, membershipHandlers, services, options);
  mount(app, messageEndpoints, messageHandlers, services, options);
  const checkIns = { ...checkInEndpoints, ...reminderEndpoints };
  mount(app, checkIns, checkInHandlers, services, options);
  mount(app, summaryEndpoints, summaryHandlers, services, options);
  mount(app, continuationEndpoints, continuationHandlers, services, options);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...harness,
    models,
    runs,
    readings,
    push,
    url,
    patient: (messages = 10) => makePatient(harness, url, messages),
    otherProcess: async () => {
      const other = openDatabase({ connection: database.connection });
      const otherBus = await createEventBus(other, options.log);
      const otherRuns = new ReplyRuns(runServices(other, made), otherBus);
      const close = async () => {
        await otherBus.close();
        await other.close();
      };
      return { runs: otherRuns, close };
    },
    close: async () => {
      models.release();
      await runs.drain(0);
      await bus.close();
      await harness.close();
      await services.reading.close();
      await models.stop();
    },
  };
}

/** The services of another process, on the same database and clock. */
const runServices = ({ db, reserved, heartbeats }: Database, { clock, options }: HarnessParts) => ({
  db,
  reserved,
  heartbeats,
  processId: randomUUID(),
  now: clock.now,
  log: options.log,
  hotlines,
});

const scriptedReceiver = {
  id: 'scripted',
  name: { 'zh-CN': '演练服务', 'en-US': 'Scripted service' },
};

function tableOf(reply: LanguageModel) {
  const label = { 'zh-CN': '演练', 'en-US': 'Scripted' };
  return [
    { value: 'local', label, receiver: null, reply },
    { value: 'scripted', label, receiver: scriptedReceiver, reply },
    { value: 'ark', label, receiver: { id: 'ark', name: label }, reply: null },
  ];
}

async function makePatient(harness: HttpHarness, url: string, messages: number): Promise<Patient> {
  const member = await harness.signUp();
  const grant = { userId: member.userId, amount: messages, now: harness.clock.now() };
  if (messages > 0) await grantByStaff(harness.database.db, grant);
  const consent = { model: 'scripted', version: modelConsentVersion };
  await member.call(modelEndpoints.giveModelConsent, { body: consent });
  const made = await member.call(sessionEndpoints.createSession, { body: { title: '头痛三天' } });
  const sessionId = made.data.id;
  const headers = { authorization: `Bearer ${member.access}`, 'content-type': 'application/json' };
  return Object.assign(member, {
    sessionId,
    send: (content: string, extra: Record<string, unknown> = {}) =>
      fetch(url + messageEndpoints.sendMessage.path, {
        method: 'POST',
        headers,
        body: JSON.stringify({ session_id: sessionId, content, ...extra }),
      }),
    follow: () => fetch(`${url}/ai/chat-stream/${sessionId}/`, { headers }),
  });
}

/** Reads a stream to its end, or until `until` returns true; then disconnects. */
export async function readStream(
  response: Response,
  until: (sum: ReplyEvent) => boolean = () => false,
): Promise<ReadStream> {
  const read: ReadStream = { status: response.status, lines: [], events: [], sum: {} };
  let rest = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    rest += chunk;
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      read.lines.push(block);
      if (!block.startsWith('data: {')) continue;
      const event = JSON.parse(block.slice('data: '.length)) as ReplyEvent;
      read.events.push(event);
      read.sum = addUp(read.sum, event);
    }
    if (until(read.sum)) break;
  }
  return read;
}
