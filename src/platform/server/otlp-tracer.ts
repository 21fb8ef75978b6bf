import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { AppError } from '#platform/contract/app-error.ts';
import type { Traced } from './traced.ts';

/** A collector that is away holds up no shutdown for longer. */
const exportTimeoutMs = 3_000;
const exportEveryMs = 2_000;

/**
 * The one module that loads OpenTelemetry. A trace begins here: what a client sends as `traceparent` is not believed.
 */
export function openTracer(options: { endpoint: string; service: string; version: string }): {
  traced: Traced;
  stop: () => Promise<void>;
} {
  const exporter = new OTLPTraceExporter({
    url: `${options.endpoint}/v1/traces`,
    timeoutMillis: exportTimeoutMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': options.service,
      'service.version': options.version,
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        scheduledDelayMillis: exportEveryMs,
        exportTimeoutMillis: exportTimeoutMs,
      }),
    ],
  });
  const tracer = provider.getTracer('xingwen');
  const here = new AsyncLocalStorage<Context>();

  const traced: Traced = async (name, facts, work) => {
    const around = here.getStore() ?? ROOT_CONTEXT;
    const span = tracer.startSpan(name, { attributes: facts }, around);
    const note = (more: typeof facts) => void span.setAttributes(more);
    try {
      return await here.run(trace.setSpan(around, span), () => work(note));
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  };
  return { traced, stop: () => provider.shutdown() };
}

/** The kind of an error, without its message, which may quote what a person wrote. */
function markFailed(span: Span, error: unknown): void {
  const isRefusal = error instanceof AppError;
  span.setAttribute('error.type', isRefusal ? error.code : nameOf(error));
  if (!isRefusal || error.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);
