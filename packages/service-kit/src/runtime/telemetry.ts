/** Loaded first (`node --require`), because instrumentation patches modules. Configured by OTEL_ variables. */
import { type ClientRequest, IncomingMessage, type RequestOptions } from 'node:http';
import { context, TraceFlags, trace } from '@opentelemetry/api';
import { getBooleanFromEnv, isTracingSuppressed, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { PinoInstrumentation } from '@opentelemetry/instrumentation-pino';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
} from '@opentelemetry/sdk-trace-node';
import { nameByRoute } from '../metrics/route-of';
import { createSpanHeaders } from './span-token';
import { createTraceBudget, isQuiet, noTrace, pathOf } from './trace-budget';
import { readTraceResource } from './trace-resource';

/** BullMQ does this every two seconds. */
const housekeeping = /^(moveStalledJobsToWait|startStalledCheckTimer|moveToActive|extendLocks|close) /;

const withoutHousekeeping: Sampler = {
  shouldSample: (_context, _traceId, name) => ({
    decision: housekeeping.test(`${name} `) ? SamplingDecision.NOT_RECORD : SamplingDecision.RECORD_AND_SAMPLED,
  }),
  toString: () => 'without housekeeping',
};

/** Leaves out BullMQ's steps in Redis. */
const withoutQueueSteps: Sampler = {
  shouldSample: (context, _traceId, name) => {
    const parent = trace.getSpan(context) as { instrumentationScope?: { name: string } } | undefined;
    const isStep =
      parent?.instrumentationScope?.name === 'bullmq' && (/^complete /.test(name) || /^[a-z]+$/.test(name));
    return { decision: isStep ? SamplingDecision.NOT_RECORD : SamplingDecision.RECORD_AND_SAMPLED };
  },
  toString: () => 'without steps of queues',
};

const beginsTrace = createTraceBudget();

/** Follows the caller's decision, or the budget. */
function isTraced({ method = '', url, headers: { traceparent } }: IncomingMessage): boolean {
  const path = pathOf(url);
  if (isQuiet(path)) return false;
  const continued = traceparent === undefined ? undefined : parseTraceParent(String(traceparent));
  return continued ? (continued.traceFlags & TraceFlags.SAMPLED) !== 0 : beginsTrace(method, path);
}

const fullUrl = ({ protocol, host, hostname, port, path }: RequestOptions): string =>
  `${protocol ?? 'http:'}//${hostname ?? host ?? 'localhost'}${port ? `:${port}` : ''}${pathOf(path ?? undefined)}`;

if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT && !getBooleanFromEnv('OTEL_SDK_DISABLED')) {
  // NodeSDK would load exporters and parsers: 12 MiB.
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({
        // The BFF traces only what it does not answer from its cache: `http/trace-request.ts`.
        disableIncomingRequestInstrumentation: process.env.OTEL_SERVICE_NAME === 'bff',
        ignoreIncomingRequestHook: (request) => !isTraced(request),
        startIncomingSpanHook: () => ({ 'url.query': undefined }),
        startOutgoingSpanHook: (request) => ({ 'url.full': fullUrl(request) }),
        requestHook: (span, request) => {
          const target = request instanceof IncomingMessage ? request.url : (request as ClientRequest).path;
          span.updateName(`${request.method} ${pathOf(target)}`);
        },
        applyCustomAttributesOnSpan: (span, request) => {
          if (request instanceof IncomingMessage) nameByRoute(span, request);
        },
      }),
      new IORedisInstrumentation({ requireParentSpan: true }),
      new UndiciInstrumentation({
        requireParentforSpans: true,
        ignoreRequestHook: (request) => {
          if (!isTracingSuppressed(context.active())) return false;
          // The service would begin a trace without it.
          request.addHeader('traceparent', noTrace);
          return true;
        },
        // HttpInstrumentation redacts, this one does not; links have tokens.
        startSpanHook: ({ origin, path }) => ({
          'url.full': new URL(pathOf(path), origin).href,
          'url.query': '',
        }),
        requestHook: (span, request) => span.updateName(`${request.method} ${pathOf(request.path)}`),
      }),
      new PinoInstrumentation({ disableLogSending: true }),
    ],
  });
  const provider = new NodeTracerProvider({
    resource: readTraceResource(),
    sampler: new ParentBasedSampler({ root: withoutHousekeeping, localParentSampled: withoutQueueSteps }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ headers: createSpanHeaders(process.env) }))],
  });
  provider.register();
  const flush = () => void provider.shutdown().catch(() => undefined);
  process.once('beforeExit', flush);
  process.once('shopwright:flush' as 'beforeExit', flush);
}
