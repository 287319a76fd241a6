import * as backups from '@shopwright/contracts/http/backups';
import * as instances from '@shopwright/contracts/http/instances';
import { getPooler } from '@shopwright/contracts/http/pooler';
import * as traces from '@shopwright/contracts/http/traces';
import * as webVitals from '@shopwright/contracts/http/web-vitals';
import * as xRay from '@shopwright/contracts/http/x-ray';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import type { CollectorDeps } from './deps';
import { getBackupStatus } from './get-backup-status';
import { getDayMetrics } from './get-day-metrics';
import { getTrace, listSpans } from './get-trace';
import { listInstances, storeHeartbeat } from './heartbeats';
import { listTraces } from './list-traces';
import { receiveSpans } from './receive-spans';
import { addWebVitals, listWebVitals } from './web-vitals';

export function traceRoutes(routes: RouteTable, { database, buffer, budget, pooler }: CollectorDeps): void {
  receiveSpans(routes, buffer, budget);
  routes.bind(backups.getBackupStatus, () => getBackupStatus(database));
  routes.bind(instances.sendHeartbeat, ({ body }) => storeHeartbeat(database, body));
  routes.bind(instances.listInstances, () => listInstances(database));
  routes.bind(instances.getDayMetrics, () => getDayMetrics(database));
  routes.bind(getPooler, async () => ({ pooler: (await pooler?.state()) ?? null }));
  routes.bind(webVitals.storeWebVitals, ({ body }) => addWebVitals(database, body.counts));
  routes.bind(webVitals.listWebVitals, () => listWebVitals(database));
  routes.bind(traces.listTraces, ({ query }) => listTraces(database, query));
  routes.bind(xRay.listSpans, ({ query }) => listSpans(database, query.traceIds));
  routes.bind(traces.getTrace, ({ params }) => getTrace(database, params.traceId));
}
