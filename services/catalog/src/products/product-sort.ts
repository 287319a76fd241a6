import type { Sort } from '@shopwright/contracts/http/products';
import type { Language } from '@shopwright/contracts/languages';
import { AppError } from '@shopwright/service-kit/errors';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { products } from '../db/products';
import { productTranslations } from '../db/translations';

/**
 * The sort key of each order in English, written so that all of them ascend and (key, id) is one row comparison:
 * featured ones first is `not featured`, dearest first is minus the price. Each has its index in db/products.ts.
 */
const sortKeys: Record<Sort, SQL> = {
  featured: sql`(not ${products.featured})`,
  'price-asc': sql`${products.price}`,
  'price-desc': sql`(- ${products.price})`,
  name: sql`${products.sortName}`,
};

/** By the name that is shown. No index holds that order, but together two hold all that is needed to find it. */
const translatedName = sql`coalesce(${productTranslations.sortName}, ${products.sortName})`;

export function sortKey(sort: Sort, language: Language = 'en'): SQL {
  return sort === 'name' && language !== 'en' ? translatedName : sortKeys[sort];
}

/** What a cursor may hold as key, per order: it comes back from outside. */
const keyTexts: Record<Sort, z.ZodType<string>> = {
  featured: z.enum(['true', 'false']),
  'price-asc': z.string().regex(/^\d{1,8}\.\d\d$/),
  'price-desc': z.string().regex(/^-\d{1,8}\.\d\d$/),
  name: z
    .string()
    .max(200)
    .refine((key) => !key.includes('\u0000')),
};

const keyTypes: Record<Sort, SQL> = {
  featured: sql`boolean`,
  'price-asc': sql`numeric`,
  'price-desc': sql`numeric`,
  name: sql`text`,
};

export interface PageEnd {
  key: string;
  id: number;
}

/** Where a page ended, as the text of its `next` link. It names its order, so it cannot be used with another. */
export function cursorOf(sort: Sort, end: PageEnd): string {
  return Buffer.from(JSON.stringify([sort, end.key, end.id])).toString('base64url');
}

export function parseCursor(sort: Sort, cursor: string): PageEnd {
  const shape = z.tuple([z.literal(sort), keyTexts[sort], z.number().int().min(1).max(2_147_483_647)]);
  const result = shape.safeParse(decodeJson(cursor));
  if (!result.success) {
    const fields = [{ path: 'cursor', message: 'Not a cursor of this list' }];
    throw new AppError('invalid_request', 'cursor: Not a cursor of this list', { fields });
  }
  return { key: result.data[1], id: result.data[2] };
}

export function isAfter(sort: Sort, end: PageEnd, language?: Language): SQL {
  // By way of text: the driver would turn the text 'true' into a boolean false.
  return sql`(${sortKey(sort, language)}, ${products.id}) > (${end.key}::text::${keyTypes[sort]}, ${end.id})`;
}

function decodeJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
