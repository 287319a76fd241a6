import { createHash } from 'node:crypto';
import { type Discount, toCodeKey } from '@shopwright/contracts/http/discounts';
import type * as pricing from '@shopwright/contracts/pricing/discounts';
import { toQuoteDiscount } from '@shopwright/contracts/pricing/selling-input';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { orders } from '../db/schema';
import { discounts, discountUses } from '../db/selling-tables';
import { toDiscount } from './discount-row';
import type { Buyer } from './selling-choice';
import type { SellingNow } from './selling-now';

type Refusal = pricing.RefusedDiscount['reason'];

interface FoundDiscounts {
  discounts: pricing.Discount[];
  refused: pricing.RefusedDiscount[];
}

interface Wanted {
  selling: SellingNow;
  codes: readonly string[];
  buyer: Buyer;
  /** Refuses what depends on who the customer is until they say so: a checkout must hold it. */
  isBinding: boolean;
}

/** Finds what this customer may get: automatic discounts, and those of the codes. Nobody misses an automatic one. */
export async function findDiscounts(
  db: Executor,
  { selling, codes, buyer, isBinding }: Wanted,
): Promise<FoundDiscounts> {
  const typed = new Map(codes.map((code) => [toCodeKey(code), code]));
  const coded = await readCodes(db, [...typed.keys()]);
  const unknown = [...typed].filter(([key]) => !coded.some(({ code }) => toCodeKey(code ?? '') === key));
  const candidates = [...selling.automatic, ...coded];
  const uses = await countUses(db, candidates.filter(isLimited), buyer);
  const found: FoundDiscounts = {
    discounts: [],
    refused: unknown.map(([, code]) => ({ type: 'discount', code, reason: 'unknown_code' })),
  };
  for (const discount of candidates) {
    const code = discount.code === null ? undefined : typed.get(toCodeKey(discount.code));
    const reason = (await findRefusal(db, discount, buyer, isBinding)) ?? findLimit(discount, uses.get(discount.id));
    if (reason === undefined)
      found.discounts.push({ ...toQuoteDiscount(discount), ...(code !== undefined && { code }) });
    else if (code !== undefined)
      found.refused.push({ type: 'discount', discountId: String(discount.id), code, reason });
  }
  return found;
}

async function readCodes(db: Executor, keys: string[]): Promise<Discount[]> {
  if (keys.length === 0) return [];
  const isOffered = and(isNull(discounts.deletedAt), discounts.isEnabled);
  const rows = await db
    .select()
    .from(discounts)
    .where(and(isOffered, inArray(discounts.codeKey, keys)));
  return rows.map(toDiscount);
}

/** The first order of a customer has the discount once, however many checkouts are open. */
export const maxPerCustomer = ({
  audience,
  usesPerCustomerMax,
}: Pick<Discount, 'audience' | 'usesPerCustomerMax'>): number | null =>
  audience.type === 'first_order' ? 1 : usesPerCustomerMax;

const isLimited = (discount: Discount): boolean => discount.usesMax !== null || maxPerCustomer(discount) !== null;

async function findRefusal(
  db: Executor,
  discount: Discount,
  buyer: Buyer,
  isBinding: boolean,
): Promise<Refusal | undefined> {
  const { userId, email } = buyer;
  if (isBinding && maxPerCustomer(discount) !== null && userId === undefined && !email) return 'email_needed';
  switch (discount.audience.type) {
    case 'all':
      return undefined;
    case 'signed_in':
      return userId === undefined ? 'sign_in_needed' : undefined;
    case 'customers':
      if (!email) return 'email_needed';
      return discount.audience.emails.some((one) => isSameEmail(one, email)) ? undefined : 'not_for_customer';
    case 'first_order':
      return (await hasOrdered(db, buyer)) ? 'not_for_customer' : undefined;
  }
}

const isSameEmail = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

async function hasOrdered(db: Executor, { userId, email }: Buyer): Promise<boolean> {
  if (userId === undefined && !email) return false;
  const isTheirs = or(
    userId === undefined ? undefined : eq(orders.userId, userId),
    email ? eq(sql`lower(${orders.customerEmail})`, email.toLowerCase()) : undefined,
  );
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isTheirs, isNotNull(orders.placedAt), ne(orders.status, 'cancelled')))
    .limit(1);
  return row !== undefined;
}

interface Uses {
  /** By this customer, in orders that are paid. */
  byCustomer: number;
  /** Reserved by their own open checkouts, which a new one may replace. */
  own: number;
}

async function countUses(
  db: Executor,
  limited: readonly Discount[],
  buyer: Buyer,
): Promise<ReadonlyMap<number, Uses & { uses: number }>> {
  if (limited.length === 0) return new Map();
  const isOpen = sql`(orders.status = 'pending' and orders.placed_at is null)`;
  const isOwn = or(
    buyer.userId === undefined ? undefined : eq(orders.userId, buyer.userId),
    buyer.visitorId === undefined ? undefined : eq(orders.visitorId, buyer.visitorId),
  );
  const isTheirs = ofCustomer(buyer);
  const count = (condition: SQL | undefined) =>
    condition ? sql<number>`(count(*) filter (where ${condition}))::int` : sql<number>`0`;
  const rows = await db
    .select({
      id: discounts.id,
      uses: discounts.uses,
      byCustomer: count(isTheirs && sql`${isTheirs} and not ${isOpen}`),
      own: count(isOwn && sql`${isOwn} and ${isOpen}`),
    })
    .from(discounts)
    .leftJoin(
      discountUses,
      and(eq(discountUses.discountId, discounts.id), ne(discountUses.state, 'released'), isTheirsOrOwn(buyer)),
    )
    .leftJoin(orders, eq(orders.id, discountUses.orderId))
    .where(
      inArray(
        discounts.id,
        limited.map(({ id }) => id),
      ),
    )
    .groupBy(discounts.id);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Reads few of the uses of a popular discount. */
function isTheirsOrOwn(buyer: Buyer): SQL {
  const ownOrders = sql`${discountUses.orderId} in (
    select id from orders where status = 'pending' and visitor_id = ${buyer.visitorId ?? null})`;
  return sql`(${ofCustomer(buyer) ?? sql`false`} or ${ownOrders})`;
}

/** The uses of a customer, by account or address. Undefined where nobody is known. */
export function ofCustomer({ userId, email }: Buyer): SQL | undefined {
  const conditions = [
    ...(userId === undefined ? [] : [sql`${discountUses.userId} = ${userId}`]),
    ...(email ? [sql`${discountUses.emailHash} = ${hashEmail(email)}`] : []),
  ];
  return conditions.length === 0 ? undefined : sql`(${sql.join(conditions, sql` or `)})`;
}

export const hashEmail = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('hex');

function findLimit(discount: Discount, counted: (Uses & { uses: number }) | undefined): Refusal | undefined {
  if (!counted) return undefined;
  const max = maxPerCustomer(discount);
  if (max !== null && counted.byCustomer >= max) return 'used_by_customer';
  return discount.usesMax !== null && counted.uses - counted.own >= discount.usesMax ? 'used_up' : undefined;
}
