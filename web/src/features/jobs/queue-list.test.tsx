import { finishedJobsMax, type QueueState } from '@shopwright/contracts/http/queues';
import { expect, it } from 'vitest';
import { prepareScreens, showScreen, TestError, until } from '../../components/test-screen';
import { QueueList } from './queue-list';

prepareScreens();

const idle = { isPaused: false, waiting: 0, active: 0, delayed: 0, finished: 0, oldestAt: null };
const nothing = { parked: 0, parkedByQueue: {}, late: 0, lateSince: null, jobs: [] };

async function show(queues: QueueState[] | TestError) {
  await showScreen(<QueueList />, {
    responses: {
      'GET /ops/queues': () => queues,
      'GET /ops/jobs/catalog': () => nothing,
      'GET /ops/jobs/auth': () => nothing,
      'GET /ops/jobs/order': () => ({ ...nothing, parked: 3, parkedByQueue: { refunds: 3 } }),
    },
  });
}

const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent));

it('shows each queue by its name with what waits, runs, failed and how fast it is', async () => {
  const busy = { waiting: 1200, active: 8, delayed: 2, finished: finishedJobsMax };
  const oldestAt = new Date(Date.now() - 150_000).toISOString();
  await show([
    { ...idle, queue: 'order-mails', ...busy, oldestAt },
    { ...idle, queue: 'refunds', isPaused: true },
  ]);
  await until(() => rows()[1]?.[4] === '3');
  expect(rows()[0]?.[0]).toMatch(/^Order confirmation emailsorder-mails/);
  expect(rows()[0]?.slice(1)).toEqual(['1,200', '8', '2', '0', '2 min', '5,000+']);
  expect(rows()[1]?.[0]).toMatch(/^RefundsPausedrefunds/);
  expect(rows()[1]?.slice(1)).toEqual(['0', '0', '0', '3', 'Nothing waiting', '0']);
});

it('says that the queues are unknown while Redis is away', async () => {
  await show(new TestError(503, 'unavailable'));
  await until(() => document.body.textContent?.includes("couldn't load the queues"));
  expect(rows()).toEqual([]);
});
