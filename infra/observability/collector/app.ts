import { getTrace as getTraceEndpoint, listTraces as listTracesEndpoint } from '@shopwright/contracts/http/traces';
import type { InternalTokens } from '@shopwright/service-kit/http/internal-token';
import { createServiceApp } from '@shopwright/service-kit/http/server';
import type { Logger } from '@shopwright/service-kit/runtime/logger';
import type { Express } from 'express';
import { getTrace } from './get-trace';
import { listTraces } from './list-traces';
import { receiveSpans } from './receive-spans';
import type { SpanBuffer } from './span-buffer';
import type { TraceDatabase } from './store-spans';
import type { TraceBudget } from './trace-budget';

export interface CollectorDeps {
  database: TraceDatabase;
  buffer: SpanBuffer;
  budget: TraceBudget;
  tokens: InternalTokens;
  logger: Logger;
}

export function createCollectorApp({ database, buffer, budget, tokens, logger }: CollectorDeps): Express {
  return createServiceApp({
    logger,
    tokens,
    readiness: { postgres: database.ping },
    routes: (routes) => {
      receiveSpans(routes.app, buffer, budget);
      routes.bind(listTracesEndpoint, ({ query }) => listTraces(database, query));
      routes.bind(getTraceEndpoint, ({ params }) => getTrace(database, params.traceId));
    },
  });
}
