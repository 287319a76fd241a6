import { existsSync } from 'node:fs';
import type { Endpoints } from './endpoints';
import { readHomeKind } from './home-kind';
import { fromRoot, repositoryRoot } from './paths';
import { readDemo, readRehearsalSettings, readSettings } from './settings';
import { Interrupted, Shop } from './shop';
import { watchStart } from './start-watchdog';
import { terminal } from './terminal';
import { UserError } from './user-error';

/** Runs a store until it is told to stop: `npm start` and `npm run rehearsal`. */
async function main(): Promise<void> {
  if (existsSync(fromRoot('.env'))) process.loadEnvFile(fromRoot('.env'));
  const read = process.argv.includes('--rehearsal') ? readRehearsalSettings : readSettings;
  const demo = readDemo(process.argv);
  const settings = read({ ...process.env, ...(demo && { SEED: demo }) }, repositoryRoot);
  if (demo && readHomeKind(settings.home) !== undefined) {
    throw new UserError(`--demo is for a new store, and ${settings.home} has one. Set SHOP_HOME to another folder.`);
  }
  const shop = new Shop(settings, {
    verbose: process.argv.includes('--verbose'),
    dev: process.argv.includes('--dev'),
  });
  stopOnSignal(shop);
  const unwatch = watchStart();
  try {
    const endpoints = await shop.start().finally(unwatch);
    terminal.say(`\n${summary(endpoints, shop.hasDemoAccounts)}\n`);
    terminal.say(`  Started in ${(performance.now() / 1000).toFixed(1)} s. Press Ctrl+C to stop.`);
    terminal.say(`  Ready at ${endpoints.store}`);
    // Scripts wait for this bare word.
    terminal.say('Ready');
  } catch (error) {
    // Errors after a signal are caused by the shutdown; the signal's handler ends the process.
    if (error instanceof Interrupted || shop.stopping) return;
    await shop.stop();
    throw error;
  }
}

/** Stops everything in order on the first signal, and immediately on the second. */
function stopOnSignal(shop: Shop): void {
  let stopping = false;
  const stop = async (reason: string) => {
    if (stopping) return;
    stopping = true;
    terminal.say(`\nStopping (${reason}) ...`);
    await shop.stop();
    terminal.say('Stopped.');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!stopping) return void stop(signal);
      shop.kill();
      process.exit(1);
    });
  }
  stopWithNpm(stop);
}

/** Stops when npm ends: npm signals only the shell between it and this process. */
function stopWithNpm(stop: (reason: string) => Promise<void>): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && void stop('npm has ended'), 250).unref();
}

main().catch((error: unknown) => {
  terminal.failure(error);
  process.exit(1);
});

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
  if (endpoints.setup)
    rows.push(['', ''], ['Set up the store', endpoints.setup], ['', 'The link works once, for 24 hours.']);
  if (sandbox) rows.push(['Test card', '4242 4242 4242 4242, any future date, any CVC']);
  return rows.map(([label, value]) => `  ${label.padEnd(18)}${value}`.trimEnd()).join('\n');
}

/** Hides the password, since terminals end up in screenshots. endpoints.json has the whole URL. */
function withoutPassword(url: string): string {
  const shown = new URL(url);
  if (shown.password !== '') shown.password = '***';
  return shown.toString();
}
