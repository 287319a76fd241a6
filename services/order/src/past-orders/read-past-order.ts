import { currencies, currencyCodes } from '@shopwright/contracts/currencies';
import { email, line, requiredLine } from '@shopwright/contracts/fields';
import type { FileCells } from '@shopwright/contracts/http/file-imports';
import type { ImportBatch } from '@shopwright/contracts/http/internal-imports';
import type { PastOrder } from '@shopwright/contracts/http/past-orders';
import { centsFromDecimal, decimalFromCents, isDecimal } from '@shopwright/contracts/money';
import { readMoment } from '@shopwright/contracts/spreadsheet-dates';
import { readNumber } from '@shopwright/contracts/spreadsheet-numbers';
import * as z from 'zod';

type ItemRows = ImportBatch['items'][number]['rows'];
export type PastOrderValues = Omit<PastOrder, 'id' | 'placedAt'> & { placedAt: Date };

const linesMax = 500;
const signs = [...new Set(currencyCodes.flatMap((code) => [currencies[code].symbol, code.toUpperCase()]))].sort(
  (one, other) => other.length - one.length,
);

const amount = z.string().transform((cell, context): string => {
  const sign = signs.find((each) => cell.startsWith(each) || cell.endsWith(each));
  const read = readNumber(sign ? cell.replace(sign, '').trim() : cell);
  if (read && read !== 'unclear') {
    const rounded = read.number.replace(/(\.\d\d)0+$/, '$1');
    if (isDecimal(rounded)) return decimalFromCents(centsFromDecimal(rounded));
  }
  const message =
    read === 'unclear' ? 'Can be read as two numbers. Write it without a thousands separator' : 'Must be an amount';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** Some shops write how much a discount takes off with a sign. */
const discount = z
  .string()
  .transform((cell) => cell.replace(/^[-−]\s*/, ''))
  .pipe(amount);

const moment = z.string().transform((cell, context): Date => {
  const read = readMoment(cell);
  if (read && read.getTime() <= Date.now() + 86_400_000) return read;
  context.addIssue({
    code: 'custom',
    message: 'Must be a date in the past, such as 2026-05-31 or 2026-05-31T12:00:00Z',
  });
  return z.NEVER;
});

const quantity = z
  .string()
  .transform((cell) => Number(cell.replace(',', '.')))
  .pipe(z.number().int().min(0).max(100_000));
const currency = z
  .string()
  .transform((cell) => cell.toUpperCase())
  .pipe(z.string().regex(/^[A-Z]{3}$/, 'Must be a code such as EUR'));

/** Returns the order that the rows of a file say, a line each, or all reasons why they cannot be read. */
export function readPastOrder(rows: ItemRows, storeCurrency: string): { order: PastOrderValues } | { reason: string } {
  const problems = new Map<string, string>();
  const read = <T>(cells: FileCells, column: string, schema: z.ZodType<T>, isRequired = false): T | undefined => {
    const cell = cells[column]?.trim();
    if (!cell && !isRequired) return undefined;
    const result = schema.safeParse(cell ?? '');
    if (result.success) return result.data;
    if (!problems.has(column)) problems.set(column, result.error.issues[0]?.message ?? 'Invalid');
    return undefined;
  };
  // Of the order, the first row that says it counts: further rows of Shopify have its lines only.
  const head: FileCells = {};
  for (const { cells } of rows) {
    for (const [column, value] of Object.entries(cells)) if (value.trim() !== '') head[column] ??= value;
  }
  let [ofLines, isPriced] = [0, true];
  const lines = rows.flatMap(({ cells }) => {
    const sku = read(cells, 'lineSku', line(100)) ?? '';
    const name = read(cells, 'lineName', line(300)) ?? sku;
    if (!name) return [];
    const units = read(cells, 'lineQuantity', quantity) ?? 1;
    const total = read(cells, 'lineTotal', amount);
    const price = read(cells, 'linePrice', amount) ?? toUnitPrice(total, units);
    ofLines += total === undefined ? cents(price) * units : cents(total);
    isPriced &&= price !== null;
    return [{ name, sku, quantity: units, price }];
  });
  if (lines.length > linesMax) problems.set('lineName', `An order has at most ${linesMax} lines`);
  const given = { firstName: read(head, 'firstName', line(100)), lastName: read(head, 'lastName', line(100)) };
  const order = {
    reference: read(head, 'number', requiredLine(1, 100, 'required'), true) ?? '',
    email: read(head, 'email', email(), true) ?? '',
    name: read(head, 'customerName', line(200)) ?? [given.firstName, given.lastName].filter(Boolean).join(' '),
    placedAt: read(head, 'placedAt', moment, true) ?? new Date(0),
    currency: read(head, 'currency', currency) ?? storeCurrency.toUpperCase(),
    total: read(head, 'total', amount, true) ?? '0.00',
    amounts: {
      subtotal: read(head, 'subtotal', amount) ?? null,
      shipping: read(head, 'shipping', amount) ?? null,
      tax: read(head, 'tax', amount) ?? null,
      discount: read(head, 'discount', discount) ?? null,
      ...withFees(read(head, 'fees', amount)),
    },
    status: readStatus(head),
    lines,
    address: readAddress(head),
  };
  if (problems.size === 0) checkTotals(order, isPriced && lines.length > 0 ? ofLines : undefined, problems);
  if (problems.size > 0) return { reason: [...problems].map(([column, reason]) => `${column}: ${reason}`).join('; ') };
  return { order };
}

const readStatus = ({ status = '', shippingStatus = '', canceledAt = '' }: FileCells): string =>
  [...new Set([canceledAt.trim() && 'cancelled', status.trim(), shippingStatus.trim()].filter(Boolean))]
    .join(', ')
    .slice(0, 100);

const readAddress = (cells: FileCells): string =>
  [
    cells.address1,
    cells.address2,
    [cells.postalCode, cells.city]
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(' '),
    cells.region,
    cells.country,
  ]
    .map((part) => part?.trim().replace(/^'/, ''))
    .filter(Boolean)
    .join('\n')
    .slice(0, 500);

const cents = (decimal: string | null): number => centsFromDecimal(decimal ?? '0');

/** Where a file has the total of a line alone. */
const toUnitPrice = (total: string | undefined, units: number): string | null =>
  total === undefined || units === 0 ? null : decimalFromCents(Math.round(cents(total) / units));

const withFees = (fees: string | undefined) => (fees && cents(fees) !== 0 ? { fees } : {});

/** A subtotal may be before or after the discount, and prices may include the tax. Cents are rounded away. */
function checkTotals(
  { total, amounts, lines }: PastOrderValues,
  ofLines: number | undefined,
  problems: Map<string, string>,
): void {
  const { subtotal, shipping, tax, discount: off, fees = null } = amounts;
  if (subtotal === null) return;
  const isNear = (one: number, other: number) => Math.abs(one - other) <= Math.max(1, lines.length);
  const isOneOf = (sums: number[], sum: number) =>
    sums.some((each) => isNear(each, sum) || isNear(each + cents(tax), sum));
  const all = cents(subtotal) + cents(shipping) + cents(fees);
  if (!isOneOf([all, all - cents(off)], cents(total))) {
    problems.set('total', 'Is not the sum of subtotal, shipping, tax, fees and discount');
  }
  // Lines may include the tax, and have the discount or not.
  const ofSubtotal = [cents(subtotal), cents(subtotal) + cents(off)];
  if (ofLines !== undefined && !ofSubtotal.some((sum) => isNear(sum, ofLines) || isNear(sum + cents(tax), ofLines))) {
    problems.set('subtotal', 'Is not the sum of the lines');
  }
}
