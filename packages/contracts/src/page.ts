import { z } from 'zod';
import { limitInQuery } from './fields';

/** A cursor of the service's own making. Where the rows' ids are the order, `idInPath` is the cursor. */
export const textCursor = z.string().max(500);

/**
 * The query and reply of a list that is read page by page: a plain array, and the `cursor` of the next page in a
 * `Link: rel="next"` header where there is one. Spread it into `endpoint()`.
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
      cursor: cursor.optional().meta({ description: 'Where the last page ended, from its `Link` header.' }),
    }),
    reply: z.array(row),
  };
}
