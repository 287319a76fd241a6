import { bucketCount } from '@shopwright/contracts/http/instances';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { prepareScreens, showScreen, TestError, until } from '../components/test-screen';
import { setTransport } from '../lib/api-client';
import { queryClient } from '../lib/query-client';
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
    rules: [rule('payments', 1), rule('catalog_away', 12), rule('webhooks_missing', null), rule('parked_jobs', 2, now)],
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
  'GET /ops/replica': () => ({ replica: null }),
  'GET /ops/pooler': () => ({ pooler: null }),
  'GET /ops/jobs/catalog': () => jobs,
  'GET /ops/jobs/order': () => ({ ...jobs, parked: 0 }),
  'GET /ops/jobs/auth': () => ({ ...jobs, parked: 0 }),
};

const away = () => new TestError(503, 'unavailable');
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
    expect(rules.map((each) => each.querySelector('bdi')?.textContent)).toEqual(['2', '1', '12 sec', '–']);
    expect(rules[0]?.querySelector('a')?.getAttribute('href')).toBe('/ops/jobs');
    expect(rules[3]?.querySelector('a')?.getAttribute('href')).toBe('/ops/traces?route=/webhooks/stripe');
    expect(rules.map((each) => each.querySelector('span')?.textContent)).toEqual(['Open', 'Pending', 'OK', 'Unknown']);
  });

  it('lists instances apart, and says which process none runs of', async () => {
    await showScreen(<OpsPage />, { responses: all });
    await until(() => section('ops-processes').includes('collector'));
    expect(document.querySelectorAll('[aria-labelledby="ops-processes"] tbody tr')).toHaveLength(7);
    expect(section('ops-processes')).toContain('No running instance reports for: catalog');
    expect(section('ops-processes')).toContain('Not responding');
  });

  it('shows the rest without what cannot be read', async () => {
    await showScreen(<OpsPage />, { responses: { ...all, 'GET /ops/queues': away, 'GET /ops/instances': away } });
    await until(() => text().includes("We couldn't load the processes"));
    expect(section('ops-parts')).toMatch(/Jobs waiting–Unavailable/);
    expect(section('ops-parts')).toMatch(/Emails sent96/);
    expect(section('ops-alerts')).toContain('Parked jobs');
  });

  it('does not show what was read before as the present', async () => {
    await showScreen(<OpsPage />, { responses: { ...all, 'GET /ops/web-vitals': () => [] } });
    const sections = ['ops-alerts', 'ops-processes', 'ops-day', 'ops-vitals'];
    await until(() => section('ops-processes').includes('collector') && section('ops-parts').includes('Active: 1'));
    expect(section('ops-processes').match(/Running/g)?.length).toBeGreaterThan(0);
    expect(text()).not.toContain('Unavailable');
    setTransport(async () => Response.json({ code: 'unavailable', message: 'x', requestId: 'x' }, { status: 503 }));
    const read = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => read + 120_000);
    await act(() => queryClient.refetchQueries({ queryKey: ['ops'] }));
    await until(() => sections.every((id) => section(id).includes('Unavailable. Showing data from ')));
    vi.restoreAllMocks();
    expect(section('ops-parts')).toMatch(/Jobs waiting–Unavailable.*Emails sent–Unavailable/);
    expect(section('ops-processes')).not.toContain('Running');
  });

  it('shows a replica where there is one: how far it is behind, or why it is not read', async () => {
    await showScreen(<OpsPage />, { responses: all });
    await until(() => section('ops-parts').includes('Active: 1'));
    expect(section('ops-parts')).not.toContain('replica');
    let replica = { isRead: true, fault: null as string | null, lagSeconds: 3 as number | null };
    await showScreen(<OpsPage />, { responses: { ...all, 'GET /ops/replica': () => ({ replica }) } });
    await act(() => queryClient.refetchQueries({ queryKey: ['ops', 'replica'] }));
    await until(() => section('ops-parts').includes('Postgres replica3 sec behindProduct lists for visitors'));
    replica = { isRead: true, fault: null, lagSeconds: 0.4 };
    await act(() => queryClient.refetchQueries({ queryKey: ['ops', 'replica'] }));
    await until(() => section('ops-parts').includes('Postgres replicaUp to dateProduct lists for visitors'));
    replica = { isRead: false, fault: 'behind', lagSeconds: null };
    await act(() => queryClient.refetchQueries({ queryKey: ['ops', 'replica'] }));
    await until(() => section('ops-parts').includes("Postgres replicaNot in useIt's – behind"));
    replica = { isRead: false, fault: 'behind', lagSeconds: 42 };
    await act(() => queryClient.refetchQueries({ queryKey: ['ops'] }));
    await until(() => section('ops-parts').includes("Postgres replicaNot in useIt's 42 sec behind"));
    replica = { isRead: false, fault: 'primary_silent', lagSeconds: null };
    await act(() => queryClient.refetchQueries({ queryKey: ['ops'] }));
    await until(() => section('ops-parts').includes("Not in useThe primary isn't responding"));
  });

  it('shows who waits in PgBouncer, and where it does not answer', async () => {
    let pooler = { isAnswering: true, waiting: 7, longestWaitSeconds: 2.5 };
    await showScreen(<OpsPage />, { responses: { ...all, 'GET /ops/pooler': () => ({ pooler }) } });
    await act(() => queryClient.refetchQueries({ queryKey: ['ops', 'pooler'] }));
    await until(() => section('ops-parts').includes('Waiting for Postgres7Longest wait: 2 sec'));
    pooler = { isAnswering: false, waiting: 0, longestWaitSeconds: 0 };
    await act(() => queryClient.refetchQueries({ queryKey: ['ops', 'pooler'] }));
    await until(() => section('ops-parts').includes("Waiting for Postgres–PgBouncer isn't responding"));
  });

  it('adds up the queues', async () => {
    await showScreen(<OpsPage />, { responses: all });
    await until(() => section('ops-parts').includes('Active: 1'));
    expect(section('ops-parts')).toMatch(/Jobs waiting4Active: 1 · Delayed: 2 · Parked: 2/);
  });

  it('has fault switches in a demonstration alone, with what differs marked', async () => {
    const faults = {
      now,
      faults: [
        { kind: 'drop_webhooks', endsAt: '2026-01-02T10:00:30.000Z', times: 1 },
        { kind: 'kill_worker', endsAt: null, times: 0 },
      ],
      payments: 8,
      orders: { paid: 7, pending: 1, needsReview: 0 },
      stock: null,
    };
    const sent: string[] = [];
    const demonstration = {
      ...all,
      'GET /ops/faults': () => ({ isAvailable: true, ...faults }),
      'DELETE /ops/faults/drop_webhooks': () => {
        sent.push('ended');
        return faults.faults[0];
      },
    };
    await showScreen(<OpsPage />, { responses: demonstration });
    await until(() => section('ops-faults') !== '');
    expect(section('ops-faults')).toMatch(/Lose Stripe's webhooks.*\d+ sec left.*End now/);
    const marked = [...document.querySelectorAll('[aria-labelledby="ops-faults"] .text-danger dt')];
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Payments at Stripe', 'Paid orders']);
    await act(async () => document.querySelector<HTMLButtonElement>('[data-fault="drop_webhooks"]')?.click());
    await until(() => sent.length > 0);
    expect(sent).toEqual(['ended']);
  });

  it('has none in another store, and says so where it is not known', async () => {
    const none = { isAvailable: false, now, faults: [], payments: null, orders: null, stock: null };
    await showScreen(<OpsPage />, { responses: { ...all, 'GET /ops/faults': () => none } });
    await until(() => section('ops-processes').includes('collector'));
    expect(section('ops-faults')).toBe('');
    expect(text()).not.toContain("We couldn't load the faults");
  });

  it('says that the fault switches cannot be read', async () => {
    await showScreen(<OpsPage />, { responses: { ...all, 'GET /ops/faults': away } });
    await until(() => text().includes("We couldn't load the faults"));
  });
});
