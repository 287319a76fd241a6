import { useLanguage } from '../../i18n/language-provider';

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
