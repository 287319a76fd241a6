import { type ReviewSort, reviewSorts } from '@shopwright/contracts/http/reviews';
import { type RecordedDatabase, recordDatabase } from '@shopwright/testing/recorded-database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countWaiting } from './analytics/count-waiting';
import { deleteCategory } from './categories/merge-category';
import { listStaffCategories } from './categories/read-categories';
import { listFileImports } from './imports/file-imports';
import { readProgress } from './imports/import-progress';
import { listImportItems } from './imports/list-import-items';
import { getDropshippingSummary, listDropshipping } from './products/list-dropshipping';
import { listReviews } from './reviews/list-reviews';
import { listAllReviews } from './reviews/moderate-reviews';
import { listMyReviews } from './reviews/routes';
import { listAlertHistory } from './stock-alerts/list-alert-history';
import { listStockAlerts } from './stock-alerts/list-stock-alerts';
import { startTestCatalog, type TestCatalog } from './test-catalog';
import { insertManyProducts } from './test-many-products';

const rowsMade = 12_000;
const limit = 24;
/** Enough to walk to a page of what one row in 50 is, and a sixth of what there is. */
const rowsMax = 2000;
/** The product of a third of the reviews, and of a third of the alerts. */
const productId = 1;
const bigImport = '00000000-0000-4000-8000-000000000001';
const staff = { role: 'staff', userId: 7 } as const;

let catalog: TestCatalog;
let recorded: RecordedDatabase;

beforeAll(async () => {
  catalog = await startTestCatalog();
  await insertManyProducts(catalog.database.db, rowsMade);
  // Puts the products of suppliers among the oldest.
  await execute(
    `update products set is_dropshipped = false, supplier_name = null, supplier_product_id = null where id > 3000`,
  );
  await execute('vacuum analyze products');
  await insertReviews();
  await insertAlerts();
  await insertImports();
  recorded = recordDatabase(catalog.databaseUrl);
});
afterAll(async () => {
  await recorded.database.close();
  await catalog.stop();
});

const execute = (statement: string) => catalog.database.db.execute(sql.raw(statement));

/** One in 100 is hidden, among the oldest. */
async function insertReviews(): Promise<void> {
  await execute(`insert into reviews (product_id, user_id, customer_name, rating, title, content, is_hidden, created_at)
    select case when i % 3 = 0 then ${productId} else i end, i, 'Ada', 1 + i % 5, 'Good', 'It works well.', i <= ${rowsMade / 100},
      now() - (${rowsMade} - i) * interval '1 hour' from generate_series(1, ${rowsMade}) i`);
  await execute('vacuum analyze reviews');
}

async function insertAlerts(): Promise<void> {
  await execute(`insert into stock_alerts (event_id, product_id, stock_quantity, low_stock_threshold, created_at)
    select gen_random_uuid(), case when i % 3 = 0 then ${productId} else i end, 1, 5, now() - i * interval '1 minute'
    from generate_series(1, ${rowsMade}) i`);
  await execute('vacuum analyze stock_alerts');
}

/** One import of all rows, and 300 smaller ones. */
async function insertImports(): Promise<void> {
  await execute(`insert into imports (id, supplier_type, profit_margin, file_name, state, created_at)
    select case when i = 1 then '${bigImport}' else gen_random_uuid() end, 'file', 30, 'lamps.csv', 'running',
      now() - i * interval '1 minute' from generate_series(1, 301) i`);
  await execute(`insert into import_items (import_id, supplier_product_id, position, state, reason)
    select id, n, n, case when n % 3 = 0 then 'failed' when n % 3 = 1 then 'imported' else 'pending' end, 'No price'
    from imports, generate_series(1, case when id = '${bigImport}' then ${rowsMade} else 10 end) n`);
  await execute('vacuum analyze imports, import_items');
}

type Read = (recordedCatalog: RecordedDatabase['database']) => Promise<unknown>;

/** Reads the first page, and a later one. */
const readReviews =
  (sort: ReviewSort): Read =>
  async (database) => {
    const { nextCursor } = await listReviews(database, productId, { sort, limit }, staff);
    await listReviews(database, productId, { sort, limit, cursor: String(nextCursor) }, staff);
  };

const reads: Record<string, Read> = {
  'GET /staff/categories': ({ db }) => listStaffCategories(db),
  'GET /staff/categories, one of them': ({ db }) => listStaffCategories(db, 3),
  'DELETE /staff/categories/:id, which has products': (database) => deleteCategory(database, 3).catch(() => undefined),
  'GET /reviews, all': (database) => listAllReviews(database, { state: 'all', limit }),
  'GET /reviews, visible': (database) => listAllReviews(database, { state: 'visible', limit }),
  'GET /reviews, hidden': (database) => listAllReviews(database, { state: 'hidden', limit }),
  'GET /reviews, a later page': (database) => listAllReviews(database, { state: 'all', limit, cursor: rowsMade / 2 }),
  ...Object.fromEntries(reviewSorts.map((sort) => [`GET /products/:id/reviews by ${sort}`, readReviews(sort)])),
  'GET /products/:id/reviews of a product with few': (database) =>
    listReviews(database, 5000, { sort: 'newest', limit }, staff),
  'GET /reviews/mine': (database) => listMyReviews(database, 33, { limit }),
  'GET /inventory/alerts, open': ({ db }) => listStockAlerts(db, { state: 'open', limit }),
  'GET /inventory/alerts, snoozed': ({ db }) => listStockAlerts(db, { state: 'snoozed', limit }),
  'GET /inventory/alerts/history': ({ db }) => listAlertHistory(db, { limit }),
  'GET /inventory/alerts/history of a product with many': ({ db }) => listAlertHistory(db, { productId, limit }),
  'GET /inventory/alerts/history of a product with few': ({ db }) => listAlertHistory(db, { productId: 5000, limit }),
  'GET /dropshipping, on': ({ db }) => listDropshipping(db, { state: 'on', limit }),
  'GET /dropshipping, off': ({ db }) => listDropshipping(db, { state: 'off', limit }),
  'GET /dropshipping, a common word': ({ db }) => listDropshipping(db, { state: 'on', search: 'lamp', limit }),
  'GET /dropshipping, nothing found': ({ db }) => listDropshipping(db, { state: 'on', search: 'qwertz', limit }),
  'GET /dropshipping/summary': ({ db }) => getDropshippingSummary(db),
  'GET /imports': ({ db }) => listFileImports(db, { limit }),
  'GET /imports/:jobId': ({ db }) => readProgress(db, bigImport),
  'GET /imports/:jobId/items, rejected': ({ db }) =>
    listImportItems(db, bigImport, { limit, show: 'rejected' }, { role: 'operator' }),
  'GET /imports/:jobId/items, created': ({ db }) =>
    listImportItems(db, bigImport, { limit, show: 'created' }, { role: 'operator' }),
  'the statistics of the home page': (database) => countWaiting(database),
};

describe('rows that staff lists and statistics read of thousands', () => {
  it.each(Object.entries(reads))('%s', async (_, read) => {
    expect(await recorded.countRowsReadBy(() => read(recorded.database))).toBeLessThan(rowsMax);
  });
});
