import * as z from 'zod';
import { limitInQuery } from './fields';

/** Lists sorted by id use `idInPath`. */
export const textCursor = z.string().max(500);

/**
 * Returns query and response of a paged list, for `endpoint()`. The next `cursor` is in a `Link: rel="next"` header.
 */
export function page<
  Row extends z.ZodType,
  Cursor extends z.ZodType,
  Query extends z.core.$ZodLooseShape = Record<never, never>,
>({ row, limitMax, cursor, query }: { row: Row; limitMax: number; cursor: Cursor; query?: Query }) {
  return {
    isPaged: true as const,
    query: z.strictObject({
      ...(query as Query),
      limit: limitInQuery(limitMax),
      cursor: cursor
        .optional()
        .meta({ description: 'Cursor of the next page, from the `Link` header of the previous one.' }),
    }),
    response: z.array(row),
  };
}
