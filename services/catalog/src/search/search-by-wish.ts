import type { Language } from '@shopwright/contracts/fields';
import type { SearchInterpretation } from '@shopwright/contracts/list-facts';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { and, gte, lte, type SQL, sql } from 'drizzle-orm';
import { isListed, products } from '../db/products';
import { listExchangeRates } from '../store-settings/exchange-rates';
import { getStoreSettings } from '../store-settings/get-store-settings';
import { candidatesMax } from './find-candidates';
import { type ClosestProduct, findClosest } from './find-closest';
import { readWish, type TypedAmount, type Wish } from './read-wish';
import { isAmong } from './relevance';
import { atWordStart, matchesWords, searchWords, toPattern, toStems } from './word-search';

interface WishSearch {
  search: string;
  language: Language | undefined;
  filters: SQL | undefined;
}

interface Granted {
  /** Best match first, or cheapest. */
  ids: number[];
  interpretation: SearchInterpretation;
}

/** Products whose words are worth at least this part of the best match's are equally good, so that their prices decide. */
const equalMin = 0.75;
/** Where fewer products have all the words, others are shown after them. */
const wholeMin = 4;
const categoriesMax = 3;

/**
 * Returns whether the search says more than words of a product, such as "for my" or "under 50", and the products with all its
 * words (`matches`) miss that: none has them in its name or category, and without a price they are few.
 */
export async function isMissedWish(
  db: Executor,
  { search, language, matches }: Omit<WishSearch, 'filters'> & { matches: SQL | undefined },
): Promise<boolean> {
  const wish = readWish(search, language);
  const isPriced = namesPrice(wish);
  if (!isPriced && wish.ignored.length === 0) return false;
  const find = (condition: SQL | undefined, limit: number) =>
    db.select({ id: products.id }).from(products).where(and(isListed, condition)).limit(limit);
  const few = isPriced ? undefined : (await find(matches, wholeMin)).map(({ id }) => id);
  if (few && (few.length === 0 || few.length === wholeMin)) return few.length === 0;
  const words = isPriced ? searchWords(search) : toStems(wish.words);
  const inTitle = await matchesWords(db, words, language, 'title');
  return (await find(and(few ? isAmong(few) : undefined, inTitle), 1)).length === 0;
}

const namesPrice = ({ isCheap, minPrice, maxPrice }: Wish): boolean =>
  isCheap || minPrice !== undefined || maxPrice !== undefined;

/**
 * Returns the products that come closest to what a search asks for, without words that say nothing about a product and within
 * the prices that it names. Prices, or that it is a gift, may be all that it names. Undefined for a search of one word, which is
 * all that it asks for, and where nothing is close.
 */
export async function searchByWish(
  database: Pick<Database, 'db'>,
  { search, language, filters }: WishSearch,
): Promise<Granted | undefined> {
  const { db } = database;
  const wish = readWish(search, language);
  const words = toStems(wish.words);
  const prices = await toStorePrices(db, wish);
  const saysEnough = words.length === 0 ? wish.isGift : words.length + wish.ignored.length > 1;
  if (!saysEnough && !namesPrice(wish)) return undefined;
  const find = (isWithin: boolean) => {
    const priced = and(filters, isWithin ? isPricedWithin(prices) : undefined);
    if (words.length === 0) return findPriced(db, priced, wish.isCheap || !isWithin);
    return findClosest(database, {
      words,
      things: toStems(wish.things),
      language,
      filters: priced,
      isCheapestFirst: wish.isCheap,
    });
  };
  const within = await find(true);
  const found = within.length > 0 || Object.keys(prices).length === 0 ? within : await find(false);
  const best = found[0];
  if (!best) return undefined;
  const whole = found.filter(({ isWhole }) => isWhole);
  const shown = best.isWhole && whole.length >= wholeMin ? whole : found;
  return {
    ids: (wish.isCheap ? cheapestFirst(shown) : shown).map(({ id }) => id),
    interpretation: {
      ignored: wish.ignored,
      ...(found === within && prices),
      isCheapestFirst: wish.isCheap,
      isPartial: found !== within || shown.some(({ isWhole }) => !isWhole),
      categoryIds: await findCategories(db, { words, language, shown }),
    },
  };
}

