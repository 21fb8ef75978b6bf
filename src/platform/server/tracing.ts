import { setTraced } from './traced.ts';

/**
 * Sends the spans of this process to a collector (OTLP over HTTP, at `endpoint`/v1/traces), and loads what that takes.
 * Returns what sends the last ones and ends it.
 */
export async function startTracing(options: {
  endpoint: string;
  service: string;
  version: string;
}): Promise<() => Promise<void>> {
  const { openTracer } = await import('./otlp-tracer.ts');
  const tracer = openTracer(options);
  setTraced(tracer.traced);
  return async () => {
    setTraced(null);
    await tracer.stop();
  };
}
