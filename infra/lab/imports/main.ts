import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { connectDatabase, type Database } from '@shopwright/service-kit/database/connection';
import { prepareDatabase } from '@shopwright/service-kit/database/roles';
import { testPasswords } from '@shopwright/testing/test-database';
import type { TestProject } from 'vitest/node';
import { suppliers } from '../../../services/catalog/src/db/suppliers';
import { setImportState } from '../../../services/catalog/src/imports/file-imports';
import { getImportWork, readProgress } from '../../../services/catalog/src/imports/import-progress';
import { processItems } from '../../../services/catalog/src/imports/process-items';
import { addImportItems, finishReading, readPart } from '../../../services/catalog/src/imports/read-items';
import { receiveFile } from '../../../services/catalog/src/imports/receive-file';
import { exportProducts } from '../../../services/catalog/src/products/export-products';
import { putSupplierFeed } from '../../../services/catalog/src/supplier-feeds/supplier-feed';
import { insertManyProducts } from '../../../services/catalog/src/test-many-products';
import { readProductFile } from '../../../workers/src/product-files/read-product-file';
import { migrateAll } from '../../backup/service-migrations';
import { repositoryRoot } from '../../local/paths';
import startServers from '../../local/tests/test-servers';
import { print } from '../print';

const { values } = parseArgs({
  options: { products: { type: 'string', default: '100000' }, export: { type: 'string' }, feed: { type: 'boolean' } },
});
const products = Number(values.export ?? values.products);
const rowsPerSecondMin = 4000;
/** 100,000 rows in less than two minutes: the shortest time between two runs is an hour. */
const feedRowsPerSecondMin = 1000;

/** A file such as shops export: texts of some length, specifications, and nothing that needs another server. */
function* writeFile(): Generator<Buffer> {
  yield Buffer.from('sku,name,description,category,tags,image,price,stockQuantity,weightGrams,specs\n');
  for (let at = 1; at <= products; at++) {
    const text = `Item ${at} of a large file. It has a description of usual length, with words that a search finds.`;
    const cells = [
      `BIG-${at}`,
      `Imported item ${at}`,
      text,
      `Category ${at % 20}`,
      `tag${at % 50}`,
      '/images/products/item.webp',
      `${(at % 500) + 1}.99`,
      at % 100,
      at % 3000,
      `Color: Color ${at % 12}`,
    ];
    yield Buffer.from(`${cells.map((cell) => `"${cell}"`).join(',')}\n`);
  }
}

/** What a supplier offers: costs, of which each tenth changes with `cost`, and stock. */
function* writeFeed(cost: number): Generator<Buffer> {
  yield Buffer.from('supplierProductId,name,description,supplierCost,stockQuantity\n');
  for (let at = 1; at <= products; at++) {
    const own = (at % 300) + 10 + (at % 10 === 0 ? cost : 0);
    yield Buffer.from(`F-${at},Supplied item ${at},An item that a supplier offers.,${own}.50,${at % 100}\n`);
  }
}

async function measureFeed(database: Database): Promise<void> {
  const [supplier] = await database.db.insert(suppliers).values({ kind: 'custom', name: 'Lab' }).returning();
  const supplierId = supplier?.id ?? 0;
  const form = {
    url: null,
    everyHours: 6 as const,
    marginPercent: 30,
    rounding: '99' as const,
    newProducts: 'draft' as const,
  };
  await putSupplierFeed(database, supplierId, { ...form, staleAfterHours: null, mapping: null, version: 0 });
  for (const [what, cost] of [
    ['new items', 0],
    ['the same feed again', 0],
    ['a tenth changed', 1],
  ] as const) {
    const { id } = await receiveFile(database, Readable.from(writeFeed(cost)), { supplierId });
    await measure(`feed, ${what}: read`, () => readAll(database, id));
    await measure(`feed, ${what}: run`, () => workAll(database, id), feedRowsPerSecondMin);
    printCounts(await readProgress(database.db, id));
  }
}

/** Measures a file of products in and out: `npm run lab -- imports`. README.md says when it fails. */
async function main(): Promise<void> {
  let adminUrl = '';
  const provide = (name: string, value: string) => {
    if (name === 'postgresAdminUrl') adminUrl = value;
  };
  const stopServers = await startServers({ provide, onTestsRerun: () => undefined } as unknown as TestProject);
  const urls = await prepareDatabase({ adminUrl, database: 'lab_imports', passwords: testPasswords });
  await migrateAll(repositoryRoot, urls);
  const database = connectDatabase({ url: urls.catalog });
  try {
    if (values.feed) return await measureFeed(database);
    if (values.export) {
      await insertMany(urls.catalog);
      await measure('export', () => exportAll(database));
      return;
    }
    const first = await receive(database, { dryRun: true });
    await measure('read', () => readAll(database, first));
    await measure('dry run', () => workAll(database, first), rowsPerSecondMin);
    await setImportState(database, first, { to: 'running' });
    await measure('import', () => workAll(database, first), rowsPerSecondMin);
    printCounts(await readProgress(database.db, first));
    const again = await receive(database, {});
    await readAll(database, again);
    await measure('the same file again', () => workAll(database, again), rowsPerSecondMin);
    printCounts(await readProgress(database.db, again));
    await measure('export', () => exportAll(database));
  } finally {
    await database.close();
    await stopServers();
  }
}

const receive = async (database: Database, query: { dryRun?: boolean }): Promise<string> =>
  (await receiveFile(database, Readable.from(writeFile()), query)).id;

async function readAll(database: Database, jobId: string): Promise<void> {
  const { file } = await getImportWork(database, jobId);
  async function* readBytes() {
    for (let position = 0; position < (file?.parts ?? 0); position++) yield await readPart(database, jobId, position);
  }
  for await (const body of readProductFile(readBytes)) await addImportItems(database, jobId, body);
  await finishReading(database, jobId, {});
}

async function workAll(database: Database, jobId: string): Promise<void> {
  while (!(await processItems(database, jobId, { continueLater: false })).isDone);
}

async function insertMany(url: string): Promise<void> {
  const hourMs = 3_600_000;
  const deadlines = { statementMs: hourMs, queryMs: hourMs, silenceMs: hourMs };
  const database = connectDatabase({ url, deadlines });
  await insertManyProducts(database.db, products);
  await database.close();
}

async function exportAll(database: Database): Promise<void> {
  for await (const _ of exportProducts(database, { format: 'csv', view: 'all' }));
}

async function measure(what: string, work: () => Promise<void>, min = 0): Promise<void> {
  const startedAt = performance.now();
  let rss = 0;
  const timer = setInterval(() => {
    rss = Math.max(rss, process.memoryUsage().rss);
  }, 100);
  await work();
  clearInterval(timer);
  const perSecond = Math.round(products / ((performance.now() - startedAt) / 1000));
  print(what, `${perSecond} rows/s${min ? `, at least ${min}` : ''}, at most ${Math.round(rss / 1e6)} MB`);
  if (perSecond < min) process.exitCode = 1;
}

function printCounts({ created, updated, unchanged, rejected }: Awaited<ReturnType<typeof readProgress>>): void {
  print('', `${created} created, ${updated} updated, ${unchanged} unchanged, ${rejected} rejected`);
}

await main();
