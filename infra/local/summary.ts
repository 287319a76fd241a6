import type { Endpoints } from './endpoints';

/** The addresses of a running shop, and what to sign in and pay with. */
export function summary(endpoints: Endpoints, hasDemoAccounts: boolean): string {
  const { store } = endpoints;
  const sandbox = endpoints.stripe.startsWith('http://127.0.0.1');
  const rows: [string, string][] = [
    ['Store', store],
    ...endpoints.processes.flatMap(({ name, port }): [string, string][] =>
      name === 'web' ? [['Store, hot reload', `http://127.0.0.1:${port}`]] : [],
    ),
    ['Back office', `${store}/admin`],
    ['Queues', endpoints.queues],
    ['Traces', endpoints.traces],
    ['Mail', endpoints.mail],
    [sandbox ? 'Stripe sandbox' : 'Stripe', endpoints.stripe],
    ['Postgres', withoutPassword(endpoints.postgres)],
    ['Redis', withoutPassword(endpoints.redis)],
  ];
  if (hasDemoAccounts) {
    rows.push(['', ''], ['Shopper', 'shopper@example.com / demo-password']);
    rows.push(['Staff', 'staff@example.com / demo-password'], ['Operator', 'operator@example.com / demo-password']);
  }
  if (sandbox) rows.push(['Test card', '4242 4242 4242 4242, any later date, any CVC']);
  return rows.map(([label, value]) => `  ${label.padEnd(18)}${value}`.trimEnd()).join('\n');
}

/** What scrolls by on a screen ends up in screenshots; the whole URL is in endpoints.json. */
function withoutPassword(url: string): string {
  const shown = new URL(url);
  if (shown.password !== '') shown.password = '***';
  return shown.toString();
}
