import { useLanguage } from '../../i18n/language-provider';

type WholeAmount = (units: number) => string;

/** 20 and 30 → "$20-30" in English, "20-30 $" in German. */
export function rangeText(wholeUsd: WholeAmount, from: number, to: number): string {
  const isSignLast = /^\d/.test(wholeUsd(to));
  return isSignLast ? `${from}-${wholeUsd(to)}` : `${wholeUsd(from)}-${to}`;
}

/** Returns what the texts for channels insert: amounts in the store's currency. */
export function useMarketingAmounts() {
  const { wholeUsd } = useLanguage();
  return { range: rangeText(wholeUsd, 20, 50), bundle: wholeUsd(249), limit: wholeUsd(300) };
}
