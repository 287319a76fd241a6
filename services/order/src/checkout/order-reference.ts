import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '@shopwright/service-kit/database/connection';
import { inArray } from 'drizzle-orm';
import { orders } from '../db/schema';
import { type CheckoutRequest, toLineKey } from './checkout-rules';

/** The most orders of one checkout and one cart that are named by it. */
const derivedMax = 5;

/**
 * Returns the names that a new order may have, the best first. A named checkout derives them from itself and its cart, so
 * that a repeated call finds the stock which a lost predecessor reserved. Another client cannot derive them: the visitor's
 * id is random, or made with a secret of the edge, and so is the key of a draft. The next name follows where an order had the one before.
 */
export async function listReferences({ db }: Database, request: CheckoutRequest): Promise<string[]> {
  if (!request.draft && !(request.checkoutId && request.actor.visitorId)) return [randomUUID()];
  const derived = Array.from({ length: derivedMax }, (_, index) => deriveReference(request, index));
  const used = await db.select({ reference: orders.reference }).from(orders).where(inArray(orders.reference, derived));
  const taken = new Set(used.map(({ reference }) => reference));
  return [...derived.filter((reference) => !taken.has(reference)), randomUUID()];
}

/** A UUID of version 8, which RFC 9562 leaves to its maker. */
function deriveReference({ checkoutId, actor, lines, reward, draft }: CheckoutRequest, index: number): string {
  const attempt = [draft?.key ?? checkoutId, actor.visitorId, actor.userId, toLineKey(lines), reward?.id, index];
  const bytes = createHash('sha256').update(JSON.stringify(attempt)).digest().subarray(0, 16);
  bytes.writeUInt8(((bytes[6] ?? 0) & 0x0f) | 0x80, 6);
  bytes.writeUInt8(((bytes[8] ?? 0) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
