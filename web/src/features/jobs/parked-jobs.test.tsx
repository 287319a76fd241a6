import type { JobsReport, ParkedJob } from '@shopwright/contracts/http/jobs';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { prepareScreens, showScreen, TestError, until } from '../../components/test-screen';
import { ParkedJobs } from './parked-jobs';

prepareScreens();

const job = (id: string, parkedAt: string): ParkedJob => ({
  eventId: id,
  queue: 'order-mails',
  type: 'order-confirmed',
  orderId: 7,
  recipient: 'ada@example.com',
  traceId: 'a'.repeat(32),
  occurredAt: '2026-01-01T08:00:00.000Z',
  parkedAt,
  reason: 'unprocessable: the mail server did not accept the email',
});
const now = Date.now();
const [older, newer] = [
  job('event-1', new Date(now - 25 * 3_600_000).toISOString()),
  job('event-2', new Date(now - 3_600_000).toISOString()),
];
const nothing: JobsReport = { parked: 0, parkedByQueue: {}, late: 0, lateSince: null, hasAuditFault: false, jobs: [] };

async function show(order: JobsReport | TestError) {
  const sent: unknown[] = [];
  await showScreen(<ParkedJobs />, {
    responses: {
      'GET /ops/jobs/catalog': () => nothing,
      'GET /ops/jobs/auth': () => nothing,
      'GET /ops/jobs/order': () => order,
      'POST /ops/jobs/order/retry': (body) => {
        sent.push(body);
        return { retried: 2, hasMore: sent.length === 1 && 'parkedUntil' in (body as object) };
      },
      'POST /ops/jobs/order/discard': (body) => {
        sent.push(body);
        return { discarded: true };
      },
    },
  });
  await until(() => document.querySelector('h2'));
  return sent;
}

const buttons = (name: string) => [...document.querySelectorAll('button')].filter((each) => each.textContent === name);
const press = (name: string, index = 0) => act(async () => buttons(name)[index]?.click());
const untilSent = (sent: unknown[]) => until(() => sent.length > 0);
const text = () => document.body.textContent ?? '';

describe('the parked jobs', () => {
  it('are listed with their reason, the newest first, and the X-ray of their order', async () => {
    await show({ ...nothing, parked: 2, jobs: [newer, older] });
    const ids = [...document.querySelectorAll('article')].map((each) => /event-\d/.exec(each.textContent ?? '')?.[0]);
    expect(ids).toEqual(['event-2', 'event-1']);
    expect(text()).toContain('did not accept the email');
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/orders/7/x-ray');
  });

  it('are named by what they have not done, for whom, and lead to their trace while it is kept', async () => {
    await show({ ...nothing, parked: 2, jobs: [newer, older] });
    const headings = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
    expect(headings).toEqual(Array(2).fill('Confirmation email for order #7 not sent'));
    expect(text()).toContain('To ada@example.com');
    const links = [...document.querySelectorAll('article')].map((each) =>
      [...each.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    );
    expect(links).toEqual([['/orders/7/x-ray', `/ops/traces/${'a'.repeat(32)}`], ['/orders/7/x-ray']]);
  });

  it('keep the names of the queue where a release has another job', async () => {
    await show({ ...nothing, parked: 1, jobs: [{ ...newer, type: 'order-gilded' }] });
    expect(document.querySelector('h3')?.textContent).toBe('order-mails · order-gilded');
  });

  it('are discarded after a question that names what is lost', async () => {
    const sent = await show({ ...nothing, parked: 2, jobs: [newer, older] });
    await press('Discard', 1);
    expect(text()).toContain('Discard this job?');
    expect(text()).toContain('Confirmation email for order #7 not sent. It will not be retried');
    expect(sent).toEqual([]);
    await press('Discard', buttons('Discard').length - 1);
    await untilSent(sent);
    expect(sent).toEqual([{ eventId: 'event-1', queue: 'order-mails' }]);
  });

  it('are retried one by one', async () => {
    const sent = await show({ ...nothing, parked: 2, jobs: [newer, older] });
    await press('Retry', 1);
    await untilSent(sent);
    expect(sent).toEqual([{ eventId: 'event-1', queue: 'order-mails' }]);
  });

  it('are retried all at once after a question, up to the newest that is shown', async () => {
    const sent = await show({ ...nothing, parked: 120, jobs: [newer, older] });
    expect(text()).toContain('Only the newest 2 jobs are shown');
    await press('Retry all');
    expect(text()).toContain('Retry 120 jobs?');
    expect(sent).toEqual([]);
    await press('Cancel');
    expect(sent).toEqual([]);
    await press('Retry all');
    await press('Retry all', buttons('Retry all').length - 1);
    await untilSent(sent);
    // The service has more than one call can retry.
    await until(() => sent.length === 2);
    expect(sent).toEqual([{ parkedUntil: newer.parkedAt }, { parkedUntil: newer.parkedAt }]);
  });

  it('say how many jobs are retried by themselves', async () => {
    await show({ ...nothing, late: 3, lateSince: '2026-01-01T08:00:00.000Z' });
    expect(text()).toContain('3 jobs are being retried');
    expect(text()).toContain('No jobs need your attention.');
  });

  it('say whose jobs are unknown while a service is away, and do not claim that there are none', async () => {
    await show(new TestError(503, 'unavailable'));
    expect(text()).toContain("can't be shown right now: order");
    expect(text()).not.toContain('No jobs need your attention.');
  });
});
