import { namedEndpoints } from '@shopwright/contracts/public-endpoints';
import { retryUntilSet } from '@shopwright/tests/killed-processes/test-endpoints';
import type postgres from 'postgres';
import * as z from 'zod';
import type { AccessResult } from './check-access';
import type { OpenStore } from './open-store';
import { send } from './send';

/** The names of what can be counted through or is no secret. */
const guessable = ['orderNumber', 'email'];

/**
 * Calls every public endpoint that takes an order by its number and an email as a visitor who has both right. None may change
 * the order, and those that write answer a wrong email alike.
 */
export async function checkPairs(store: OpenStore, sql: postgres.Sql): Promise<AccessResult> {
  const email = store.canaries.find(({ name }) => name === 'email address')?.text ?? '';
  const result: AccessResult = { compared: 0, leaks: [] };
  for (const { name, endpoint } of namedEndpoints) {
    if (endpoint.access !== 'public' || !endpoint.body) continue;
    const { properties = {} } = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' });
    if (!guessable.every((field) => field in properties)) continue;
    result.compared += 1;
    const ask = (to: string) =>
      send(store, 'visitor', endpoint.method, endpoint.path, JSON.stringify(toBody(properties, store, to)));
    const before = await describeOrder(sql, store.order.id);
    const right = await ask(email);
    if ((await describeOrder(sql, store.order.id)) !== before) result.leaks.push(`${name} acts on number and email`);
    const wrong = await ask('eve@example.com');
    // Tracking an order reads it: that is what it is for, and its wrong guesses are limited.
    if ('requestId' in properties && right.status !== wrong.status)
      result.leaks.push(`${name} tells a right guess from a wrong one: ${right.status} and ${wrong.status}`);
  }
  return result;
}

function toBody(properties: object, { order }: OpenStore, email: string) {
  const body = { orderNumber: String(order.id), email };
  return 'requestId' in properties ? { ...body, requestId: crypto.randomUUID() } : body;
}

/** Returns all that a change of the order would change. */
async function describeOrder(sql: postgres.Sql, id: number): Promise<string> {
  const [row] = await sql`select o.status, o.refund_state, o.customer_name, o.customer_address,
      (select count(*) from orders.order_returns r where r.order_id = o.id) as returns,
      (select count(*) from orders.refunds r where r.order_id = o.id) as refunds,
      (select count(*) from orders.order_messages m where m.order_id = o.id) as messages
    from orders.orders o where o.id = ${id}`;
  return JSON.stringify(await retryUntilSet('order', async () => row));
}
