import type { ForeignCurrency } from '@shopwright/contracts/http/exchange-rates';
import type { Language } from './languages';

interface Currency {
  code: ForeignCurrency | 'USD';
  label: string;
  digits: number;
}

const usd: Currency = { code: 'USD', label: 'USD', digits: 2 };
const eur: Currency = { code: 'EUR', label: 'EUR', digits: 2 };

/** Approximate prices for visitors abroad. The store charges US dollars and says so beside each of them. */
export const currencies: Record<Language, Currency> = {
  en: usd,
  es: usd,
  fr: eur,
  de: eur,
  zh: { code: 'CNY', label: 'CNY', digits: 2 },
  ja: { code: 'JPY', label: 'JPY', digits: 0 },
  pt: { code: 'BRL', label: 'BRL', digits: 2 },
  ar: { code: 'SAR', label: 'ريال', digits: 2 },
};

/** Whether prices in this language carry a note in another currency, for which the rates are needed. */
export const convertsPrices = (language: Language): boolean => currencies[language].code !== 'USD';

/** 24900 in German at "0.86" → "≈ 214,14 EUR"; without a rate just what is charged: "USD". */
export function currencyNote(cents: number, language: Language, rate: string | undefined): string {
  const { code, label, digits } = currencies[language];
  if (code === 'USD' || rate === undefined) return usd.label;
  const amount = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format((cents / 100) * Number(rate));
  return `≈ ${amount} ${label}`;
}
