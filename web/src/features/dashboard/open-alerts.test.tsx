import type { OpenAlert } from '@shopwright/contracts/http/operations-alerts';
import { describe, expect, it } from 'vitest';
import { prepareScreens, showScreen, TestError, until } from '../../components/test-screen';
import { countDifferences } from '../../lib/queries/operations-alerts';
import { OpenAlerts } from './open-alerts';

prepareScreens();

const since = '2026-01-01T09:00:00.000Z';
const open: OpenAlert[] = [
  { alert: 'payments', count: 2, since },
  { alert: 'differences', count: 3, since },
  { alert: 'auth_away', count: 1, since },
  { alert: 'parked_jobs', count: 14, since },
];

async function show(response: OpenAlert[] | TestError) {
  let calls = 0;
  await showScreen(<OpenAlerts />, {
    responses: {
      'GET /operations-alerts': () => {
        calls += 1;
        return response instanceof TestError ? response : { alerts: response };
      },
    },
  });
  await until(() => calls > 0);
}

describe('the open alerts', () => {
  it('are listed with their number and the page that repairs them', async () => {
    await show(open);
    await until(() => document.querySelector('a'));
    const links = [...document.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]);
    expect(links.map(([href]) => href)).toEqual(['/reconciliation', '/reconciliation', '/ops', '/ops/jobs']);
    expect(links[0]?.[1]).toMatch(/^2 payments need your decision since Jan 1, 2026/);
    expect(links[3]?.[1]).toMatch(/^14 parked jobs since /);
  });

  it.each([
    ['there are none', []],
    ['they are not known', new TestError(503, 'unavailable')],
  ])('show nothing while %s', async (_, response) => {
    await show(response);
    expect(document.body.textContent).toBe('');
  });

  it('count for the rail what the reconciliation waits with', () => {
    expect(countDifferences(open)).toBe(5);
    expect(countDifferences([])).toBe(0);
  });
});
