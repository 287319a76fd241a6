import type { Language } from '@shopwright/contracts/fields';
import type { ReservedLine } from '@shopwright/contracts/http/reservations';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, eq, inArray } from 'drizzle-orm';
import { productTranslations } from '../db/products';

/** Adds the names that the products have in the language. English is the language of `name`. */
export async function addLocalNames(
  { db }: Database,
  lines: readonly ReservedLine[],
  language: Language = 'en',
): Promise<ReservedLine[]> {
  if (language === 'en') return [...lines];
  const ids = lines.map(({ productId }) => productId);
  const names = await db
    .select({ id: productTranslations.productId, name: productTranslations.name })
    .from(productTranslations)
    .where(and(eq(productTranslations.language, language), inArray(productTranslations.productId, ids)));
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  return lines.map((line) => ({ ...line, localName: nameOf.get(line.productId) ?? null }));
}
