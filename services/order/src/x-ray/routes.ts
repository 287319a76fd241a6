import type { BodyOf } from '@shopwright/contracts/endpoint';
import { findTraceIds as findingTraceIds } from '@shopwright/contracts/http/traces';
import * as endpoints from '@shopwright/contracts/http/x-ray';
import type { RouteTable } from '@shopwright/service-kit/http/server';
import { orderEmails } from '../db/desk-tables';
import type { OrderDeps } from '../deps';
import { getOrderRow } from '../orders/order-row';
import { findOrderOf } from './find-order-of';
import { findTraceIds } from './find-trace-ids';
import { getOrderXRay } from './get-order-x-ray';

export function xRayRoutes(routes: RouteTable, deps: OrderDeps): void {
  routes.bind(endpoints.getOrderXRay, ({ params }) => getOrderXRay(deps, params.id));
  routes.bind(endpoints.findOrderOf, ({ query }) => findOrderOf(deps, query.of));
  routes.bind(findingTraceIds, ({ query }) => findTraceIds(deps, query.of));
  routes.bind(endpoints.recordOrderEmail, ({ params, body }) => recordOrderEmail(deps, params.id, body));
}

/** Keeps an email without its key to the order, once per event. Not for a customer who was erased meanwhile. */
export async function recordOrderEmail(
  { database: { db }, now }: OrderDeps,
  orderId: number,
  email: BodyOf<typeof endpoints.recordOrderEmail>,
): Promise<{ recorded: boolean }> {
  const { customerEmail } = await getOrderRow(db, orderId);
  if (customerEmail === '') return { recorded: false };
  const added = await db
    .insert(orderEmails)
    .values({ ...email, body: hideTokens(email.body), orderId, sentAt: now() })
    .onConflictDoNothing()
    .returning({ eventId: orderEmails.eventId });
  return { recorded: added.length === 1 };
}

/** The token of a link opens the order without an account. Migration 0011 does the same to rows of before. */
const hideTokens = (text: string): string => text.replaceAll(/([?&]token=)[^&\s]+/g, '$1hidden');
