import { expect, it } from 'vitest';
import { metrics, observeRequest } from './metrics.ts';

it('counts requests by method, route and class of status', async () => {
  observeRequest('GET', '/ai/one/:id/', 204, 30);
  observeRequest('GET', '/ai/one/:id/', 200, 80);
  observeRequest('GET', '/ai/one/:id/', 404, 80);
  const text = await metrics.metrics();
  const labels = (status: string) => `{method="GET",route="/ai/one/:id/",status="${status}"}`;
  expect(text).toContain(`xingwen_request_seconds_count${labels('2xx')} 2`);
  expect(text).toContain(`xingwen_request_seconds_count${labels('4xx')} 1`);
  expect(text).toContain(`xingwen_request_seconds_sum${labels('2xx')} 0.11`);
});

it('includes process metrics', async () => {
  expect(await metrics.metrics()).toContain('nodejs_eventloop_lag_seconds');
});
