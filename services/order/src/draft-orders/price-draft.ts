import { centsPerUnit } from '@shopwright/contracts/currencies';
import type { DraftForm, DraftOrder } from '@shopwright/contracts/http/draft-orders';
import type { PriceQuote } from '@shopwright/contracts/http/quotes';
import { listQuotedProducts } from '@shopwright/contracts/http/reservations';
import { centsFromDecimal, decimalFromCents, maxCents } from '@shopwright/contracts/money';
import { fieldError } from '@shopwright/service-kit/errors';
import type { OrderDeps } from '../deps';
import { readStoreCurrency } from '../payments/received-amount';
import { computePrice, type Price, type Sale } from '../selling/compute-price';
import { toPlace } from '../selling/selling-choice';
import { readSelling } from '../selling/selling-now';
import { toPriceQuote } from '../selling/to-price-quote';
import { type DraftLine, toCustomLines, toGivenDiscount, toRateId, withAgreedShipping } from './draft-terms';
import type { Billing } from './read-billing';

interface PricedDraft {
  /** With the names and prices that are stored. */
  lines: DraftOrder['lines'];
  price: Price;
  sale: Sale;
}

/**
 * Prices a draft by the quote that checkouts have, at the prices that were agreed, else at those of the catalog. Throws
 * `unprocessable` that names the line which is not on sale, or an amount that the currency does not have. What is added to an order has
 * the VAT number of that one.
 */
export async function priceDraft(deps: OrderDeps, form: DraftForm, { vatNumber }: Billing = {}): Promise<PricedDraft> {
  const { language, address, customerEmail, userId } = form;
  const ids = form.lines.flatMap((line) => (line.type === 'product' ? [line.productId] : []));
  const [{ products, currency }, stored] = await Promise.all([
    readProducts(deps, ids, language),
    readSelling(deps.database),
  ]);
  const lines = form.lines.map((line, index): DraftLine => {
    if (line.type === 'custom') return line;
    const product = products.find(({ productId }) => productId === line.productId);
    if (!product) throw fieldError('unprocessable', `lines.${index}.productId`, 'This product is not on sale');
    return { ...line, name: product.name, price: line.price ?? product.price };
  });
  assertAmounts(form, lines, centsPerUnit(currency));
  const goods = lines.flatMap((line) => {
    const product = line.type === 'product' && products.find(({ productId }) => productId === line.productId);
    return product ? [{ ...product, quantity: line.quantity, price: line.price }] : [];
  });
  const sale: Sale = {
    lines: [...goods, ...toCustomLines(lines)],
    currency,
    selling: withAgreedShipping(stored, form),
    destination: address ? toPlace(address) : undefined,
    shippingRateId: toRateId(form),
    vatNumber,
    given: toGivenDiscount(form.discount),
    buyer: { userId: userId ?? undefined, email: customerEmail || undefined },
    language,
    isBinding: true,
  };
  return { lines, price: await computePrice(deps, sale), sale };
}

/** Quotes a draft as browsers read it. */
export async function quoteDraft(deps: OrderDeps, form: DraftForm): Promise<PriceQuote> {
  const { price, sale } = await priceDraft(deps, form);
  return toPriceQuote(price, sale);
}

async function readProducts({ catalog }: OrderDeps, ids: number[], language: DraftForm['language']) {
  if (ids.length === 0) return { products: [], currency: await readStoreCurrency({ catalog }) };
  return catalog.call(listQuotedProducts, { query: { ids: ids.join(), language } });
}

function assertAmounts({ discount, shipping }: DraftForm, lines: readonly DraftLine[], step: number): void {
  const assertWhole = (field: string, amount: string) => {
    if (centsFromDecimal(amount) % step !== 0) throw fieldError('unprocessable', field, 'Must be a whole amount');
  };
  for (const [index, { price }] of lines.entries()) assertWhole(`lines.${index}.price`, price);
  if (discount?.kind === 'amount') assertWhole('discount.amount', discount.amount);
  if (shipping?.type === 'agreed') assertWhole('shipping.amount', shipping.amount);
  const sumCents = lines.reduce((sum, { price, quantity }) => sum + centsFromDecimal(price) * quantity, 0);
  if (sumCents > maxCents) {
    throw fieldError('unprocessable', 'lines', `The items can't total more than ${decimalFromCents(maxCents)}`);
  }
}
