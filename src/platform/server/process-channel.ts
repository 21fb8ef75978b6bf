/** The other end of an IPC channel: a process that was forked, or `process` in it. */
export type Peer = {
  send?: (message: object, callback: (error: Error | null) => void) => boolean;
  on: (event: 'message', listener: (message: object) => void) => unknown;
};

type Question = { ask: number };
type Answer = { answerTo: number; answer: object[] };

const isQuestion = (message: object): message is Question => 'ask' in message;
const isAnswer = (message: object): message is Answer => 'answerTo' in message;

/**
 * Lets two processes ask each other for one list over their IPC channel. The returned function asks; it resolves
 * with null when the other process does not answer in time or is gone.
 */
export function askOverChannel(
  peer: Peer,
  { answer, patienceMs }: { answer: () => Promise<object[]>; patienceMs: number },
): () => Promise<object[] | null> {
  const waiting = new Map<number, (answer: object[] | null) => void>();
  let asked = 0;
  const send = (message: Question | Answer, onFailure?: () => void): void => {
    // Without a callback a closed channel is an error event of the process.
    peer.send?.(message, (error) => error && onFailure?.());
  };
  peer.on('message', (message: object) => {
    if (isAnswer(message)) waiting.get(message.answerTo)?.(message.answer);
    if (isQuestion(message)) {
      void answer().then((list) => send({ answerTo: message.ask, answer: list }));
    }
  });
  return () => {
    const id = (asked += 1);
    const { promise, resolve } = Promise.withResolvers<object[] | null>();
    const giveUp = () => resolve(null);
    const timer = setTimeout(giveUp, patienceMs);
    waiting.set(id, resolve);
    send({ ask: id }, giveUp);
    return promise.finally(() => {
      clearTimeout(timer);
      waiting.delete(id);
    });
  };
}
