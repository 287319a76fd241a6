import { bucketCount } from '@shopwright/contracts/http/instances';
import { describe, expect, it } from 'vitest';
import { prepareScreens, showScreen, TestError, until } from '../components/test-screen';
import { OpsPage } from './ops-page';

prepareScreens();

const now = '2026-01-02T10:00:00.000Z';
const load = {
  version: '1.0.0',
  memoryMb: 100,
  cpuPercent: 1.5,
  lagMs: 4,
  startedAt: '2026-01-02T08:00:00.000Z',
};
const instance = (process: string, pid: number, seenAt = now) => ({ process, host: 'shop', pid, ...load, seenAt });
const rule = (alert: string, value: number | null, openSince: string | null = null) => ({ alert, value, openSince });
const jobs = { parked: 2, parkedByQueue: {}, late: 0, lateSince: null, hasAuditFault: false, jobs: [] };

const all = {
  'GET /operations-alerts/rules': () => ({
    checkedAt: now,
    rules: [rule('payments', 0), rule('catalog_away', 12), rule('webhooks_missing', null), rule('parked_jobs', 2, now)],
  }),
  'GET /ops/instances': () => ({
    now,
    instances: [
      instance('bff', 1),
      instance('bff', 2),
      instance('catalog', 3, '2026-01-02T09:58:00.000Z'),
      ...['order', 'auth', 'workers', 'collector'].map((process, at) => instance(process, 10 + at)),
    ],
  }),
  'GET /ops/metrics': () => ({
    from: now,
    series: [{ process: 'workers', metric: 'emails_sent', values: Array(bucketCount).fill(1) }],
  }),
  'GET /ops/queues': () => [
    { queue: 'refunds', isPaused: false, waiting: 3, active: 1, delayed: 2, finished: 0, oldestAt: null },
    { queue: 'loyalty', isPaused: false, waiting: 1, active: 0, delayed: 0, finished: 0, oldestAt: null },
  ],
  'GET /ops/traces': () => [],
  'GET /webhook-endpoints': () => [],
  'GET /imports': () => [],
  'GET /ops/backups': () => ({ last: null, failure: null }),
  'GET /ops/jobs/catalog': () => jobs,
  'GET /ops/jobs/order': () => ({ ...jobs, parked: 0 }),
  'GET /ops/jobs/auth': () => ({ ...jobs, parked: 0 }),
};

const text = () => document.body.textContent ?? '';
const section = (id: string) => document.querySelector(`[aria-labelledby="${id}"]`)?.textContent ?? '';

describe('the status of the store', () => {
  it('lists the open alerts first, each rule with its present value and the page that repairs it', async () => {
    await showScreen(<OpsPage />, { responses: all });
    await until(() => document.querySelector('[aria-labelledby="ops-alerts"] a'));
    const rules = [...document.querySelectorAll('[aria-labelledby="ops-alerts"] li')];
    expect(rules.map((each) => each.querySelector('a')?.textContent)).toEqual([
      'Parked jobs',
      'Payments that need a decision',
      'Catalog service: last response',
      'Paid orders without a webhook from Stripe',
    ]);
    expect(rules.map((each) => each.querySelector('bdi')?.textContent)).toEqual(['2', '0', '12 sec', '–']);
    expect(rules[0]?.querySelector('a')?.getAttribute('href')).toBe('/ops/jobs');
  });

  it('lists instances apart, and says which process none runs of', async () => {
    await showScreen(<OpsPage />, { responses: all });
    await until(() => section('ops-processes').includes('collector'));
    expect(document.querySelectorAll('[aria-labelledby="ops-processes"] tbody tr')).toHaveLength(7);
    expect(section('ops-processes')).toContain('No running instance reports for: catalog');
    expect(section('ops-processes')).toContain('Silent');
  });

  it('shows the rest without what cannot be read', async () => {
    const away = () => new TestError(503, 'unavailable');
    await showScreen(<OpsPage />, { responses: { ...all, 'GET /ops/queues': away, 'GET /ops/instances': away } });
    await until(() => text().includes("We couldn't load the processes"));
    expect(section('ops-parts')).toMatch(/Jobs waiting–Can't be read right now/);
    expect(section('ops-parts')).toMatch(/Emails sent96/);
    expect(section('ops-alerts')).toContain('Parked jobs');
  });

  it('adds up the queues', async () => {
    await showScreen(<OpsPage />, { responses: all });
    await until(() => section('ops-parts').includes('Active: 1'));
    expect(section('ops-parts')).toMatch(/Jobs waiting4Active: 1 · Delayed: 2 · Parked: 2/);
  });
});
