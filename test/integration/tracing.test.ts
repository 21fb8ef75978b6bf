import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messageEndpoints } from '#features/messages/contract.ts';
import { startTracing } from '#platform/server/tracing.ts';
import { startScriptedProduct, type ScriptedProduct } from '#test/scripted-product.ts';

type Attribute = { key: string; value: Record<string, unknown> };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
};
type Batch = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
};

/** A collector that records what it receives. */
async function startCollector() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(Buffer.concat(chunks).toString());
      response.setHeader('content-type', 'application/json').setHeader('connection', 'close');
      response.end('{}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bodies,
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

let scripted: ScriptedProduct;
let collector: Awaited<ReturnType<typeof startCollector>>;
beforeAll(async () => {
  scripted = await startScriptedProduct();
  collector = await startCollector();
});
afterAll(async () => {
  await scripted.close();
  await collector.stop();
});

it('traces a send in its parts, without words, persons or ids of theirs', async () => {
  const person = await scripted.newPatient();
  const calls = scripted.callsAs(() => person);
  const sessionId = await scripted.product.openSession(person, '头痛三天');
  const stop = await startTracing({
    endpoint: collector.endpoint,
    service: 'xingwen',
    version: '0.0.0',
  });
  await calls.say(sessionId, '左边太阳穴一跳一跳地疼，怕光');
  const refused = await calls.ask('POST', messageEndpoints.sendMessage.path, {
    session_id: 999_999_999,
    content: '左边太阳穴',
  });
  expect(refused.status).toBe(404);
  await stop();

  const sent = collector.bodies.join('\n');
  const batches = collector.bodies.map((body) => JSON.parse(body) as Batch);
  const spans = batches.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  const reply = spans.find(({ name }) => name === 'write reply');
  const ofSend = spans.filter(({ traceId }) => traceId === reply?.traceId);
  const top = ofSend.find(({ parentSpanId }) => !parentSpanId);
  expect(top?.name).toBe('sendMessage');
  const parts = ['read conversation', 'store send', 'wait for room', 'write reply'];
  const below = ofSend.filter(({ parentSpanId }) => parentSpanId === top?.spanId);
  expect([...new Set(below.map(({ name }) => name))].toSorted()).toEqual(parts);
  const facts = Object.fromEntries(
    reply?.attributes.map(({ key, value }) => [key, value['stringValue']]) ?? [],
  );
  expect(facts).toEqual({ 'xingwen.model': 'scripted', 'xingwen.reply.status': 'complete' });
  const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  expect([...keys].toSorted()).toEqual([
    'error.type',
    'http.request.method',
    'http.route',
    'xingwen.model',
    'xingwen.reply.status',
  ]);
  for (const words of ['太阳穴', '头痛', '记下了', person.username, person.access]) {
    expect(sent).not.toContain(words);
  }
});

it('traces nothing after it was stopped', async () => {
  const person = await scripted.newPatient();
  const sessionId = await scripted.product.openSession(person, '咳嗽');
  const before = collector.bodies.length;
  await scripted.callsAs(() => person).say(sessionId, '咳嗽两天了');
  expect(collector.bodies).toHaveLength(before);
});

it('loads OpenTelemetry from one module, and that one only when it starts', () => {
  const folder = join(import.meta.dirname, '../../src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
  const loading = files.filter((name) => textOf(name).includes("'@opentelemetry/"));
  expect(loading).toEqual([join('platform', 'server', 'otlp-tracer.ts')]);
  const named = files.filter((name) => /^import .*otlp-tracer/m.test(textOf(name)));
  expect(named).toEqual([]);
});
