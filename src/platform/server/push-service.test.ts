import {
  createServer,
  request as plainRequest,
  type IncomingMessage,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPushService, isPushKey, type Connection } from './push-service.ts';

const privateKey = Buffer.alloc(32, 7).toString('base64url');
const contact = 'mailto:operator@example.org';
const endpoint = 'https://push.example.org/send/device?v=1';
const publicAddress = { address: '203.0.113.7', family: 4 };

/** A push service of this machine, which is reached without TLS in the place of the real one. */
let server: Server;
let status: number;
let asked: { request: IncomingMessage; bodyBytes: number }[];
let addresses: { address: string; family: number }[];

beforeAll(async () => {
  server = createServer((request, answer) => {
    let bodyBytes = 0;
    request.on('data', (chunk: Buffer) => (bodyBytes += chunk.length));
    request.on('end', () => {
      asked.push({ request, bodyBytes });
      answer.writeHead(status, { location: 'http://127.0.0.1/elsewhere' }).end('some words');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  status = 201;
  asked = [];
  addresses = [publicAddress];
});

const connection: Connection = {
  resolve: () => Promise.resolve(addresses),
  open: ({ lookup, hostname, ...options }) => {
    const { port } = server.address() as AddressInfo;
    return plainRequest({
      ...options,
      port,
      host: hostname,
      // What passes the real lookup is led to the server of this test.
      lookup: (host, wishes, callback) =>
        lookup?.(host, wishes, (error) => {
          if (error) callback(error, []);
          else if (wishes.all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
          else callback(null, '127.0.0.1', 4);
        }),
    });
  },
};
const send = () => createPushService({ privateKey, contact }, connection).send(endpoint, 3_600);

it('sends no content, under a signature that the browser’s push service can check', async () => {
  const { publicKey } = createPushService({ privateKey, contact }, connection);
  expect(await send()).toEqual({ outcome: 'sent', status: 201 });
  const [{ request, bodyBytes } = { request: null, bodyBytes: -1 }] = asked;
  expect([request?.method, request?.url, bodyBytes]).toEqual(['POST', '/send/device?v=1', 0]);
  expect(request?.headers).toMatchObject({ ttl: '3600', topic: 'reminder' });
  const [, token = '', key] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(request?.headers.authorization ?? '') ?? [];
  expect(key).toBe(publicKey);
  const point = Buffer.from(publicKey, 'base64url');
  expect([point.length, point[0]]).toEqual([65, 4]);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const verifying = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  const { payload } = await jwtVerify(token, verifying, { audience: 'https://push.example.org' });
  expect(payload.sub).toBe(contact);
  expect((payload.exp ?? 0) * 1_000 - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
});

it.each([
  [200, 'sent'],
  [201, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [307, 'failed'],
  [403, 'failed'],
  [429, 'failed'],
  [503, 'failed'],
] as const)('takes an answer of %i as %s, and follows no redirect', async (answered, outcome) => {
  status = answered;
  expect(await send()).toEqual({ outcome, status: answered });
  expect(asked).toHaveLength(1);
});

it.each([
  ['127.0.0.1', 4],
  ['10.0.0.8', 4],
  ['192.168.1.1', 4],
  ['169.254.169.254', 4],
  ['100.64.0.1', 4],
  ['0.0.0.0', 4],
  ['224.0.0.1', 4],
  ['::1', 6],
  ['fe80::1', 6],
  ['fd00::8', 6],
  ['::ffff:127.0.0.1', 6],
  ['64:ff9b::7f00:1', 6],
  ['2002:7f00:1::', 6],
])('never calls a name that leads to %s', async (address, family) => {
  addresses = [publicAddress, { address, family }];
  expect(await send()).toEqual({ outcome: 'failed', status: null });
  expect(asked).toEqual([]);
});

it.each(['https://localhost/send', 'https://127.0.0.1/send', 'https://[::1]/send'])(
  'never calls this machine, by its own lookup: %s',
  async (own) => {
    const notice = await createPushService({ privateKey, contact }).send(own, 60);
    expect(notice).toEqual({ outcome: 'failed', status: null });
  },
);

it('never calls a name that leads nowhere', async () => {
  addresses = [];
  expect(await send()).toEqual({ outcome: 'failed', status: null });
});

it('calls a name that leads to public addresses of both kinds', async () => {
  addresses = [publicAddress, { address: '2606:4700::1', family: 6 }];
  expect(await send()).toMatchObject({ outcome: 'sent' });
});

it('knows a private key from other texts', () => {
  expect(isPushKey(privateKey)).toBe(true);
  for (const wrong of ['', 'x', Buffer.alloc(31, 7).toString('base64url'), '_'.repeat(43)]) {
    expect(isPushKey(wrong)).toBe(false);
  }
});
