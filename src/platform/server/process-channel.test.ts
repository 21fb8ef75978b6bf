import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { askOverChannel, type Peer } from './process-channel.ts';

/** Two ends of a channel; `close` makes sending fail as Node does. */
function openChannel() {
  const ends = [new EventEmitter(), new EventEmitter()] as const;
  let isOpen = true;
  const peer = (own: EventEmitter, other: EventEmitter): Peer => ({
    send(message, done) {
      if (isOpen) other.emit('message', structuredClone(message));
      else done(new Error('channel closed'));
      return isOpen;
    },
    on: (event, listener) => own.on(event, listener),
  });
  return {
    here: peer(ends[0], ends[1]),
    there: peer(ends[1], ends[0]),
    close: () => (isOpen = false),
  };
}
const list = (...numbers: number[]) => numbers.map((number) => ({ number }));
const never = () => new Promise<object[]>(() => undefined);

it('asks in both directions, several times at once', async () => {
  const { here, there } = openChannel();
  let asked = 0;
  const askThere = askOverChannel(here, {
    answer: () => Promise.resolve(list(0)),
    patienceMs: 60_000,
  });
  const askHere = askOverChannel(there, {
    answer: () => Promise.resolve(list((asked += 1))),
    patienceMs: 60_000,
  });
  expect(await Promise.all([askThere(), askThere(), askHere()])).toEqual([
    list(1),
    list(2),
    list(0),
  ]);
});

it('gets nothing from who does not answer in time', async () => {
  const { here, there } = openChannel();
  askOverChannel(there, { answer: never, patienceMs: 60_000 });
  expect(await askOverChannel(here, { answer: never, patienceMs: 1 })()).toBeNull();
});

it('gets nothing over a channel that has closed', async () => {
  const { here, close } = openChannel();
  close();
  expect(await askOverChannel(here, { answer: never, patienceMs: 60_000 })()).toBeNull();
});
