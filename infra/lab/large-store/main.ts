import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { TestProject } from 'vitest/node';
import startServers from '../../local/tests/test-servers';
import { measureBackup } from './measure-backup';
import { measureDesk } from './measure-desk';
import { fillStore, openStore } from './open-store';
import { print, timed } from './print';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '100000' },
    calls: { type: 'string', default: '300' },
  },
});
const [products, orders, calls] = [Number(values.products), Number(values.orders), Number(values.calls)];

/** Measures a store with many products and orders: `npm run lab -- large-store`. README.md says when it fails. */
async function main(): Promise<void> {
  let serverUrl = '';
  const provide = (name: string, value: string) => {
    if (name === 'postgresAdminUrl') serverUrl = value;
  };
  const stopServers = await startServers({ provide, onTestsRerun: () => undefined } as unknown as TestProject);
  const folder = mkdtempSync(path.join(tmpdir(), 'shopwright-large-store-'));
  try {
    const original = openStore(serverUrl, 'lab_original');
    await original.prepare();
    await original.migrate();
    print(
      `${products} products and ${orders} orders written`,
      await timed(() => fillStore(original.urls(), products, orders)),
    );
    const isDeskFast = await measureDesk(original.urls().orders, { orders, calls });
    const restored = openStore(serverUrl, 'lab_restored');
    const isRestored = await measureBackup(original.adminUrl, restored, path.join(folder, 'lab.backup'));
    if (!isDeskFast || !isRestored) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
    await stopServers();
  }
}

await main();
