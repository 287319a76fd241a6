import type { ReplyOf } from '@shopwright/contracts/endpoint';
import type { suggestProducts } from '@shopwright/contracts/http/products';
import type { Language } from '@shopwright/contracts/languages';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { and, asc, desc, isNull, type SQL, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { categoryTranslations, productTranslations } from '../db/translations';
import { translationsIn } from '../products/translated-columns';
import { searchWords, typedWords } from './search-words';
import { holdsSimilarWord, idsBeginning, isOneOf, setSimilarity, titleHolds } from './word-matches';
import { similarityTo, titleRank } from './word-ranks';

type Suggested = ReplyOf<typeof suggestProducts>['products'];

const most = 6;
/** So many are looked at to find the best. A word that more products hold is one that is not written to its end. */
const candidatesMax = 1000;

/** What begins with what was typed, then what holds it; where nothing does, what it may have been meant to say. */
export async function findProducts({ db }: Database, search: string, language?: Language): Promise<Suggested> {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const held = await read(db, language, {
    condition: amongCandidates(search, words, language),
    order: asc(titleRank(search, words)),
  });
  return held.length > 0 ? held : findSimilar(db, search, language);
}

/** Those whose name begins with what was typed come first, so that no number of others keeps them out. */
function amongCandidates(search: string, words: readonly string[], language?: Language): SQL {
  const holdAll = and(isNull(products.archivedAt), ...words.map((word) => titleHolds(word, language)));
  const some = sql`(select id from ${products} where ${holdAll} limit ${candidatesMax})`;
  return isOneOf(sql`${idsBeginning(search, language)} union all ${some}`);
}

function findSimilar(db: Database['db'], search: string, language?: Language): Promise<Suggested> {
  const words = typedWords(search);
  return db.transaction(async (tx) => {
    await tx.execute(setSimilarity);
    return read(tx, language, {
      condition: and(...words.map((word) => holdsSimilarWord(word, language))),
      order: desc(similarityTo(words)),
    });
  });
}

interface Choice {
  condition: SQL | undefined;
  order: SQL;
}

function read(db: Executor, language: Language | undefined, { condition, order }: Choice): Promise<Suggested> {
  const joined = translationsIn(language);
  return db
    .select({
      id: products.id,
      name: sql<string>`coalesce(${productTranslations.name}, ${products.name})`,
      image: products.image,
      price: products.price,
      category: sql<string>`coalesce(${categoryTranslations.name}, ${products.category})`,
    })
    .from(products)
    .leftJoin(productTranslations, joined.ofProduct)
    .leftJoin(categoryTranslations, joined.ofCategory)
    .where(and(isNull(products.archivedAt), condition))
    .orderBy(order, desc(products.featured), products.id)
    .limit(most);
}
