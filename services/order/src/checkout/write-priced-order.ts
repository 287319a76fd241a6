import type { Currency } from '@shopwright/contracts/currencies';
import type { PriceChange } from '@shopwright/contracts/http/orders';
import { decimalFromCents } from '@shopwright/contracts/money';
import type { RefusedDiscount } from '@shopwright/contracts/pricing/discounts';
import type { Quote } from '@shopwright/contracts/pricing/quote';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import { AppError, fieldError } from '@shopwright/service-kit/errors';
import type { OrderRow } from '../db/schema';
import { orderCharges, orderQuotes } from '../db/selling-tables';
import type { OrderDeps } from '../deps';
import { isRewardId } from '../orders/quote-order';
import { toCharges } from '../orders/total-rows';
import type { ReservedReward } from '../rewards/reserve-reward';
import { computePrice, type Price, type Sale } from '../selling/compute-price';
import { DiscountRefused, reserveUses } from '../selling/reserve-uses';
import { toChoiceKey, toPlace } from '../selling/selling-choice';
import type { SellingNow } from '../selling/selling-now';
import { toPriceQuote } from '../selling/to-price-quote';
import { assertCountable, assertPayable, type CheckoutRequest } from './checkout-rules';
import { insertOrder, type Reserved } from './insert-order';

interface Terms {
  selling: SellingNow;
  reward?: ReservedReward;
}

/**
 * Writes an order of a store that charges shipping, tax or discounts, with the rows of its quote and what they were computed
 * from. Reserves the uses of its discounts in the same transaction: where the last one went to another order meanwhile, the cart
 * is priced again without it.
 */
export async function writePricedOrder(
  deps: OrderDeps,
  request: CheckoutRequest,
  reserved: Reserved,
  { selling, reward }: Terms,
): Promise<OrderRow> {
  const { actor, choice = {}, customer, language } = request;
  const { address, shippingRateId, codes, vatNumber } = choice;
  const buyer = { userId: actor.userId, visitorId: actor.visitorId, email: customer.customerEmail };
  const refused: RefusedDiscount[] = [];
  for (;;) {
    const sale: Sale = {
      ...reserved,
      selling,
      destination: address && toPlace(address),
      shippingRateId,
      codes,
      vatNumber,
      reward,
      buyer,
      language,
      isBinding: true,
      refused,
      given: request.draft?.discount,
    };
    const price = await computePrice(deps, sale);
    assertOrderable(request, sale, price);
    try {
      return await writeOrder(deps, request, reserved, price, reward);
    } catch (error) {
      if (!(error instanceof DiscountRefused)) throw error;
      const discountId = String(error.discountId);
      const code = price.input.discounts?.find(({ id }) => id === discountId)?.code;
      refused.push({ type: 'discount', discountId, code, reason: error.reason });
    }
  }
}

/** Throws what the customer must do before this cart can be ordered, and `price_changed` where they saw another total. */
export function assertOrderable(request: CheckoutRequest, sale: Sale, price: Price): void {
  const { choice = {}, expectedTotalCents, reward, draft } = request;
  const { quote } = price;
  const { needsShipping } = toPriceQuote(price, sale);
  const { tax } = sale.selling.settings;
  const chosen = quote.shippingChoices.find(({ id }) => id === choice.shippingRateId);
  const isCollected = chosen?.type === 'pickup';
  const isPlaceNeeded = (needsShipping || tax?.basis === 'destination') && !isCollected;
  if (!choice.address && isPlaceNeeded) throw fieldError('unprocessable', 'address', validationMessages.required);
  if (quote.refused.some(({ reason }) => reason === 'no_rate') && !isCollected) {
    throw fieldError('unprocessable', 'address.country', "We don't ship to this address");
  }
  if (needsShipping && choice.shippingRateId === undefined) {
    throw fieldError('unprocessable', draft ? 'shipping' : 'shippingRateId', validationMessages.required);
  }
  if (draft && choice.shippingRateId !== undefined && !chosen) {
    throw fieldError(
      'unprocessable',
      'shipping',
      "This shipping rate isn't available for these items and this address",
    );
  }
  if (needsShipping && !chosen) throw priceChanged(price, sale);
  if (expectedTotalCents === undefined) refuseCodes(choice.codes ?? [], quote);
  else if (expectedTotalCents !== quote.total) throw priceChanged(price, sale);
  if (reward !== undefined) assertRewardUsed(quote, sale.reward?.discountCents ?? 0, sale.currency);
  if (draft && draft.source !== 'stripe') assertCountable(quote.total, sale.currency);
  else if (quote.total > 0 || !hasDiscount(quote)) assertPayable(quote.total, 0, sale.currency);
}

