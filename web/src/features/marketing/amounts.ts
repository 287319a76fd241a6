import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { categoriesInQuery } from '../../lib/queries/products';
import { useStoreName } from '../../lib/queries/store-settings';

type WholeAmount = (units: number) => string;

/** 20 and 30 → "$20-30" in English, "20-30 $" in German. */
export function rangeText(formatWholePrice: WholeAmount, from: number, to: number): string {
  const isSignLast = /^\d/.test(formatWholePrice(to));
  return isSignLast ? `${from}-${formatWholePrice(to)}` : `${formatWholePrice(from)}-${to}`;
}

/** Returns what the texts for channels insert: amounts in the store's currency. */
export function useMarketingAmounts() {
  const { formatWholePrice } = useLanguage();
  return { range: rangeText(formatWholePrice, 20, 50), bundle: formatWholePrice(249), limit: formatWholePrice(300) };
}

/** Returns what the texts of a store that is not the demonstration insert: its name, and its first category. */
export function useStoreWords() {
  const { language } = useLanguage();
  const store = useStoreName();
  const { data: categories = [] } = useQuery(categoriesInQuery(language));
  return { store, topic: categories[0]?.name ?? store };
}
