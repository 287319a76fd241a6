import type { Language } from '@shopwright/contracts/fields';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import { convertsPrices } from './components/price';
import { readListing } from './features/catalog/listing-params';
import { paths } from './lib/paths';
import { exchangeRatesQuery } from './lib/queries/exchange-rates';
import {
  bundlesCategoryQuery,
  categoriesInQuery,
  categoryProductsQuery,
  categoryQuery,
  productQuery,
  productsQuery,
} from './lib/queries/products';
import { storeSettingsQuery } from './lib/queries/store-settings';

interface ReadRequest {
  client: QueryClient;
  params: Params;
  search: URLSearchParams;
  language: Language;
}

/**
 * Prefetches on the server what a route shows, with the queries that its components use. Resolves with the query that
 * the page is about, whose outcome is the page's status, and with the path to which the page has moved. What is missing
 * is left to the browser.
 */
export type ReadPage = (request: ReadRequest) => Promise<{ queryKey: QueryKey; movedTo?: string } | undefined>;

/** Every page has the store's name, and the footer the currency's rate. */
export const layoutReads: ReadPage = async ({ client, language }) => {
  const rates = convertsPrices(language) ? client.prefetchQuery(exchangeRatesQuery) : undefined;
  await Promise.all([client.prefetchQuery(storeSettingsQuery), rates]);
  return undefined;
};

export const homeReads: ReadPage = async ({ client, search, language }) => {
  const products = productsQuery(readListing(search, language));
  await Promise.all([client.prefetchInfiniteQuery(products), client.prefetchQuery(categoriesInQuery(language))]);
  return products;
};

export const productReads: ReadPage = async ({ client, params: { id = '' }, language }) => {
  const query = productQuery(id, language);
  await client.prefetchQuery(query);
  const product = client.getQueryData(query.queryKey);
  if (product?.categoryId) await client.prefetchInfiniteQuery(categoryProductsQuery(product.categoryId, language));
  return query;
};

export const categoryReads: ReadPage = async ({ client, params: { slug = '' }, search, language }) => {
  const query = categoryQuery(slug, language);
  await Promise.all([client.prefetchQuery(query), client.prefetchQuery(categoriesInQuery(language))]);
  const category = client.getQueryData(query.queryKey);
  if (category && category.slug !== slug) return { ...query, movedTo: paths.categoryPage(category.slug) };
  if (category) await client.prefetchInfiniteQuery(productsQuery(readListing(search, language, category.id)));
  return query;
};

/** A store without bundles has the page too: it says so. */
export const streamingReads: ReadPage = async ({ client, language }) => {
  const query = bundlesCategoryQuery(language);
  await client.prefetchQuery(query);
  const category = client.getQueryData(query.queryKey);
  if (category === null) return undefined;
  if (!category) return query;
  const bundles = categoryProductsQuery(category.id, language);
  await client.prefetchInfiniteQuery(bundles);
  return bundles;
};
