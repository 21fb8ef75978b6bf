import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Client } from 'pg';
import type { DatabaseConnection } from '#platform/server/database.ts';

/** What PgBouncer takes when a connection begins; it refuses everything else. */
const knownParameters = new Set(['user', 'database', 'client_encoding', 'application_name']);
const authenticationOk = message('R', Buffer.from([0, 0, 0, 0]));
const readyForQuery = message('Z', Buffer.from('I'));

export type TransactionPooler = { connection: DatabaseConnection; close: () => Promise<void> };

/**
 * A pooler in transaction mode, as PgBouncer is one: between two transactions a client has no session, and the next
 * one runs in another session where there is another.
 */
export async function startTransactionPooler(
  database: DatabaseConnection,
  sessionsMax: number,
): Promise<TransactionPooler> {
  const sessions = new Sessions(database, sessionsMax);
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    client.on('error', () => undefined);
    client.once('close', () => clients.delete(client));
    client.once('data', (startup) => {
      const refused = parametersOf(startup).filter((name) => !knownParameters.has(name));
      if (refused.length > 0) return client.end(refusal(refused));
      serve(client, sessions);
      client.write(Buffer.concat([authenticationOk, readyForQuery]));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    connection: { ...database, host: '127.0.0.1', port },
    close: async () => {
      for (const client of clients) client.destroy();
      server.close();
      await once(server, 'close');
      await sessions.close();
    },
  };
}

/** Relays each transaction of a client to a session of the database. */
function serve(client: Socket, sessions: Sessions): void {
  let session: Promise<Session> | null = null;
  const answer = (bytes: Buffer, isOver: boolean): void => {
    client.write(bytes);
    if (!isOver) return;
    void session?.then((each) => sessions.release(each));
    session = null;
  };
  client.on('data', (bytes) => {
    // X: the client leaves.
    if (session === null && bytes[0] === 0x58) return client.end();
    session ??= sessions.take();
    void session.then((each) => each.send(bytes, answer));
  });
  // Its transaction is rolled back with its session.
  client.once('close', () => void session?.then((each) => sessions.discard(each)));
}

type Session = Awaited<ReturnType<typeof openSession>>;

class Sessions {
  readonly #database: DatabaseConnection;
  readonly #max: number;
  readonly #all = new Set<Session>();
  readonly #free: Session[] = [];
  readonly #waiting: ((session: Session) => void)[] = [];
  #opened = 0;

  constructor(database: DatabaseConnection, max: number) {
    this.#database = database;
    this.#max = max;
  }

  /** The one that has rested longest. */
  async take(): Promise<Session> {
    if (this.#opened < this.#max) {
      this.#opened += 1;
      const session = await openSession(this.#database);
      this.#all.add(session);
      return session;
    }
    const free = this.#free.shift();
    if (free) return free;
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  release(session: Session): void {
    const next = this.#waiting.shift();
    if (next) next(session);
    else this.#free.push(session);
  }

  async discard(session: Session): Promise<void> {
    this.#all.delete(session);
    this.#opened -= 1;
    await session.close();
    const next = this.#waiting.shift();
    if (next) next(await this.take());
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map((session) => session.close()));
  }
}

type Answer = (bytes: Buffer, isOver: boolean) => void;

/** A connection that the driver has opened and that is then used as it is. */
async function openSession(database: DatabaseConnection) {
  const client = new Client(database);
  client.on('error', () => undefined);
  await client.connect();
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.removeAllListeners('data');
  let rest = Buffer.alloc(0);
  let answer: Answer | null = null;
  stream.on('data', (bytes: Buffer) => {
    const read = isOver(Buffer.concat([rest, bytes]));
    rest = read.rest;
    answer?.(bytes, read.isOver);
  });
  return {
    send: (bytes: Buffer, onAnswer: Answer): void => {
      answer = onAnswer;
      stream.write(bytes);
    },
    close: async (): Promise<void> => {
      if (stream.closed) return;
      stream.destroy();
      await once(stream, 'close');
    },
  };
}

/** Whether the transaction is over with these messages of the server; what is not yet a whole one is the rest. */
function isOver(bytes: Buffer): { isOver: boolean; rest: Buffer<ArrayBuffer> } {
  let at = 0;
  let over = false;
  while (bytes.length - at >= 5) {
    const end = at + 1 + bytes.readInt32BE(at + 1);
    if (end > bytes.length) break;
    over = bytes.toString('latin1', at, at + 1) === 'Z' && bytes[at + 5] === 0x49;
    at = end;
  }
  return { isOver: over, rest: Buffer.from(bytes.subarray(at)) };
}

function parametersOf(startup: Buffer): string[] {
  const words = startup.toString('utf8', 8).split('\0');
  return words.filter((word, place) => place % 2 === 0 && word !== '');
}

function refusal(names: readonly string[]): Buffer {
  const text = `unsupported startup parameter: ${names.join(', ')}`;
  return message('E', Buffer.from(`SFATAL\0C08P01\0M${text}\0\0`));
}

function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}
