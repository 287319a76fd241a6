import type { ExportedOrder } from '@shopwright/contracts/http/order-files';
import type { Cell } from '@shopwright/contracts/spreadsheet-cells';
import { toStoreTime } from '@shopwright/contracts/store-day';
import type { ExportColumn } from '@shopwright/service-kit/http/write-export';

interface OrderLine {
  order: ExportedOrder;
  line: ExportedOrder['lines'][number] | undefined;
  isFirst: boolean;
  /** In the time zone of the store. */
  placed: string;
}

/** One row per line of an order, at least one per order. */
export const toOrderLines = (orders: readonly ExportedOrder[], timeZone: string): OrderLine[] =>
  orders.flatMap((order) => {
    const placed = toStoreTime(new Date(order.placedAt ?? order.createdAt), timeZone);
    const lines = order.lines.length > 0 ? order.lines : [undefined];
    return lines.map((line, at) => ({ order, line, isFirst: at === 0, placed }));
  });

type Column = ExportColumn<OrderLine>;

const ofOrder = (title: string, cell: (order: ExportedOrder) => Cell): Column => [title, ({ order }) => cell(order)];

const ofLine = (title: string, cell: (line: NonNullable<OrderLine['line']>) => Cell): Column => [
  title,
  ({ line }) => (line ? cell(line) : ''),
];

/** Amounts of the order stand in its first row alone, so that a column adds up. */
const amount = (title: string, cell: (order: ExportedOrder) => string): Column => [
  title,
  ({ order, isFirst }) => (isFirst ? cell(order) : ''),
];

const addressColumns = (kind: 'shippingAddress' | 'billingAddress', title: string): Column[] =>
  (
    [
      ['name', 'name'],
      ['company', 'company'],
      ['address 1', 'line1'],
      ['address 2', 'line2'],
      ['city', 'locality'],
      ['region', 'region'],
      ['postal code', 'postalCode'],
      ['country', 'country'],
      ['phone', 'phone'],
    ] as const
  ).map(([part, field]) => ofOrder(`${title} ${part}`, (order) => order[kind]?.[field] ?? ''));

/** What a column of amounts says in words: several are parted by semicolons. */
const listed = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join('; ');

export const orderLineColumns: Column[] = [
  ofOrder('Order', ({ id }) => id),
  ['Placed', ({ placed }) => placed],
  ofOrder('Status', ({ status }) => status),
  ofOrder('Payment', ({ paymentState }) => paymentState),
  ofOrder('Shipment', ({ shipmentState }) => shipmentState),
  ofOrder('Customer', ({ customerName }) => customerName),
  ofOrder('Email', ({ customerEmail }) => customerEmail),
  ofOrder('Address', ({ customerAddress }) => customerAddress),
  ofLine('Product', ({ name }) => name),
  ofLine('Product number', ({ productId }) => productId),
  ofLine('SKU', ({ sku }) => sku ?? ''),
  ofLine('Quantity', ({ quantity }) => quantity),
  ofLine('Price', ({ price }) => price),
  ofLine('Paid', ({ paid }) => paid ?? ''),
  ofLine('Dropshipped', ({ isDropshipped }) => String(isDropshipped)),
  ofOrder('Currency', ({ currency }) => currency.toUpperCase()),
  amount('Subtotal', ({ subtotal }) => subtotal),
  amount('Discount', ({ discountTotal }) => discountTotal),
  ofOrder('Discount codes', ({ discounts }) => listed(discounts.map(({ code }) => code))),
  amount('Shipping', ({ shippingTotal }) => shippingTotal),
  ofOrder('Shipping method', ({ shipping }) => listed(shipping.map(({ label }) => label))),
  amount('Tax', ({ taxTotal }) => taxTotal),
  ofOrder('Taxes', ({ taxes }) => listed(taxes.map(({ label, rate, amount: tax }) => `${label} ${rate}%: ${tax}`))),
  amount('Total', ({ total }) => total),
  amount('Refunded', ({ refundedTotal }) => refundedTotal),
  amount('Disputed', ({ disputedTotal }) => disputedTotal),
  amount('Revenue', ({ revenue }) => revenue),
  ofOrder('Carrier', ({ shipments }) => listed(shipments.map(({ carrier }) => carrier))),
  ofOrder('Tracking number', ({ shipments }) => listed(shipments.map(({ trackingNumber }) => trackingNumber))),
  ...addressColumns('shippingAddress', 'Shipping'),
  ...addressColumns('billingAddress', 'Billing'),
  ofOrder('VAT number', ({ vatNumber }) => vatNumber ?? ''),
  ofOrder('Invoice', ({ documents }) => documents.invoice?.number ?? ''),
  ofOrder('Credit notes', ({ documents }) => listed(documents.creditNotes.map(({ number }) => number))),
  ofOrder('Payment source', ({ paymentSource }) => paymentSource),
];
