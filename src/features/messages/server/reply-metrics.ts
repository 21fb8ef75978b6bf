import { Counter, Gauge } from 'prom-client';
import { metrics } from '#platform/server/metrics.ts';

export const runningReplies = new Gauge({
  name: 'xingwen_running_replies',
  help: 'Replies this process is writing now',
  registers: [metrics],
});

export const finishedReplies = new Counter({
  name: 'xingwen_finished_replies_total',
  help: 'Replies by how they ended and by model',
  labelNames: ['status', 'model'],
  registers: [metrics],
});
