import { parseIds } from './features/compare/compared';
import { productQuery } from './lib/queries/products';
import type { ReadPage } from './page-reads';

/** Reads the products that the address compares. Without any the page says so: it is there in any case. */
export const compareReads: ReadPage = async ({ client, search, language }) => {
  await Promise.all(parseIds(search.get('ids')).map((id) => client.prefetchQuery(productQuery(String(id), language))));
  return undefined;
};
