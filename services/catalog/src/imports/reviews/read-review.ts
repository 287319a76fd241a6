import { email, line, maxInteger, requiredLine, text } from '@shopwright/contracts/fields';
import { readFlag } from '@shopwright/contracts/flag-words';
import type { FileCells } from '@shopwright/contracts/http/file-imports';
import { readMoment } from '@shopwright/contracts/spreadsheet-dates';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import * as z from 'zod';
import { toReviewAddress } from '../../reviews/erase-imported-reviewer';
import type { StoredItem } from '../items';

/** What a file says of a review. What it does not say is undefined. */
export interface ReviewPatch {
  key: string;
  names: { product?: string; sku?: string; name?: string; id?: number };
  rating: number;
  title: string | undefined;
  content: string;
  customerName: string;
  email: string | undefined;
  isHidden: boolean | undefined;
  /** Of a new review: staff may have decided otherwise about a known one. */
  isHiddenAtFirst: boolean;
  reply: string | null | undefined;
  createdAt: Date | undefined;
}

const rating = z
  .string()
  .transform((cell) => Number(cell.replace(',', '.')))
  .pipe(
    z
      .number(validationMessages.stars)
      .int(validationMessages.stars)
      .min(1, validationMessages.stars)
      .max(5, validationMessages.stars),
  );

const flag = z.string().transform(readFlag).pipe(z.boolean('Must be true or false'));

/**
 * Words of review programs. Whatever waits to be published stays hidden, so that staff look at it. Judge.me's "not-yet" is a review that
 * nobody curated, which it publishes unless the merchant says otherwise.
 */
const statuses = new Map([
  ...['published', 'publish', 'approved', 'approve', 'ok', 'visible', 'shown', 'active', 'live', 'not-yet'].map(
    (word) => [word, true] as const,
  ),
  ...'hidden unpublished unpublish pending waiting hold spam trash rejected declined archived draft flagged inactive unapproved disapproved'
    .split(' ')
    .map((word) => [word, false] as const),
]);
const status = z
  .string()
  .transform(
    (cell) =>
      statuses.get(
        cell
          .trim()
          .toLowerCase()
          .replace(/[\s_]+/g, '-'),
      ) ?? readFlag(cell),
  )
  .pipe(z.boolean('Must be published or hidden'));

/** With milliseconds where a file has them, as an export does. */
const moment = z.string().transform((cell, context): Date => {
  const exact = z.iso.datetime({ offset: true }).safeParse(cell.trim());
  const read = exact.success ? new Date(exact.data) : readMoment(cell);
  if (read && read.getTime() <= Date.now() + 86_400_000 && read.getUTCFullYear() > 1970) return read;
  context.addIssue({
    code: 'custom',
    message: 'Must be a date in the past, such as 2026-05-31 or 2026-05-31T12:00:00Z',
  });
  return z.NEVER;
});

const fields = {
  product: line(200),
  sku: line(100),
  productName: line(255),
  productId: z
    .string()
    .regex(/^\d{1,20}$/, validationMessages.whole_number)
    .transform(Number),
  rating,
  title: line(120),
  content: text(5000),
  customerName: requiredLine(1, 100, 'required'),
  email: email(),
  isHidden: flag,
  status,
  reply: text(5000),
  createdAt: moment,
};
type Column = keyof typeof fields;

/** Returns the review of an item, or all reasons why it cannot be read. Of rows that are the same, one counts. */
export function readReview({ key, rows }: StoredItem): ReviewPatch | { reason: string } {
  const cells: FileCells = rows.at(-1)?.cells ?? {};
  const problems: string[] = [];
  const read = <C extends Column>(column: C): z.output<(typeof fields)[C]> | undefined => {
    const cell = cells[column]?.trim();
    if (!cell) return undefined;
    const result = fields[column].safeParse(cell);
    if (result.success) return result.data as z.output<(typeof fields)[C]>;
    problems.push(`${column}: ${result.error.issues[0]?.message ?? 'Invalid'}`);
    return undefined;
  };
  const demand = <C extends Column>(column: C) => {
    if (!cells[column]?.trim()) problems.push(`${column}: ${validationMessages.required}`);
    return read(column);
  };
  const id = read('productId');
  const names = {
    product: read('product'),
    sku: read('sku'),
    name: read('productName'),
    // That of another store is larger, or of another product: it counts where a row says nothing else.
    id: id !== undefined && id <= maxInteger ? id : undefined,
  };
  const address = read('email');
  const isHidden = read('isHidden');
  const isPublished = read('status');
  const patch = {
    key,
    names: Object.fromEntries(Object.entries(names).filter(([, value]) => value !== undefined)),
    rating: demand('rating') ?? 0,
    title: cells.title === undefined ? undefined : (read('title') ?? ''),
    content: read('content') ?? '',
    customerName: demand('customerName') ?? '',
    email: address === undefined ? undefined : toReviewAddress(address),
    isHidden,
    isHiddenAtFirst: isHidden ?? isPublished === false,
    reply: cells.reply === undefined ? undefined : (read('reply') ?? null),
    createdAt: read('createdAt'),
  };
  if (!cells.product?.trim() && !cells.sku?.trim() && !cells.productName?.trim() && !cells.productId?.trim()) {
    problems.unshift(`product: ${validationMessages.required}`);
  }
  return problems.length > 0 ? { reason: problems.join('; ') } : patch;
}
