import type { Language } from '@shopwright/contracts/fields';
import { productPath, productSlug } from '@shopwright/contracts/product-path';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Params } from 'react-router-dom';
import { convertsPrices } from './components/price';
import { readListing } from './features/catalog/listing-params';
import { paths } from './lib/paths';
import { variantPath } from './lib/product-path';
import { collectionQuery } from './lib/queries/collections';
import { exchangeRatesQuery } from './lib/queries/exchange-rates';
import { menusQuery } from './lib/queries/menus';
import {
  bundlesCategoryQuery,
  categoriesInQuery,
  categoryProductsQuery,
  categoryQuery,
  productQuery,
  productsQuery,
} from './lib/queries/products';
import { hasPage, storeSettingsQuery } from './lib/queries/store-settings';
import { storefrontTextsQuery } from './lib/queries/storefront';

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

/** Every page has the store's name and menus, and the footer the currency's rate. */
export const layoutReads: ReadPage = async ({ client, language }) => {
  const rates = convertsPrices(language) ? client.prefetchQuery(exchangeRatesQuery) : undefined;
  await client.prefetchQuery(storeSettingsQuery);
  const hasMenus = client.getQueryData(storeSettingsQuery.queryKey)?.hasMenus;
  await Promise.all([hasMenus && client.prefetchQuery(menusQuery(language)), rates]);
  return undefined;
};

/** Reads the store's own texts of its home page and lists, where it has any. */
async function readStorefrontTexts({ client, language }: ReadRequest): Promise<void> {
  await client.prefetchQuery(storeSettingsQuery);
  if (client.getQueryData(storeSettingsQuery.queryKey)?.hasStorefrontTexts) {
    await client.prefetchQuery(storefrontTextsQuery(language));
  }
}

export const homeReads: ReadPage = async (request) => {
  const { client, search, language } = request;
  const products = productsQuery(readListing(search, language));
  await Promise.all([
    client.prefetchInfiniteQuery(products),
    client.prefetchQuery(categoriesInQuery(language)),
    readStorefrontTexts(request),
  ]);
  return products;
};

export const productReads: ReadPage = async ({ client, params: { id = '', slug = '' }, language }) => {
  const query = productQuery(id, language);
  await Promise.all([client.prefetchQuery(query), client.prefetchQuery(storeSettingsQuery)]);
  const product = client.getQueryData(query.queryKey);
  const settings = client.getQueryData(storeSettingsQuery.queryKey);
  const hasSlugs = settings?.productSlugs ?? false;
  if (product?.parentId) {
    // Its address has the name of the product, of which this is a variant.
    const parent = hasSlugs ? await client.fetchQuery(productQuery(String(product.parentId), language)) : undefined;
    const named = { id: product.parentId, name: parent?.name ?? '' };
    return { ...query, movedTo: variantPath(named, product.id, hasSlugs) };
  }
  if (product && settings && slug !== (hasSlugs ? productSlug(product.name) : '')) {
    return { ...query, movedTo: productPath(product, hasSlugs) };
  }
  if (product?.categoryId) await client.prefetchInfiniteQuery(categoryProductsQuery(product.categoryId, language));
  return query;
};

export const categoryReads: ReadPage = async ({ client, params: { slug = '' }, search, language }) => {
  const query = categoryQuery(slug, language);
  await Promise.all([client.prefetchQuery(query), client.prefetchQuery(categoriesInQuery(language))]);
  const category = client.getQueryData(query.queryKey);
  if (category && category.slug !== slug) return { ...query, movedTo: paths.categoryPage(category.slug) };
  if (category)
    await client.prefetchInfiniteQuery(productsQuery(readListing(search, language, { category: category.id })));
  return query;
};

export const collectionReads: ReadPage = async ({ client, params: { slug = '' }, search, language }) => {
  const query = collectionQuery(slug, language);
  await Promise.all([client.prefetchQuery(query), client.prefetchQuery(categoriesInQuery(language))]);
  const collection = client.getQueryData(query.queryKey);
  if (collection && collection.slug !== slug) return { ...query, movedTo: paths.collectionPage(collection.slug) };
  if (collection) {
    await client.prefetchInfiniteQuery(productsQuery(readListing(search, language, { collection: collection.id })));
  }
  return query;
};

/**
 * The page is the demonstration's, which has it without bundles too: it says so. In any other store its address leads to the
 * home page.
 */
export const streamingReads: ReadPage = async (request) => {
  const { client, language } = request;
  const query = bundlesCategoryQuery(language);
  await Promise.all([client.prefetchQuery(query), readStorefrontTexts(request)]);
  if (!hasPage(client.getQueryData(storeSettingsQuery.queryKey))) return { ...storeSettingsQuery, movedTo: paths.home };
  const category = client.getQueryData(query.queryKey);
  if (category === null) return undefined;
  if (!category) return query;
  const bundles = categoryProductsQuery(category.id, language);
  await client.prefetchInfiniteQuery(bundles);
  return bundles;
};
