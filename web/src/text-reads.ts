import type { PageTextName } from '@shopwright/contracts/page-texts';
import { pageTextQuery } from './lib/queries/page-texts';
import { storeSettingsQuery } from './lib/queries/store-settings';
import type { ReadPage } from './page-reads';

/** Reads the store's own text of a page, where it has one: the page is then about that text. */
export const textReads =
  (page: PageTextName): ReadPage =>
  async ({ client, language }) => {
    await client.prefetchQuery(storeSettingsQuery);
    const { ownTexts } = client.getQueryData(storeSettingsQuery.queryKey) ?? {};
    if (!ownTexts?.includes(page)) return undefined;
    const query = pageTextQuery(page, language);
    await client.prefetchQuery(query);
    return query;
  };
