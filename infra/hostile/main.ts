import { parseArgs } from 'node:util';
import { readCommit, writeFigure } from '../chaos/write-figure';
import { startTestShop } from '../local/tests/test-shop';
import { checkAccess, checkOwnership } from './check-access';
import { findCanaries, findUnsearched } from './find-canaries';
import { openStore } from './open-store';
import { sendGenerated } from './send-generated';

/**
 * Attacks a store of its own: `npm run hostile -- --seed N --requests N`. Calls every endpoint as everybody who may not,
 * sends generated requests with broken, huge and hostile values, and searches logs, spans, events and jobs for secrets.
 * Exits with 1 on any leak and on any answer of 5xx. `--figure` keeps the result in docs/figures.md.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      requests: { type: 'string', default: '5000' },
      figure: { type: 'boolean', default: false },
    },
  });
  const of = `(seed ${values.seed}, commit ${readCommit()})`;
  const shop = await startTestShop({ RATE_LIMIT: 'off' });
  try {
    const store = await openStore(shop.home);
    const access = await checkAccess(store);
    print(`access matrix: ${access.compared} calls, ${access.leaks.length} leaks ${of}`, access.leaks);
    const ownership = await checkOwnership(store);
    print(
      `another customer's order: ${ownership.compared} calls, ${ownership.leaks.length} leaks ${of}`,
      ownership.leaks,
    );
    const startedAt = Date.now();
    const generated = await sendGenerated(store, Number(values.seed), Number(values.requests));
    const rate = (generated.sent * 1000) / (Date.now() - startedAt);
    const statuses = [...generated.byStatus].sort(([a], [b]) => a - b).map(([status, count]) => `${count} x ${status}`);
    print(`generated requests: ${generated.sent}, ${generated.failures.length} failures ${of}`, generated.failures);
    print(
      `generated requests: ${statuses.join(', ')}, slowest ${generated.slowestMs.toFixed(0)} ms, ${rate.toFixed(0)} a second`,
    );
    const { searched, found } = await findCanaries(shop.home, store.canaries);
    const places = Object.entries(searched).map(([place, size]) => `${place} ${(size / 1e3).toFixed(0)} kB`);
    print(`${Object.keys(store.canaries).length} canaries in ${places.join(', ')}: ${found.length} found ${of}`, found);
    const unsearched = await findUnsearched(shop.home);
    print(`planted canary: found in ${4 - unsearched.length} of 4 places ${of}`, unsearched);
    const findings = [unsearched, access.leaks, ownership.leaks, generated.failures, found].flat();
    if (findings.length > 0) process.exitCode = 1;
    const leaks = access.leaks.length + ownership.leaks.length;
    const what = `${generated.sent.toLocaleString('en')} generated requests, seed ${values.seed}: answers of 5xx; leaks in ${access.compared + ownership.compared} calls of the access matrix; secrets found in logs, spans, events and jobs`;
    const command = `npm run hostile -- --seed ${values.seed} --requests ${values.requests}`;
    const seen = `${generated.failures.length}; ${leaks}; ${found.length}`;
    if (values.figure) await writeFigure({ what, seen, command });
  } finally {
    await shop.stop();
  }
}

const print = (line: string, details: readonly string[] = []) =>
  process.stdout.write([line, ...details.slice(0, 30).map((detail) => `  ${detail}`), ''].join('\n'));

await main();
