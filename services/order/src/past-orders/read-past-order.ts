import { currencies, currencyCodes } from '@shopwright/contracts/currencies';
import { email, line, requiredLine } from '@shopwright/contracts/fields';
import type { FileCells, ImportBatch } from '@shopwright/contracts/http/file-imports';
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
  const lines = rows.flatMap(({ cells }) => {
    const name = read(cells, 'lineName', line(300));
    if (!name) return [];
    const price = read(cells, 'linePrice', amount) ?? null;
    return [
      {
        name,
        sku: read(cells, 'lineSku', line(100)) ?? '',
        quantity: read(cells, 'lineQuantity', quantity) ?? 1,
        price,
      },
    ];
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
    },
    status: readStatus(head),
    lines,
    address: readAddress(head),
  };
  if (problems.size === 0) checkTotals(order, problems);
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

/** A subtotal may be before or after the discount, and prices may include the tax. Cents are rounded away. */
function checkTotals({ total, amounts, lines }: PastOrderValues, problems: Map<string, string>): void {
  const { subtotal, shipping, tax, discount: off } = amounts;
  const priced = lines.every(({ price }) => price !== null);
  const ofLines = lines.reduce((sum, { price, quantity: count }) => sum + cents(price) * count, 0);
  const isNear = (one: number, other: number) => Math.abs(one - other) <= Math.max(1, lines.length);
  if (subtotal !== null) {
    const sums = [cents(subtotal) + cents(shipping), cents(subtotal) + cents(shipping) - cents(off)];
    if (!sums.some((sum) => isNear(sum, cents(total)) || isNear(sum + cents(tax), cents(total)))) {
      problems.set('total', 'Is not the sum of subtotal, shipping, tax and discount');
    }
  }
  const expected = subtotal === null ? undefined : [cents(subtotal), cents(subtotal) + cents(off)];
  if (
    priced &&
    lines.length > 0 &&
    expected &&
    !expected.some((sum) => isNear(ofLines, sum) || isNear(ofLines, sum + cents(tax)))
  ) {
    problems.set('subtotal', 'Is not the sum of the lines');
  }
}
