import type { Endpoints } from './endpoints';

/** Formats the addresses of a running store, the demo accounts and the test card. */
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
    ['Email', endpoints.mail],
    [sandbox ? 'Stripe sandbox' : 'Stripe', endpoints.stripe],
    ['Postgres', withoutPassword(endpoints.postgres)],
    ['Redis', withoutPassword(endpoints.redis)],
  ];
  if (hasDemoAccounts) {
    rows.push(['', ''], ['Shopper', 'shopper@example.com / demo-password']);
    rows.push(['Staff', 'staff@example.com / demo-password'], ['Operator', 'operator@example.com / demo-password']);
  }
  if (sandbox) rows.push(['Test card', '4242 4242 4242 4242, any future date, any CVC']);
  return rows.map(([label, value]) => `  ${label.padEnd(18)}${value}`.trimEnd()).join('\n');
}

/** Hides the password, since terminals end up in screenshots. endpoints.json has the whole URL. */
function withoutPassword(url: string): string {
  const shown = new URL(url);
  if (shown.password !== '') shown.password = '***';
  return shown.toString();
}
