import { maxInteger } from '@shopwright/contracts/fields';
import { fieldError } from '@shopwright/service-kit/errors';
import * as z from 'zod';

/** Encodes the sort keys of the last row of a page. */
export const encodeKeyset = (values: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** Throws `invalid_request` for a cursor that the list with these keys did not issue. */
export function decodeKeyset<Shape extends z.ZodType>(shape: Shape, cursor: string): z.infer<Shape> {
  const result = shape.safeParse(decodeJson(cursor));
  if (!result.success) throw fieldError('invalid_request', 'cursor', 'Not a cursor of this list');
  return result.data;
}

function decodeJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

export const idInCursor = z.number().int().min(1).max(maxInteger);
export const countInCursor = z.number().int().min(0).max(maxInteger);

/** A time as Postgres writes it. Postgres has no year 0, and no offset from UTC of 16 hours. */
export const timeInCursor = z.iso
  .datetime({ offset: true })
  .refine((time) => /^(?!0000).+(Z|[+-](0\d|1[0-5]):\d\d)$/.test(time));

/** A name in the form by which lists are sorted. */
export const nameInCursor = z
  .string()
  .max(200)
  .refine((name) => !name.includes('\u0000'));
