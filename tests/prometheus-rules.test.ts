import { readFileSync } from 'node:fs';
import path from 'node:path';
import { queueNames } from '@shopwright/contracts/queues';
import { readDatabaseLoad } from '@shopwright/service-kit/database/database-load';
import { sampleOutbox } from '@shopwright/service-kit/messaging/outbox-metrics';
import { sampleQueues } from '@shopwright/service-kit/messaging/queue-metrics';
import { sampleRedis } from '@shopwright/service-kit/messaging/redis-metrics';
import { readMetrics } from '@shopwright/service-kit/metrics/read-metrics';
import { recordRequest } from '@shopwright/service-kit/metrics/requests';
import { createSampling, type Sampler } from '@shopwright/service-kit/metrics/sampler';
import type { Series } from '@shopwright/service-kit/metrics/series';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { sampleBackups } from '../infra/observability/collector/sample-backups';
import { createReplica } from '../services/catalog/src/replica/replica';
import { sampleReconciliation, sampleRefunds } from '../services/order/src/order-metrics';
import { sampleWorkers } from '../workers/src/worker-metrics';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');
const file = parse(read('infra/observability/prometheus-rules.yml')) as { groups: { name: string; rules: Rule[] }[] };
const rules = file.groups.flatMap((group) => group.rules);

/** A database whose tables are empty, and queues without jobs. */
const rows: unknown = new Proxy(() => rows, {
  get: (_target, name) => (name === 'then' ? (resolve: (found: unknown[]) => void) => resolve([]) : rows),
});
const database = { db: rows as never };
const queue = (name: string) => ({ name, getJobCounts: async () => ({}), getJobs: async () => [] });
const redis = { info: async () => 'used_memory:1\nmaxmemory:2\n' } as never;

/** Both servers are at the same place. */
const server = (isReplica: boolean) =>
  ({ db: { execute: async () => [{ position: '1', system: 's', timeline: 1, isReplica }] } }) as never;
const replica = createReplica({
  primary: server(false),
  replica: server(true),
  logger: { warn: () => undefined, info: () => undefined },
});

const pooler: Sampler = {
  name: 'pooler',
  read: async () =>
    ['postgres_pooler_transactions_waiting', 'postgres_pooler_longest_wait_seconds'].map((name) => {
      return { name, help: name, values: [{ value: 0 }] };
    }),
};

const samplersOf: Record<string, Sampler[]> = {
  bff: [],
  catalog: [sampleOutbox(database), replica.sampler],
  order: [sampleOutbox(database), sampleRefunds(database), sampleReconciliation(database)],
  auth: [sampleOutbox(database)],
  workers: [sampleQueues({ all: () => queueNames.map(queue) as never }), sampleRedis(redis), sampleWorkers([])],
  collector: [sampleBackups(database), pooler],
};
const withoutDatabase = ['bff', 'workers'];

let exported: Series[];
beforeAll(async () => {
  await replica.check();
  for (const status of [200, 503]) recordRequest('GET', '/products', status, 0.01);
  const all = await Promise.all(
    Object.entries(samplersOf).map(async ([service, samplers]) => {
      const sampling = createSampling({ logger: { debug: () => undefined } });
      sampling.add(samplers);
      const load = withoutDatabase.includes(service) ? [] : readDatabaseLoad();
      return readMetrics(service, [...load, ...(await sampling.read())]);
    }),
  );
  exported = all.flat();
});

const valuesOf = (name: string) =>
  exported.flatMap((series) => series.values.filter(({ metricName = series.name }) => metricName === name));

const promql = new Set([
  'sum',
  'max',
  'min',
  'rate',
  'increase',
  'delta',
  'absent',
  'time',
  'offset',
  'and',
  'or',
  'unless',
]);

/** The series that a rule names, each with what it selects of their labels. */
const selectorsOf = ({ expr }: Rule): { name: string; labels: string[] }[] =>
  [...expr.replace(/by \([^)]*\)/g, '').matchAll(/\b([a-z][a-z0-9_]+)\b(?:\{([^}]*)\})?/g)]
    .filter(([, name = '']) => !promql.has(name))
    .map(([, name = '', labels = '']) => ({ name, labels: labels.split(',').filter(Boolean) }));

describe('infra/observability/prometheus-rules.yml', () => {
  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    '%s names series and labels that are exported',
    (_, rule) => {
      const selectors = selectorsOf(rule);
      expect(selectors.length).toBeGreaterThan(0);
      for (const { name, labels } of selectors) {
        const values = valuesOf(name);
        expect([name, values.length > 0]).toEqual([name, true]);
        for (const label of labels) {
          const [, key = '', operator, wanted = ''] = /^(\w+)(=~?)"(.*)"$/.exec(label) ?? [];
          expect(['=', '=~'], label).toContain(operator);
          const known = values.map((value) => String(value.labels[key]));
          for (const each of operator === '=~' ? wanted.split('|') : [wanted]) expect(known, label).toContain(each);
        }
      }
    },
  );

  it('has an alert for each gauge that others depend on and that is read elsewhere: its own would be silent without it', () => {
    const missing = rules.find(({ alert }) => alert === 'MetricsMissing') as Rule;
    const covered = new Set(selectorsOf(missing).map(({ name, labels }) => `${name} ${labels[0]}`));
    const needed = exported
      .filter(({ name }) => /^(reconciliation|outbox|queue|redis|backup)_/.test(name) && name !== 'queue_workers')
      .flatMap(({ name, values }) => values.map(({ labels }) => ({ name, service: labels.service })))
      .filter(({ name }) =>
        rules.some((rule) => rule !== missing && selectorsOf(rule).some((used) => used.name === name)),
      )
      .filter(({ name }) => name !== 'redis_memory_max_bytes')
      .map(({ name, service }) => `${name} service="${service}"`);
    expect(new Set(needed).size).toBeGreaterThan(10);
    expect([...new Set(needed)].filter((each) => !covered.has(each))).toEqual([]);
  });

  it('says of each alert how urgent it is, and where docs/operations.md says what to do', () => {
    const headings = [...read('docs/operations.md').matchAll(/^#+ (.+)$/gm)].map(
      ([, text = '']) =>
        `docs/operations.md#${text
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-')}`,
    );
    expect(rules.length).toBeGreaterThan(18);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { alert, labels, annotations } of rules) {
      expect(['page', 'ticket'], alert).toContain(labels.severity);
      expect(headings, alert).toContain(annotations.runbook);
      expect(read('docs/operations.md'), alert).toContain(`\`${alert}\``);
    }
  });
});

describe('all processes together', () => {
  it('have fewer than 2,000 series when every route they may name is in use', () => {
    const requests = exported.filter(({ name }) => name === 'http_request_duration_seconds');
    const others = exported.filter((series) => !requests.includes(series)).flatMap(({ values }) => values).length;
    // 40 combinations and 4 classes of other routes, with 7 series each; the workers have no routes.
    expect(others).toBeGreaterThan(200);
    expect(others + 5 * (40 + 4) * 7 + 7).toBeLessThan(2000);
  });

  it('name no person: every label is one of a few', () => {
    const labels = new Set(exported.flatMap(({ values }) => values.flatMap((value) => Object.keys(value.labels))));
    expect([...labels].sort()).toEqual(
      ['service', 'method', 'route', 'status', 'le', 'priority', 'kind', 'state', 'queue', 'source'].sort(),
    );
  });
});
