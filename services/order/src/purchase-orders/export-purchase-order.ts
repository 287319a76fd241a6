import { toCsvLine } from '@shopwright/contracts/spreadsheet-cells';
import type { OrderDeps } from '../deps';
import { getOrderRow } from '../orders/order-row';
import { getPurchaseOrderRow, listPurchaseLines } from './purchase-order-rows';
import { toReference } from './purchase-order-rules';

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF';

const columns = ['Reference', 'SKU', 'Product', 'Quantity', 'Unit cost', 'Currency', 'Ship to', 'Address'];

/** Returns a purchase order as CSV, a line for each of its lines, for suppliers who are told by hand. */
export async function exportPurchaseOrder(
  { database: { db } }: Pick<OrderDeps, 'database'>,
  id: number,
): Promise<Buffer> {
  const row = await getPurchaseOrderRow(db, id);
  const [order, lines] = await Promise.all([getOrderRow(db, row.orderId), listPurchaseLines(db, id)]);
  const { customerName, customerAddress, currency } = order;
  const rows = lines.map(({ sku, name, quantity, cost }) =>
    toCsvLine([
      toReference(id),
      sku ?? '',
      name,
      String(quantity),
      cost ?? '',
      currency.toUpperCase(),
      customerName,
      customerAddress,
    ]),
  );
  return Buffer.from([byteOrderMark + toCsvLine(columns), ...rows].join(''));
}
