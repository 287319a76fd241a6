import { priceChange } from '@shopwright/contracts/http/orders';
import { type ReservedLine, releaseReservation, reserveStock } from '@shopwright/contracts/http/reservations';
import { decimalFromCents } from '@shopwright/contracts/money';
import { violatedConstraint } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import type { OrderRow } from '../db/schema';
import type { OrderDeps } from '../deps';
import { findByReference } from '../orders/order-row';
import { quoteOrder } from '../orders/quote-order';
import { readStoreCurrency } from '../payments/received-amount';
import { type ReservedReward, releaseReward, reserveReward } from '../rewards/reserve-reward';
import { readSelling } from '../selling/selling-now';
import { assertPayable, type CheckoutRequest, type DraftTerms } from './checkout-rules';
import { insertOrder, type Reserved } from './insert-order';
import { listReferences } from './order-reference';
import { isPriced } from './same-choice';
import { writePricedOrder } from './write-priced-order';

/**
 * Reserves the reward, then the stock at current prices, then writes the pending order. Where the process dies in between,
 * the same checkout finds both reservations again, and otherwise they expire. Returns undefined where a concurrent call was
 * first and the caller must look again.
 */
export async function openOrder(deps: OrderDeps, request: CheckoutRequest): Promise<OrderRow | undefined> {
  const { draft } = request;
  const [references, stored, hasCharges] = await Promise.all([
    listReferences(deps.database, request),
    readSelling(deps.database),
    draft !== undefined || isPriced(deps.database, request),
  ]);
  const selling = draft ? draft.withShipping(stored) : stored;
  const holder = request.checkoutId ?? references[0] ?? '';
  const reward =
    request.reward &&
    (await reserveReward(deps, request.reward, holder, { shipsForMoney: selling.settings.shipping !== null }));
  try {
    const reserved = await reserveLines(deps, hasCharges ? withoutTotal(request) : request, references, reward);
    const write = hasCharges
      ? writePricedOrder(deps, request, reserved, { selling, reward })
      : writeOrder(deps, request, reserved, reward);
    return await write.catch(async (error: unknown) => {
      if (request.lines.length > 0) await releaseUnlessUsed(deps, reserved.reference, error);
      throw error;
    });
  } catch (error) {
    // Keeps the reward: a concurrent call of this checkout has just written the order that uses it.
    if (isWrittenAlready(error)) return undefined;
    if (reward) await releaseReward(deps, reward);
    if (violatedConstraint(error) === 'orders_reward_once') return undefined;
    throw error;
  }
}

const alreadyWritten: ReadonlySet<string> = new Set([
  'orders_checkout_id_unique',
  'orders_reference_unique',
  'orders_draft_once',
]);

function isWrittenAlready(error: unknown): boolean {
  const constraint = violatedConstraint(error);
  return constraint !== undefined && alreadyWritten.has(constraint);
}

/** Releases the stock, unless an equal call has written the order that it is reserved for. */
async function releaseUnlessUsed(deps: OrderDeps, reference: string, error: unknown): Promise<void> {
  if (isWrittenAlready(error) && (await findByReference(deps.database.db, reference))) return;
  await deps.catalog.call(releaseReservation, { params: { reference } }).catch(() => undefined);
}

/** Its goods alone are reserved: what else they cost is computed here. */
const withoutTotal = (request: CheckoutRequest): CheckoutRequest => ({ ...request, expectedTotalCents: undefined });

/** Reserves under the first of the names whose reservation has not ended. */
async function reserveLines(
  deps: OrderDeps,
  request: CheckoutRequest,
  references: string[],
  reward: ReservedReward | undefined,
): Promise<Reserved> {
  const { draft } = request;
  if (draft && request.lines.length === 0) {
    const currency = await readStoreCurrency(deps);
    return { reference: references[0] ?? '', lines: [...draft.customLines], currency };
  }
  const discountCents = reward?.discountCents ?? 0;
  for (const reference of references) {
    try {
      const reservation = await callReserve(deps, request, reference, discountCents);
      const lines = draft ? withDraftLines(reservation.lines, draft) : reservation.lines;
      return { reference, lines, currency: reservation.currency };
    } catch (error) {
      const priced = readFreshPrices(error);
      if (priced) {
        assertPayable(quoteOrder(priced.items, priced.currency).subtotalCents, discountCents, priced.currency);
      }
      const isOver = error instanceof AppError && error.code === 'conflict';
      if (!isOver || reference === references.at(-1)) throw error;
    }
  }
  throw new AppError('conflict', 'This checkout cannot be opened again');
}

/** Products cost what was agreed. */
const withDraftLines = (lines: readonly ReservedLine[], { prices, customLines }: DraftTerms): ReservedLine[] => [
  ...lines.map((line) => ({ ...line, price: prices.get(line.productId) ?? line.price })),
  ...customLines,
];

function callReserve(
  { catalog, reservationPolicy: policy, reservationMinutes }: OrderDeps,
  { lines, expectedTotalCents, actor, clientAddress, language, draft }: CheckoutRequest,
  reference: string,
  discountCents: number,
) {
  const body = {
    reference,
    items: lines,
    expectedTotal: expectedTotalCents === undefined ? undefined : decimalFromCents(expectedTotalCents),
    discount: decimalFromCents(discountCents),
    customerId: actor.userId,
    ttlSeconds: policy.openSeconds,
  };
  // Staff have the money: what they sell is no checkout that may be abandoned.
  if (draft && draft.source !== 'stripe') {
    return catalog.call(reserveStock, { body: { ...body, ttlSeconds: reservationMinutes * 60, language } });
  }
  const owners = policy.ownersOf(actor, clientAddress);
  return catalog.call(reserveStock, {
    body: { ...body, owners, replaces: policy.visitorKey(actor), sharePercent: policy.sharePercent, language },
  });
}

/** Returns the current prices from a `price_changed` error, which decide whether the order may be paid at all. */
function readFreshPrices(error: unknown) {
  if (!(error instanceof AppError && error.code === 'price_changed')) return undefined;
  return priceChange.safeParse(error.details).data;
}

async function writeOrder(
  deps: OrderDeps,
  request: CheckoutRequest,
  { reference, lines, currency }: Reserved,
  reward: ReservedReward | undefined,
): Promise<OrderRow> {
  const price = quoteOrder(lines, currency, reward);
  assertPayable(price.subtotalCents, reward?.discountCents ?? 0, currency);
  return deps.database.transaction((tx) =>
    insertOrder(deps, tx, request, {
      reference,
      total: decimalFromCents(price.totalCents),
      discount: decimalFromCents(price.discountCents),
      currency,
      reward,
      lines,
    }),
  );
}
