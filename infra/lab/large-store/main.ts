import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { prepareDatabase, withDatabase } from '@shopwright/service-kit/database/roles';
import { testPasswords } from '@shopwright/testing/test-database';
import type { TestProject } from 'vitest/node';
import { migrateAll, restoreTarget } from '../../backup/service-migrations';
import { repositoryRoot } from '../../local/paths';
import startServers from '../../local/tests/test-servers';
import { print, timed } from '../print';
import { fillStore } from './fill-store';
import { measureBackup } from './measure-backup';
import { measureDesk } from './measure-desk';
import { measureExports } from './measure-exports';

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
  const accessTo = (database: string) => ({ adminUrl: serverUrl, database, passwords: testPasswords });
  const stopServers = await startServers({ provide, onTestsRerun: () => undefined } as unknown as TestProject);
  const folder = mkdtempSync(path.join(tmpdir(), 'shopwright-large-store-'));
  try {
    const urls = await prepareDatabase(accessTo('lab_original'));
    await migrateAll(repositoryRoot, urls);
    print(`${products} products and ${orders} orders written`, await timed(() => fillStore(urls, products, orders)));
    const isDeskFast = await measureDesk(urls.orders, { orders, calls });
    const isExportSmall = await measureExports(urls);
    const restored = restoreTarget(repositoryRoot, accessTo('lab_restored'));
    const original = withDatabase(serverUrl, 'lab_original');
    const isRestored = await measureBackup(original, restored, path.join(folder, 'lab.backup'));
    if (!isDeskFast || !isExportSmall || !isRestored) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
    await stopServers();
  }
}

await main();
