import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { startBenchStore } from '../bench/bench-store';
import { buyOne, findTarget, runPurchases } from '../bench/purchases';
import { listSteps, type StoredSpan } from './list-steps';

/** Jobs of a purchase end within it, and each process sends its spans every five seconds. */
const settledMs = 15_000;

const store = await startBenchStore();
const traces = postgres(store.endpoints.postgres, { max: 1, connection: { search_path: 'traces' } });
try {
  const addresses = { store: store.cached, stripe: store.endpoints.stripe };
  await runPurchases(addresses, [1, 2, 3, 4], { connections: 4, seconds: 10 });
  await sleep(settledMs);
  const startedMs = Date.now();
  if (!(await buyOne(await findTarget(addresses), 1))) throw new Error('the order was not confirmed');
  await sleep(settledMs);
  // What processes ask one another every second is in traces of its own.
  const spans = await traces<StoredSpan[]>`
    select trace_id as "traceId", span_id as "spanId", parent_id as "parentId", service, name, kind,
      (ended_ns - started_ns)::float8 / 1e6 as ms, attributes
    from otel_spans where trace_id in (
      select trace_id from otel_spans where service = 'bff' and started_ns >= ${startedMs}::bigint * 1000000)
    order by started_ns`;
  const steps = listSteps(spans);
  for (const { process, ms, statements, calls, 'request or job': name } of steps) {
    console.log(`\n${process}: ${name}, ${ms} ms`);
    if (statements.length > 0) console.log(`  ${statements.length} statements: ${statements.join(', ')}`);
    if (calls.length > 0) console.log(`  ${calls.length} calls: ${calls.join(', ')}`);
  }
  const count = (of: 'statements' | 'calls') => steps.reduce((sum, step) => sum + step[of].length, 0);
  console.log(`\n${steps.length} steps, ${count('statements')} statements, ${count('calls')} calls to other processes`);
} finally {
  await traces.end();
  await store.stop();
}
