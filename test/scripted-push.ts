import type { Notice, PushService } from '#platform/server/push-service.ts';

export type ScriptedPush = PushService & {
  /** Where notices went, in order. */
  sent: string[];
  /** What the push services answer from now on. */
  outcome: Notice['outcome'];
  /** How long they keep the last notice. */
  ttlSeconds: number;
};

/** Push services that take everything, unless told otherwise. */
export function createScriptedPush(): ScriptedPush {
  const push: ScriptedPush = {
    publicKey: 'key-of-a-test',
    sent: [],
    outcome: 'sent',
    ttlSeconds: 0,
    send: (endpoint, ttlSeconds) => {
      push.sent.push(endpoint);
      push.ttlSeconds = ttlSeconds;
      return Promise.resolve({ outcome: push.outcome, status: null });
    },
  };
  return push;
}
