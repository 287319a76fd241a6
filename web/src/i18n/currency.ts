import type { Language } from './languages';

interface Currency {
  label: string;
  /** Units for one US dollar, rounded; undefined where prices are already shown in it. */
  perDollar?: number;
  digits: number;
}

const usd: Currency = { label: 'USD', digits: 2 };
const eur: Currency = { label: 'EUR', perDollar: 0.86, digits: 2 };

/** An orientation for readers abroad. The store charges US dollars, and says so beside every such figure. */
export const currencies: Record<Language, Currency> = {
  en: usd,
  es: usd,
  fr: eur,
  de: eur,
  zh: { label: 'CNY', perDollar: 7.1, digits: 2 },
  ja: { label: 'JPY', perDollar: 155, digits: 0 },
  pt: { label: 'BRL', perDollar: 5.4, digits: 2 },
  ar: { label: 'ريال', perDollar: 3.75, digits: 2 },
};

/** 24900 in German → "≈ 214,14 EUR"; in English just "USD". */
export function currencyNote(cents: number, language: Language): string {
  const { label, perDollar, digits } = currencies[language];
  if (perDollar === undefined) return label;
  const amount = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format((cents / 100) * perDollar);
  return `≈ ${amount} ${label}`;
}
