import type { Product, StaffProduct } from '@shopwright/contracts/http/products';
import type { ActorRole } from '@shopwright/contracts/roles';
import type { Database } from '@shopwright/service-kit/database/connection';
import { and, desc } from 'drizzle-orm';
import { products } from '../db/products';
import { categoryTranslations, productTranslations } from '../db/translations';
import { typedWords } from '../search/search-words';
import { holdsSimilarWord, setSimilarity } from '../search/word-matches';
import { similarityTo } from '../search/word-ranks';
import { defaultLimit, type ListQuery } from './list-query';
import { productFilters } from './product-filters';
import { readColumns, translationsIn } from './translated-columns';

/** What the words may have been meant to say, the likeliest first: one page, in no order that a cursor could follow. */
export function listSimilarProducts(
  { db }: Database,
  query: ListQuery,
  role: ActorRole,
): Promise<(Product | StaffProduct)[]> {
  const { search = '', language, limit = defaultLimit } = query;
  const words = typedWords(search);
  const joined = translationsIn(language);
  return db.transaction(async (tx) => {
    await tx.execute(setSimilarity);
    const rows = await tx
      .select({ product: readColumns(role) })
      .from(products)
      .leftJoin(productTranslations, joined.ofProduct)
      .leftJoin(categoryTranslations, joined.ofCategory)
      .where(and(productFilters(query), ...words.map((word) => holdsSimilarWord(word, language))))
      .orderBy(desc(similarityTo(words)), products.id)
      .limit(limit);
    return rows.map((row) => row.product);
  });
}
