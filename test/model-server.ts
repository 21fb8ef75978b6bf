import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { textReply, type ReplyScript, type ReplyStep } from './model-server-replies.ts';

const chatBody = z.looseObject({
  model: z.string(),
  stream: z.boolean(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

/** What the server received of one request. */
type SeenRequest = {
  path: string;
  headers: IncomingMessage['headers'];
  body: z.output<typeof chatBody>;
  /** The client disconnected before the reply was complete. */
  wasLeft: boolean;
  /** Resolves when the connection is done with this request, on whichever side it ended. */
  closed: Promise<void>;
};

/** A real OpenAI-compatible chat server on a free local port with scripted replies. */
export type ModelServer = {
  /** The base URL, to be configured unchanged. */
  url: string;
  requests: SeenRequest[];
  /** The next requests get these replies, one each; the last one is repeated. */
  script: (...replies: ReplyScript[]) => void;
  /** Chooses the reply by the last message of the request. */
  scriptByMessage: (choose: (lastMessage: string, request: SeenRequest) => ReplyScript) => void;
  /** Resolves when some reply has reached a `hold` step. */
  held: () => Promise<void>;
  /** Continues every reply that is paused at a `hold` step. */
  release: () => void;
  stop: () => Promise<void>;
};

type HeldReplies = { waiting: (() => void)[]; onHeld: (() => void)[] };

/**
 * Starts the server. Without a script it answers every request with a short plain reply. `lists` is what it answers
 * to GET, by path.
 */
export async function startModelServer(lists: Record<string, unknown> = {}): Promise<ModelServer> {
  const held: HeldReplies = { waiting: [], onHeld: [] };
  const requests: SeenRequest[] = [];
  let choose: (lastMessage: string, request: SeenRequest) => ReplyScript = () =>
    textReply(['好的，', '请您再说说。']);
  const server = createServer((incoming, response) => {
    if (incoming.method === 'GET') {
      const list = lists[incoming.url ?? ''];
      response.writeHead(list === undefined ? 404 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(list ?? {}));
      return;
    }
    void answer(incoming, response, held, (request) => {
      requests.push(request);
      return choose(request.body.messages.at(-1)?.content ?? '', request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    script: (...replies) => {
      let next = 0;
      choose = () => {
        const reply = replies[Math.min(next, replies.length - 1)];
        next += 1;
        return reply ?? textReply([]);
      };
    },
    scriptByMessage: (chosen) => {
      choose = chosen;
    },
    held: () =>
      held.waiting.length > 0
        ? Promise.resolve()
        : new Promise((resolve) => held.onHeld.push(resolve)),
    release: () => {
      for (const goOn of held.waiting.splice(0)) goOn();
    },
    stop: () => stop(server),
  };
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
  server.closeAllConnections();
  await closed;
}

async function answer(
  incoming: IncomingMessage,
  response: ServerResponse,
  held: HeldReplies,
  choose: (request: SeenRequest) => ReplyScript,
): Promise<void> {
  // A connection that breaks here was cut by the script or closed by the client; both are recorded.
  response.on('error', () => undefined);
  const gone = new Promise<void>((resolve) => response.once('close', resolve));
  const seen = await readRequest(incoming, response);
  const reply = choose(seen);
  for (const step of reply.beforeHeaders ?? []) {
    if (!(await run(step, response, held, gone))) return;
  }
  response.writeHead(reply.status ?? 200, {
    'content-type': 'text/event-stream; charset=utf-8',
    ...reply.headers,
  });
  response.flushHeaders();
  for (const step of reply.steps) {
    if (!(await run(step, response, held, gone))) return;
  }
  response.end();
}

async function readRequest(
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<SeenRequest> {
  let resolveClosed = () => {};
  const closed = new Promise<void>((resolve) => {
    resolveClosed = resolve;
  });
  const seen: SeenRequest = {
    path: incoming.url ?? '',
    headers: incoming.headers,
    body: chatBody.parse(JSON.parse(await text(incoming))),
    wasLeft: false,
    closed,
  };
  response.once('close', () => {
    seen.wasLeft = !response.writableFinished;
    resolveClosed();
  });
  return seen;
}

/** Executes one step; false when the reply is over. */
async function run(
  step: ReplyStep,
  response: ServerResponse,
  held: HeldReplies,
  gone: Promise<void>,
): Promise<boolean> {
  const act = typeof step === 'object' && 'act' in step ? step.act : null;
  if (act === 'cut') response.destroy();
  if (response.destroyed) return false;
  if (act === 'stall') {
    await gone;
  } else if (act === 'hold') {
    const { promise: opened, resolve } = Promise.withResolvers<void>();
    held.waiting.push(resolve);
    for (const tell of held.onHeld.splice(0)) tell();
    await Promise.race([opened, gone]);
    // A client that has disconnected is not waiting.
    held.waiting = held.waiting.filter((waiting) => waiting !== resolve);
  } else if (typeof step === 'object' && 'waitMs' in step) {
    await Promise.race([sleep(step.waitMs), gone]);
  } else if (typeof step === 'string' || step instanceof Uint8Array) {
    // Waits for slow readers; each write is sent as a chunk of its own.
    if (!response.write(step)) {
      await Promise.race([new Promise((resolve) => response.once('drain', resolve)), gone]);
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  return !response.destroyed;
}
