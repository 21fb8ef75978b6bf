import process from 'node:process';
import { AggregatorRegistry } from 'prom-client';
import { AppError } from '#platform/contract/app-error.ts';
import { metrics } from './metrics.ts';
import { askOverChannel, type Peer } from './process-channel.ts';
import { isGroupMember, type ReadyMessage } from './process-group.ts';

/** Longer than a group waits for its members. */
const groupAnswerMs = 2_000;

export type GroupMember = {
  tellReady: (address: string) => void;
  /** The text for `/metrics` of all processes of the group together. */
  readMetrics: () => Promise<string>;
};

/** This process in its group; null when no group started it. */
export function joinGroup(): GroupMember | null {
  if (!isGroupMember()) return null;
  const group = process as Peer;
  const metricsOfAll = askOverChannel(group, {
    answer: () => metrics.getMetricsAsJSON(),
    patienceMs: groupAnswerMs,
  });
  return {
    tellReady: (address) =>
      group.send?.({ ready: address } satisfies ReadyMessage, () => undefined),
    async readMetrics() {
      const all = await metricsOfAll();
      if (all === null) throw new AppError('unavailable');
      return AggregatorRegistry.aggregate(all).metrics();
    },
  };
}
