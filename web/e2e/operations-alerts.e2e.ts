import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import postgres from 'postgres';
import { expectNoViolations } from './axe';
import { countClicks } from './count-clicks';
import { enterAs, visit } from './screens';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const endpoints = path.join(process.env.SHOP_HOME ?? '.shop', 'endpoints.json');

const parkedEvent = crypto.randomUUID();

/** Writes alerts as a look at the store does, and keeps the next look, which would end them, away for a minute and a half. */
async function raiseAlerts(): Promise<{ park(): Promise<void>; end(): Promise<void> }> {
  const sql = postgres((JSON.parse(readFileSync(endpoints, 'utf8')) as { postgres: string }).postgres, { max: 1 });
  await sql`delete from orders.alerts`;
  await sql`update orders.alert_passes set passed_at = now() + interval '90 s'`;
  for (const [name, count] of [
    ['payments', 2],
    ['differences', 3],
    ['parked_jobs', 14],
  ] as const) {
    await sql`insert into orders.alerts (name, count, since, raised_at, told_at)
      values (${name}, ${count}, now() - interval '1 hour', now(), now())`;
  }
  return {
    /** Parks the email of an order that there is not. */
    async park() {
      await sql`insert into orders.outbox (event_id, queue, type, payload, traceparent, parked_at, parked_reason)
        values (${parkedEvent}, 'order-mails', 'order-confirmed', '{"orderId": 999999999}',
          ${`00-${'c'.repeat(32)}-${'1'.repeat(16)}-01`}, now(), 'no')`;
    },
    async end() {
      await sql`delete from orders.outbox where event_id = ${parkedEvent}`;
      await sql`delete from orders.alerts`;
      await sql.end();
    },
  };
}

test('what needs a person is at the top of the back office, with the way to its repair', async ({ page }) => {
  const alerts = await raiseAlerts();
  try {
    await enterAs(page, 'operator');
    await visit(page, '/office');
    const notice = page.getByRole('status').filter({ hasText: 'These need your attention' });
    await expect(notice.getByRole('link')).toHaveCount(3);
    await expect(notice.getByRole('link', { name: '14 parked jobs' })).toHaveAttribute('href', '/ops/jobs');
    const rail = page.getByRole('navigation', { name: 'Back office' });
    await expect(rail.getByRole('link', { name: 'Reconciliation' })).toContainText('5');
    await expectNoViolations(page, 'the alerts');
    await alerts.park();
    const retry = countClicks('alert to retried job', 4);
    await retry.click(rail.getByRole('link', { name: 'Status' }));
    const rule = page.getByRole('region', { name: 'Alert rules' }).getByRole('listitem').first();
    await expect(rule).toContainText('Open');
    await expectNoViolations(page, 'the status of the store');
    await retry.click(page.getByRole('link', { name: 'Parked jobs', exact: true }));
    const job = page.getByRole('article').filter({ hasText: parkedEvent });
    await expect(job.getByRole('link', { name: 'Trace' })).toHaveAttribute('href', `/ops/traces/${'c'.repeat(32)}`);
    await retry.click(job.getByRole('button', { name: 'Retry' }));
    await expect(job).toHaveCount(0);
    retry.report();
    await visit(page, '/office');
    await notice.getByRole('link', { name: '2 payments need your decision' }).click();
    await expect(page).toHaveURL('/reconciliation');

    // A page that notices someone else's session loads itself again, and would end the next navigation.
    await page.goto('about:blank');
    await enterAs(page, 'staff');
    await visit(page, '/office');
    await expect(notice.getByRole('link')).toHaveCount(2);
  } finally {
    await alerts.end();
  }
  await visit(page, '/office');
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible();
  await expect(page.getByText('These need your attention')).toHaveCount(0);
});
