import type { PageTextName } from '@shopwright/contracts/page-texts';
import { paths } from './lib/paths';
import { pageTextQuery } from './lib/queries/page-texts';
import { shippingRatesQuery } from './lib/queries/selling';
import { hasPage, storeSettingsQuery } from './lib/queries/store-settings';
import type { ReadPage } from './page-reads';

/**
 * Reads the store's own text of a page, where it has one: the page is then about that text. Without one, a page `ofGoods`
 * is about the demonstration's products, and leads to the home page in any other store.
 */
export const textReads =
  (page: PageTextName, ofGoods = false): ReadPage =>
  async ({ client, language }) => {
    await client.prefetchQuery(storeSettingsQuery);
    const settings = client.getQueryData(storeSettingsQuery.queryKey);
    if (ofGoods && !hasPage(settings, page)) return { ...storeSettingsQuery, movedTo: paths.home };
    if (!settings?.ownTexts?.includes(page)) {
      const hasRates = page === 'shipping' && (settings?.selling.delivery ?? null) !== null;
      if (hasRates) await client.prefetchQuery(shippingRatesQuery(language));
      return undefined;
    }
    const query = pageTextQuery(page, language);
    await client.prefetchQuery(query);
    return query;
  };
