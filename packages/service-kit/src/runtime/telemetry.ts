/**
 * Loaded before everything else (`node --require`), since instrumentation patches modules as they load.
 * Everything here is configured by OpenTelemetry's own OTEL_ variables.
 */
import { type ClientRequest, IncomingMessage } from 'node:http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { ExpressInstrumentation, ExpressLayerType } from '@opentelemetry/instrumentation-express';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { PinoInstrumentation } from '@opentelemetry/instrumentation-pino';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { NodeSDK, tracing } from '@opentelemetry/sdk-node';

const { ParentBasedSampler, SamplingDecision } = tracing;
type Sampler = tracing.Sampler;

/** Emailed links contain a token, which must not be readable in traces. */
const secretParams = ['token'];

const quietPaths = /^\/(livez|readyz|metrics|v1\/traces|assets\/|images\/|uploads\/)/;
/** BullMQ checks for stalled jobs every two seconds, which would hide the traces of requests. */
const housekeeping = /^(moveStalledJobsToWait|startStalledCheckTimer|moveToActive|extendLocks|close) /;

const requestsOnly: Sampler = {
  shouldSample: (_context, _traceId, name) => ({
    decision: housekeeping.test(`${name} `) ? SamplingDecision.NOT_RECORD : SamplingDecision.RECORD_AND_SAMPLED,
  }),
  toString: () => 'requests only',
};

/** The path without its query, which may contain a search text. */
const pathOf = (target = '/'): string => target.split('?', 1)[0] ?? '/';

if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
  const sdk = new NodeSDK({
    traceExporter: new OTLPTraceExporter(),
    sampler: new ParentBasedSampler({ root: requestsOnly }),
    instrumentations: [
      new HttpInstrumentation({
        redactedQueryParams: secretParams,
        redactedQueryParamsServer: secretParams,
        ignoreIncomingRequestHook: (request) => quietPaths.test(request.url ?? ''),
        requestHook: (span, request) => {
          const target = request instanceof IncomingMessage ? request.url : (request as ClientRequest).path;
          span.updateName(`${request.method} ${pathOf(target)}`);
        },
      }),
      new ExpressInstrumentation({ ignoreLayersType: Object.values(ExpressLayerType) }),
      new IORedisInstrumentation({ requireParentSpan: true }),
      new UndiciInstrumentation({
        requireParentforSpans: true,
        // Unlike HttpInstrumentation, this one redacts nothing, and links to orders contain a token.
        startSpanHook: ({ origin, path }) => ({
          'url.full': new URL(pathOf(path), origin).href,
          'url.query': '',
        }),
        requestHook: (span, request) => span.updateName(`${request.method} ${pathOf(request.path)}`),
      }),
      new PinoInstrumentation({ disableLogSending: true }),
    ],
  });
  sdk.start();
  const flush = () => void sdk.shutdown().catch(() => undefined);
  process.once('beforeExit', flush);
  process.once('shopwright:flush' as 'beforeExit', flush);
}
