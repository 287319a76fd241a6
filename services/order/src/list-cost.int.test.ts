import { fileURLToPath } from 'node:url';
import { orderViews, paymentStates, refundAttemptStates, shipmentStates } from '@shopwright/contracts/http/order-desk';
import { createLogger } from '@shopwright/service-kit/runtime/logger';
import { type RecordedDatabase, recordDatabase } from '@shopwright/testing/recorded-database';
import { createTestDatabase, type TestDatabase } from '@shopwright/testing/test-database';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countWaitingOrders } from './analytics/count-waiting-orders';
import { listOrderIdsOf } from './customers/get-customer';
import { listCustomers } from './customers/list-customers';
import type { OrderDeps } from './deps';
import { countOrders } from './desk/count-orders';
import { listOrders } from './desk/list-orders';
import { writeOrders } from './test-many-orders';

const ordersMade = 12_000;
const limit = 24;
/** Enough to walk to a page of what one order in 40 is, and a sixth of what there is. */
const rowsMax = 2000;

let server: TestDatabase;
let recorded: RecordedDatabase;
let deps: OrderDeps;

beforeAll(async () => {
  server = await createTestDatabase('orders', fileURLToPath(new URL('../drizzle', import.meta.url)));
  const sql = postgres(server.url, { max: 1, onnotice: () => undefined });
  await writeOrders(sql, ordersMade);
  await sql`update customers set email_verified = true where user_id is not null`;
  await sql`vacuum analyze customers`;
  await sql.end();
  recorded = recordDatabase(server.url);
  const auth = { call: async () => [] } as unknown as OrderDeps['auth'];
  deps = { database: recorded.database, auth, logger: createLogger('order', 'silent') } as OrderDeps;
});
afterAll(async () => {
  await recorded.database.close();
  await server.drop();
});

const rowsRead = (operation: () => Promise<unknown>) => recorded.countRowsReadBy(operation);

describe('rows that a page reads of thousands', () => {
  describe('GET /orders', () => {
    const filters = [
      {},
      { status: 'delivered' } as const,
      ...paymentStates.map((payment) => ({ payment })),
      ...shipmentStates.map((shipment) => ({ shipment })),
      ...refundAttemptStates.map((refund) => ({ refund })),
      { country: 'DE' },
      { country: 'IS' },
      { productId: 7 },
      { dropshipped: true },
      { dropshipped: false },
      { from: '2026-03-01', to: '2026-03-01' },
      { search: 'lamp' },
      { search: 'pi_bench_7777' },
      { search: 'nosuchword' },
      { sort: 'oldest' } as const,
      { status: 'open', sort: 'oldest' } as const,
      { search: 'lamp', sort: 'oldest' } as const,
      { search: 'pi_bench_7777', sort: 'oldest' } as const,
      // Also where no letter of the alphabet is one to the index of another locale.
      { search: 'İbrahim Müller' },
      { search: 'ΓΙΩΡΓΟΣ' },
      { search: '李小龙' },
      { search: 'สมชาย' },
    ];
    it.each(Object.entries(orderViews))('view %s', async (_, view) => {
      expect(await rowsRead(() => listOrders(deps.database, { ...view, limit }))).toBeLessThan(rowsMax);
    });

    it.each(filters)('%j', async (filter) => {
      expect(await rowsRead(() => listOrders(deps.database, { ...filter, limit }))).toBeLessThan(rowsMax);
    });

    it.each(filters)('%j, a later page', async (filter) => {
      const query = { ...filter, limit, cursor: ordersMade / 2 };
      expect(await rowsRead(() => listOrders(deps.database, query))).toBeLessThan(rowsMax);
    });
  });

  it('GET /orders/counts', async () => {
    expect(await rowsRead(() => countOrders(deps.database))).toBeLessThan(rowsMax);
  });

  it('the orders that wait on the home page', async () => {
    expect(await rowsRead(() => countWaitingOrders(deps.database))).toBeLessThan(rowsMax);
  });

  describe('GET /customers', () => {
    it.each([
      {},
      { kind: 'account' } as const,
      { kind: 'guest' } as const,
      // Older than every guest.
      { kind: 'guest', cursor: 5000 } as const,
      { search: 'guest77@' },
      { search: 'example' },
      { search: 'nosuchword' },
      { search: 'ΓΙΩΡΓΟΣ' },
      { search: '李小龙' },
      { search: 'สมชาย' },
      { search: 'grace', kind: 'guest' } as const,
      { search: 'lovelace', kind: 'account' } as const,
    ])('%j', async (filter) => {
      expect(await rowsRead(() => listCustomers(deps, { ...filter, limit }))).toBeLessThan(rowsMax);
    });
  });

  describe('GET /customers/:id', () => {
    it.each([
      { userId: null, email: 'guest7@example.com' },
      { userId: null, email: 'nobody@example.com' },
      { userId: 999_999, email: 'nobody@example.com' },
    ])('%j', async (customer) => {
      expect(await rowsRead(() => listOrderIdsOf(deps.database.db, customer, limit))).toBeLessThan(200);
    });
  });
});
