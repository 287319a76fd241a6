import path from 'node:path';
import { listTraces } from '@shopwright/contracts/http/traces';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { eventually } from '@shopwright/testing/deadlines';
import { startTestService, type TestService } from '@shopwright/testing/test-service';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { createCollectorApp } from './app';
import type { CollectorDeps } from './deps';
import { createTraceBudget } from './receive-spans';
import { createSpanBuffer } from './span-buffer';
import { storeSpans } from './store-spans';

export const logger = createLogger('collector', 'silent');
export const startNs = BigInt(Date.now()) * 1_000_000n;

/** The collector of the test file that runs. */
export let service: TestService<CollectorDeps>;

/** Starts a collector before the first test of the calling file, and stops it after the last one. */
export function useCollector(): void {
  beforeAll(async () => {
    service = await startTestService<CollectorDeps>({
      schema: 'traces',
      migrations: path.resolve('infra/observability/collector/drizzle'),
      deps: (context) => ({
        ...context,
        migrated: Promise.resolve(),
        buffer: createSpanBuffer({ store: (spans) => storeSpans(context.database, spans), logger, everyMs: 5 }),
        budget: createTraceBudget(),
      }),
      createApp: createCollectorApp,
    });
  });
  afterAll(async () => {
    await service.deps.buffer.stop();
    await service.stop();
  });
}

interface SentSpan {
  service: string;
  trace: string;
  id: string;
  parent?: string;
  name: string;
  kind?: number;
  atMs: number;
  ms: number;
  isError?: boolean;
  attributes?: Record<string, string | number>;
}

export const hex = (text: string, length: number) =>
  Buffer.from(text).toString('hex').padEnd(length, '0').slice(0, length);
export const traceId = (name: string) => hex(name, 32);

export async function send(...spans: SentSpan[]) {
  const resourceSpans = spans.map((span) => ({
    resource: { attributes: [{ key: 'service.name', value: { stringValue: span.service } }] },
    scopeSpans: [
      {
        spans: [
          {
            traceId: traceId(span.trace),
            spanId: hex(span.id, 16),
            ...(span.parent && { parentSpanId: hex(span.parent, 16) }),
            name: span.name,
            kind: span.kind ?? 2,
            startTimeUnixNano: String(startNs + BigInt(span.atMs) * 1_000_000n),
            endTimeUnixNano: String(startNs + BigInt(span.atMs + span.ms) * 1_000_000n),
            status: { code: span.isError ? 2 : 0 },
            attributes: Object.entries(span.attributes ?? {}).map(([key, value]) => ({
              key,
              value: typeof value === 'number' ? { intValue: value } : { stringValue: value },
            })),
          },
        ],
      },
    ],
  }));
  const response = await (await service.as('bff')).post('/v1/traces').send({ resourceSpans });
  expect(response.body).toEqual({});
}

export const get = async (target: string, role: 'operator' | 'staff' | 'anonymous' = 'operator') =>
  (await service.as(role)).get(target);
export const list = async (query: string) => listTraces.response.parse((await get(`/ops/traces?${query}`)).body);
export const waitForTrace = (name: string, count: number) =>
  vi.waitFor(async () => {
    const [trace] = await list(`search=${traceId(name)}`);
    expect(trace?.spanCount).toBe(count);
    return trace;
  }, eventually);
