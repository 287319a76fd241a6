import type { DraftForm } from '@shopwright/contracts/http/draft-orders';
import { getCustomerAccount } from '@shopwright/contracts/http/internal-accounts';
import type { OrderEditForm } from '@shopwright/contracts/http/order-edits';
import type { Shortage } from '@shopwright/contracts/http/orders';
import { listQuotedProducts } from '@shopwright/contracts/http/reservations';
import { AppError } from '@shopwright/service-kit/errors';
import { eq } from 'drizzle-orm';
import { assertOrderable } from '../checkout/write-priced-order';
import type { OrderRow } from '../db/schema';
import { orderQuotes } from '../db/selling-tables';
import type { OrderDeps } from '../deps';
import texts from '../documents/document-texts.json' with { type: 'json' };
import { priceDraft } from '../draft-orders/price-draft';
import { readOrderBilling } from '../draft-orders/read-billing';
import { toCheckout } from '../draft-orders/to-checkout';
import { readSelling } from '../selling/selling-now';
import { toPriceQuote } from '../selling/to-price-quote';

type Addition = Pick<OrderEditForm, 'add' | 'address' | 'shippingAmount'>;

/** An addition that can be ordered: its draft with the names and prices that are stored, and what it costs. */
export type PreparedAddition = Awaited<ReturnType<typeof prepareAddition>>;

/**
 * Prices what is added to an order as a draft of its own, with the customer, the address and the billing of that order. Throws what a checkout
 * would, before anything is changed: `unprocessable` that names the line or the address, `out_of_stock` with what is available.
 */
export async function prepareAddition(deps: OrderDeps, order: OrderRow, addition: Addition) {
  const [wanted, billing] = await Promise.all([
    toDraftForm(deps, order, addition),
    readOrderBilling(deps.database.db, order.id),
  ]);
  return inEdit(async () => {
    const shipped = await priceDraft(deps, wanted, billing);
    // Of what needs no shipping, such as an engraving, none is agreed.
    const isShipped = toPriceQuote(shipped.price, shipped.sale).needsShipping;
    const form = isShipped ? wanted : { ...wanted, shipping: null };
    const { lines, price, sale } = isShipped ? shipped : await priceDraft(deps, form, billing);
    const draft = { ...form, lines, id: 0, key: '', version: 0 };
    // What a link can charge is checked where there is one.
    const expectedTotalCents = price.quote.total;
    assertOrderable(toCheckout(deps, draft, { source: 'cash', expectedTotalCents, billing }), sale, price);
    await assertInStock(deps, form);
    return { form, lines, price, sale, billing };
  });
}

async function toDraftForm(
  deps: OrderDeps,
  order: OrderRow,
  { add, address: newAddress, shippingAmount }: Addition,
): Promise<DraftForm> {
  const [[quote], { settings }, userId] = await Promise.all([
    deps.database.db.select().from(orderQuotes).where(eq(orderQuotes.orderId, order.id)),
    readSelling(deps.database),
    findAccount(deps, order.userId),
  ]);
  const pickup = settings.shipping?.pickupPlaces.find(({ id }) => id === quote?.input.shippingChoiceId);
  const address = newAddress ?? quote?.address ?? null;
  // A store that has set up nothing asks for no address, unless shipping is to cost something.
  const isShipped = address !== null || settings.shipping !== null || Number(shippingAmount) > 0;
  const agreed = {
    type: 'agreed' as const,
    name: `${texts[order.language].shipping} (#${order.id})`,
    amount: shippingAmount,
  };
  return {
    userId,
    customerName: newAddress?.name ?? order.customerName,
    customerEmail: order.customerEmail,
    language: order.language,
    lines: add,
    address,
    shipping: pickup ? { type: 'rate', rateId: pickup.id } : isShipped ? agreed : null,
    discount: null,
    note: '',
  };
}

/** An account that was erased meanwhile owns nothing. */
async function findAccount({ auth }: OrderDeps, userId: number | null): Promise<number | null> {
  if (userId === null) return null;
  const { account } = await auth.call(getCustomerAccount, { body: { userId, email: '' } });
  return account ? userId : null;
}

/** A draft reserves nothing: this is what is available now. */
async function assertInStock({ catalog }: OrderDeps, { lines }: DraftForm): Promise<void> {
  const wanted = lines.flatMap((line) => (line.type === 'product' ? [line] : []));
  if (wanted.length === 0) return;
  const ids = wanted.map(({ productId }) => productId).join();
  const { products } = await catalog.call(listQuotedProducts, { query: { ids } });
  const items = wanted.flatMap(({ productId, quantity: requested }) => {
    const product = products.find((one) => one.productId === productId);
    const available = product?.available ?? (product?.inStock ? requested : 0);
    return available < requested ? [{ productId, name: product?.name ?? '', requested, available }] : [];
  });
  const details: Shortage = { items };
  if (items.length > 0) throw new AppError('out_of_stock', 'A product is sold out', { details });
}

/** Names the fields of a draft as those of the edit. */
export async function inEdit<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    const fields = error.fields.map(({ path, ...field }) => ({
      ...field,
      path: path.replace(/^lines\b/, 'add').replace(/^shipping\.amount$/, 'shippingAmount'),
    }));
    throw new AppError(error.code, error.message, { fields, details: error.details, cause: error });
  }
}
