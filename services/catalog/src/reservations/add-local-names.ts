import type { Language } from '@shopwright/contracts/fields';
import type { ReservedLine } from '@shopwright/contracts/http/reservations';
import type { Database } from '@shopwright/service-kit/database/connection';
import { readLocalNames } from '../products/get-product-options';

/** Adds the names that the products have in the language. English is the language of `name`. */
export async function addLocalNames(
  { db }: Database,
  lines: readonly ReservedLine[],
  language: Language = 'en',
): Promise<ReservedLine[]> {
  if (language === 'en') return [...lines];
  const ids = lines.map(({ productId }) => productId);
  const nameOf = await readLocalNames(db, ids, language);
  return lines.map((line) => ({ ...line, localName: nameOf.get(line.productId) ?? null }));
}