const hasDiscount = ({ totals }: Quote): boolean => totals.some(({ type }) => type === 'discount');

/** A client that names no amount must not pay more than it thinks. */
function refuseCodes(codes: readonly string[], { refused }: Quote): void {
  const [first] = refused.flatMap((one) => (one.type === 'discount' && one.code !== undefined ? [one] : []));
  if (!first) return;
  throw fieldError(
    'unprocessable',
    `codes.${codes.indexOf(first.code ?? '')}`,
    `This code was refused: ${first.reason}`,
  );
}

/** A reward is refused, never reduced, to fit. */
function assertRewardUsed({ totals, total }: Quote, discountCents: number, currency: Currency): void {
  const row = totals.find((one) => one.type === 'discount' && isRewardId(one.id));
  const usedCents = row?.amount ?? 0;
  if (usedCents === 0 && discountCents === 0) {
    throw fieldError('unprocessable', 'rewardId', 'This order already ships free');
  }
  if (usedCents < discountCents)
    throw fieldError('unprocessable', 'rewardId', 'This reward is worth more than the order');
  if (total > 0) assertPayable(total + discountCents, discountCents, currency);
}

function priceChanged(price: Price, sale: Sale): AppError {
  const { lines, currency } = sale;
  const details: PriceChange = {
    total: decimalFromCents(price.quote.total),
    currency,
    items: lines.map(({ productId, name, price: each, quantity }) => ({ productId, name, price: each, quantity })),
    quote: toPriceQuote(price, sale),
  };
  return new AppError('price_changed', 'Prices have changed', { details });
}

function writeOrder(
  deps: OrderDeps,
  request: CheckoutRequest,
  { reference, lines, currency }: Reserved,
  { input, quote, exemptionReason }: Price,
  reward: ReservedReward | undefined,
): Promise<OrderRow> {
  const { choice = {}, customer, actor } = request;
  const charges = toCharges(quote);
  const usedIds = quote.totals.flatMap((row) =>
    row.type === 'discount' && /^\d+$/.test(row.id) ? Number(row.id) : [],
  );
  const discountCents = quote.totals.reduce((sum, row) => sum + (row.type === 'discount' ? row.amount : 0), 0);
  return deps.database.transaction(async (tx) => {
    const order = await insertOrder(deps, tx, request, {
      reference,
      currency,
      reward,
      total: decimalFromCents(quote.total),
      discount: decimalFromCents(discountCents),
      goods: charges.length > 0 ? toGoods(quote) : undefined,
      lines: lines.map((line, index) => ({
        ...line,
        price: decimalFromCents(quote.lines[index]?.unitPrice ?? 0),
        paid: decimalFromCents(quote.lines[index]?.paid ?? 0),
      })),
    });
    if (charges.length > 0) {
      await tx
        .insert(orderCharges)
        .values(charges.map((charge, position) => ({ ...charge, position, orderId: order.id })));
    }
    await tx.insert(orderQuotes).values({
      orderId: order.id,
      choice: toChoiceKey(choice),
      address: choice.address,
      billingAddress: choice.billingAddress,
      vatNumber: choice.vatNumber,
      exemption: quote.exemption,
      exemptionReason,
      input,
      lines: quote.lines,
    });
    // An order of a draft has rows of its quote always.
    await request.draft?.write(tx, order);
    // Last, because it keeps the discount from others until the transaction ends.
    await reserveUses(tx, order.id, usedIds, { userId: actor.userId, email: customer.customerEmail });
    return order;
  });
}

/** What its goods cost, with their tax and without it. */
function toGoods({ lines }: Quote): Pick<OrderRow, 'goodsPaid' | 'goodsNet'> {
  const paidCents = lines.reduce((sum, { paid }) => sum + paid, 0);
  const taxCents = lines.reduce((sum, { taxes }) => sum + taxes.reduce((all, { amount }) => all + amount, 0), 0);
  return { goodsPaid: decimalFromCents(paidCents), goodsNet: decimalFromCents(paidCents - taxCents) };
}
