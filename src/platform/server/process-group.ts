import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from './log.ts';
import { askOverChannel } from './process-channel.ts';

/** A member that ended is started again after this long, doubled for each one in a row that did not get ready. */
const restartMs = 1_000;
const restartMsMax = 30_000;
/** A member that does not report its metrics in time is left out of them. */
const memberAnswerMs = 1_000;

const memberArgument = '--member-of-group';

/** Whether a group started this process. */
export const isGroupMember = (): boolean => process.argv.includes(memberArgument);

/** What a member sends when it listens. */
export type ReadyMessage = { ready: string };
const isReady = (message: object): message is ReadyMessage => 'ready' in message;

type Member = {
  process: ChildProcess;
  /** Where it listens; null when it ended before. */
  ready: Promise<string | null>;
  gone: Promise<void>;
  /** Asks for its metrics, as `getMetricsAsJSON` of prom-client returns them; null when it does not answer. */
  metrics: () => Promise<object[] | null>;
};

/** A member has ended instead of starting, and has said why. */
export class ProcessGroupError extends Error {}

export type ProcessGroup = {
  /**
   * Starts the first process, and once it listens the others; returns the address of all.
   * @throws ProcessGroupError when one of them ends instead, or all are stopped before
   */
  start: () => Promise<string>;
  /** Asks every process to stop and waits for them. */
  stop: () => Promise<void>;
};

/**
 * Several processes of `program` that listen on one port, which the system divides among them (SO_REUSEPORT). One that
 * ends is replaced. They end when this process does.
 */
export function createProcessGroup(options: {
  program: string;
  count: number;
  host: string;
  /** 0 for any free one. */
  port: number;
  log: Pick<Log, 'error'>;
}): ProcessGroup {
  const members = new Set<Member>();
  let isStopping = false;

  const metricsOfAll = async (): Promise<object[][]> => {
    const reports = await Promise.all(Array.from(members, ({ metrics }) => metrics()));
    return reports.filter((report) => report !== null);
  };

  function startMember(port: number): Member {
    const child = fork(options.program, [memberArgument], {
      env: { ...process.env, PORT: String(port) },
    });
    const gone = once(child, 'exit').then(() => undefined);
    const { promise: listens, resolve } = Promise.withResolvers<string>();
    child.on('message', (message: object) => isReady(message) && resolve(message.ready));
    const member: Member = {
      process: child,
      ready: Promise.race([listens, gone.then(() => null)]),
      gone,
      metrics: askOverChannel(child, { answer: metricsOfAll, patienceMs: memberAnswerMs }),
    };
    members.add(member);
    void gone.then(() => members.delete(member));
    return member;
  }

  async function keepRunning(first: Member, port: number): Promise<void> {
    let member = first;
    let waitMs = restartMs;
    for (;;) {
      await member.gone;
      if (isStopping) return;
      const { pid, exitCode, signalCode } = member.process;
      options.log.error({ pid, exitCode, signalCode, waitMs }, 'a process ended and is replaced');
      await delay(waitMs);
      if (isStopping) return;
      member = startMember(port);
      waitMs = (await member.ready) === null ? Math.min(2 * waitMs, restartMsMax) : restartMs;
    }
  }

  async function startReady(port: number): Promise<string> {
    if (isStopping) throw new ProcessGroupError('It is being stopped.');
    const member = startMember(port);
    const address = await member.ready;
    if (address === null) throw new ProcessGroupError('A process ended while it started.');
    void keepRunning(member, port);
    return address;
  }

  return {
    async start() {
      const port = await freePort(options.host, options.port);
      const address = await startReady(port);
      await Promise.all(Array.from({ length: options.count - 1 }, () => startReady(port)));
      return address;
    },
    async stop() {
      isStopping = true;
      for (const member of members) member.process.kill('SIGTERM');
      await Promise.all(Array.from(members, ({ gone }) => gone));
    },
  };
}

/** A shared port is also shared with a second product by mistake, so it is listened on alone before. */
async function freePort(host: string, port: number): Promise<number> {
  const server = createServer().listen({ host, port });
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? port) : port;
}
