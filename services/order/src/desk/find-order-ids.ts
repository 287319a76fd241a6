import { asciiText } from '@shopwright/contracts/ascii-text';
import { toStoredEmail } from '@shopwright/contracts/email-address';
import type { orderSorts } from '@shopwright/contracts/http/order-desk';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import { orderSearch } from '../db/desk-tables';
import { orders } from '../db/schema';
import { disputeDueBy, returnWaitsSince } from '../orders/desk-order';
import { type OrderFilters, toCondition } from './order-filters';

export interface OrderQuery extends OrderFilters {
  search?: string;
  cursor?: number;
  sort?: (typeof orderSorts)[number];
}

/** The number of the first orders that are read through before the index of the search is asked. */
const windowSize = 1500;

/**
 * Returns the ids of the newest or oldest orders that match, at most `limit`. A word that many orders contain is found among
 * the first, without the index; a rare one by the index, which then returns few. Either way a page is a few milliseconds.
 */
export async function findOrderIds({ db }: Database, query: OrderQuery, limit: number): Promise<number[]> {
  const { cursor, search, sort = 'newest', ...filters } = query;
  const urgency = query.returns ? urgencies.returns : query.dispute && urgencies.dispute;
  if (urgency && !query.sort) return findByUrgency(db, query, { urgency, limit });
  const isNewestFirst = sort === 'newest';
  const words = toWords(search ?? '');
  const isAfter = isNewestFirst ? lt : gt;
  const condition = and(toCondition(filters), cursor ? isAfter(orders.id, cursor) : undefined);
  const page = { limit, isNewestFirst };
  if (words.length === 0) return select(db, condition, page);
  const start = cursor ?? (isNewestFirst ? (await findNewestId(db)) + 1 : 0);
  const [above, below] = isNewestFirst ? [start - windowSize, start] : [start, start + windowSize];
  // The window is named on both tables, so that either is read by its key.
  const isFirst = [orderSearch.orderId, orders.id].map((id) => and(gt(id, above), lt(id, below)));
  const first = await select(db, and(condition, ...isFirst, contains(withoutIndex, words)), {
    ...page,
    isSearch: true,
  });
  if (first.length >= limit) return first;
  return select(db, and(condition, contains(sql`${orderSearch.document}`, words)), { ...page, isSearch: true });
}

interface Urgency {
  /** The time by which the orders of the list are sorted. */
  at: SQL;
  /** The same of an order that was handled meanwhile, where the list goes on after it. */
  handledAt: SQL;
}

const urgencies: Record<'returns' | 'dispute', Urgency> = {
  returns: {
    at: returnWaitsSince,
    handledAt: sql`(select min(order_returns.requested_at) from order_returns where order_returns.order_id = orders.id)`,
  },
  dispute: {
    at: disputeDueBy,
    handledAt: sql`(select min(disputes.due_by) from disputes where disputes.order_id = orders.id)`,
  },
};

/** Returns the ids of the orders whose returns have waited longest, or whose disputes are due next. They are few, so that all are sorted. */
async function findByUrgency(
  db: Database['db'],
  { cursor, search = '', ...filters }: OrderQuery,
  { urgency: { at, handledAt }, limit }: { urgency: Urgency; limit: number },
) {
  // Stripe may not have said by when to answer: such a dispute comes last.
  const isAfter = sql`(coalesce(${at}, 'infinity'), orders.id) > (
    select coalesce(${at}, ${handledAt}, 'infinity'), orders.id from orders where orders.id = ${cursor})`;
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderSearch, eq(orderSearch.orderId, orders.id))
    .where(and(toCondition(filters), contains(withoutIndex, toWords(search)), cursor ? isAfter : undefined))
    .orderBy(at, asc(orders.id))
    .limit(limit);
  return found.map(({ id }) => id);
}

/** The same text, by an expression that the index does not know: in a window, reading the rows is what is quick. */
const withoutIndex = sql`(${orderSearch.document} || '')`;

const contains = (document: SQL, words: string[]): SQL | undefined =>
  and(...words.map((word) => sql`${document} like ${toPattern(word)}`));

async function select(
  db: Database['db'],
  condition: SQL | undefined,
  { limit, isNewestFirst, isSearch }: { limit: number; isNewestFirst: boolean; isSearch?: boolean },
) {
  const ids = db.select({ id: orders.id }).from(orders);
  const found = await (isSearch ? ids.innerJoin(orderSearch, eq(orderSearch.orderId, orders.id)) : ids)
    .where(condition)
    .orderBy(isNewestFirst ? desc(orders.id) : asc(orders.id))
    .limit(limit);
  return found.map(({ id }) => id);
}

async function findNewestId(db: Database['db']): Promise<number> {
  const [row] = await db.select({ id: sql<number>`coalesce(max(${orders.id}), 0)` }).from(orders);
  return row?.id ?? 0;
}

/** Every word must match, as `ascii_text` writes it, and an address in the form that is stored. `#12` finds order 12, and others that begin with 12. */
export const toWords = (search: string): string[] =>
  search
    .split(/\s+/)
    .map((word) => asciiText(toStoredEmail(word)))
    .filter((word) => word.trim() !== '')
    .slice(0, 8);

export const toPattern = (word: string): string => `%${word.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
