import { expect, test } from '@playwright/test';
import { expectNoViolations } from './axe';
import { enterAs, visit } from './screens';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an operator kills the workers, and sees that they are back and that nothing was lost', async ({ page }) => {
  await enterAs(page, 'operator');
  await visit(page, '/ops');
  const processes = page.getByRole('region', { name: 'Processes' });
  for (const name of ['bff', 'catalog', 'order', 'auth', 'workers', 'collector']) {
    const running = processes.getByRole('row').filter({ hasText: name }).filter({ hasText: 'Running' });
    await expect(running.first()).toBeVisible();
  }
  const pids = async () =>
    (await processes.getByRole('row').filter({ hasText: 'workers' }).allTextContents()).map(
      (text) => /· (\d+)/.exec(text)?.[1],
    );
  const before = await pids();
  const faults = page.getByRole('region', { name: 'Fault injection' });
  await expect(faults.getByText('Payments at Stripe')).toBeVisible();
  await expectNoViolations(page, 'the status of the store');
  await faults.getByRole('button', { name: 'Start: Kill the workers' }).click();
  await expect(faults.getByRole('listitem').filter({ hasText: 'Kill the workers' })).toContainText(/Triggered: \d/);
  await expect.poll(async () => (await pids()).some((pid) => !before.includes(pid))).toBe(true);
});