/** Returns products where the search names nothing but a price or a gift: as many as a search ranks, all of them equally good. */
async function findPriced(db: Executor, priced: SQL | undefined, isCheapestFirst: boolean): Promise<ClosestProduct[]> {
  const rows = await selectPriced(db, priced, isCheapestFirst);
  return rows.map((row) => ({ ...row, score: 1, isWhole: true }));
}

export function selectPriced(db: Executor, priced: SQL | undefined, isCheapestFirst: boolean) {
  return db
    .select({ id: products.id, price: sql<number>`${products.price}::float8` })
    .from(products)
    .where(priced)
    .orderBy(isCheapestFirst ? products.price : sql`(not ${products.featured})`, products.id)
    .limit(candidatesMax);
}

type Prices = Pick<SearchInterpretation, 'minPrice' | 'maxPrice'>;

const isPricedWithin = ({ minPrice, maxPrice }: Prices): SQL | undefined =>
  and(
    minPrice === undefined ? undefined : gte(products.price, minPrice),
    maxPrice === undefined ? undefined : lte(products.price, maxPrice),
  );

/** Converts what was typed in another currency by the store's rates. An amount without a rate counts as the store's own. */
async function toStorePrices(db: Executor, { minPrice, maxPrice }: Wish): Promise<Prices> {
  const typed = [minPrice, maxPrice];
  const rates = typed.some((amount) => amount?.currency) ? await readRates(db) : undefined;
  const [min, max] = typed.map((amount) => amount && toStoreAmount(amount, rates));
  return { ...(min !== undefined && { minPrice: min }), ...(max !== undefined && { maxPrice: max }) };
}

interface Rates {
  /** How much of each currency a dollar costs. */
  perDollar: ReadonlyMap<string, number>;
  store: string;
}

async function readRates(db: Executor): Promise<Rates> {
  const [settings, rates] = await Promise.all([getStoreSettings(db), listExchangeRates(db)]);
  const perDollar = new Map(rates.map(({ currency, rate }) => [currency as string, Number(rate)]));
  return { perDollar: perDollar.set('USD', 1), store: settings.currency.toUpperCase() };
}

const priceMax = 999_999.99;

function toStoreAmount({ amount, currency }: TypedAmount, rates: Rates | undefined): string {
  const from = currency === undefined ? undefined : rates?.perDollar.get(currency);
  const to = rates?.perDollar.get(rates.store);
  const converted = currency !== rates?.store && from && to ? (amount / from) * to : amount;
  return Math.min(converted, priceMax).toFixed(2);
}

/** Sorts equally good matches by their prices, and the others behind them by how good they are. */
function cheapestFirst(found: readonly ClosestProduct[]): ClosestProduct[] {
  const best = found[0]?.score ?? 0;
  const isGood = ({ score }: ClosestProduct) => score >= equalMin * best;
  const byPrice = found.filter(isGood).sort((a, b) => a.price - b.price || a.id - b.id);
  return [...byPrice, ...found.filter((product) => !isGood(product))];
}

/** Returns the categories that have a word in their names, or else that of most of the best matches. */
async function findCategories(
  db: Executor,
  { words, language, shown }: { words: readonly string[]; language: Language | undefined; shown: ClosestProduct[] },
): Promise<number[]> {
  const has = words.map((word) => sql`(' ' || title like ${atWordStart(sql`${toPattern(word)}::text`)})::int`);
  const best = sql`${`{${shown
    .slice(0, 8)
    .map(({ id }) => id)
    .join(',')}}`}::int[]`;
  // Categories are few, so the query reads them all.
  const rows = await db.execute<{ id: number }>(sql`
    with titled as (
      select c.id, ascii_text(c.name) || ' ' || coalesce(t.title_text, '') as title,
        (select count(*) from products where category_id = c.id and products.id = any(${best})) as products
      from categories c
      left join category_translations t on t.category_id = c.id and t.language = ${language ?? 'en'}
      where not c.is_hidden and c.merged_into_id is null
    ), compared as (select id, products, ${has.length > 0 ? sql.join(has, sql` + `) : sql`0`} as words from titled)
    select id from compared where words > 0 or products >= 3
    order by products desc, words desc, id limit ${categoriesMax}`);
  return rows.map(({ id }) => id);
}
