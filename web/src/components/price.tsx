import type { Currency as StoreCurrency } from '@shopwright/contracts/currencies';
import type { ForeignCurrency } from '@shopwright/contracts/http/store-settings';
import { centsFromDecimal, isDecimal } from '@shopwright/contracts/money';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { dateText, numberFormat } from '../i18n/formatters';
import { useLanguage } from '../i18n/language-provider';
import type { Language } from '../i18n/languages';
import { exchangeRatesQuery } from '../lib/queries/exchange-rates';
import { useStoreSettings } from '../lib/queries/store-settings';

interface Currency {
  code: ForeignCurrency | 'USD';
  label: string;
  digits: number;
  /** What stands before an approximate amount; nothing where none is shown. */
  about: string;
}

const dollar: Currency = { code: 'USD', label: 'USD', digits: 2, about: '' };
const eur = { code: 'EUR', label: 'EUR', digits: 2 } as const;

/** Approximate prices for visitors abroad. The store charges US dollars and says so beside each of them. */
const currencies: Record<Language, Currency> = {
  en: dollar,
  es: dollar,
  fr: { ...eur, about: 'env. ' },
  de: { ...eur, about: 'ca. ' },
  zh: { code: 'CNY', label: 'CNY', digits: 2, about: '约' },
  ja: { code: 'JPY', label: 'JPY', digits: 0, about: '約' },
  pt: { code: 'BRL', label: 'BRL', digits: 2, about: 'aprox. ' },
  ar: { code: 'SAR', label: 'ريال سعودي', digits: 2, about: 'نحو ' },
};

/** Returns true if prices in this language carry a note in another currency, for which the rates are needed. */
export const convertsPrices = (language: Language): boolean => currencies[language].code !== 'USD';

/** 24900 in German at "0.86" → "ca. 214,14 EUR"; without a rate just what is charged: "USD". */
export function currencyNote(
  cents: number,
  language: Language,
  rate: string | undefined,
  charged: StoreCurrency = 'usd',
): string {
  // The merchant's rates are those of the dollar.
  if (charged !== 'usd') return charged.toUpperCase();
  const { code, label, digits, about } = currencies[language];
  if (code === 'USD' || rate === undefined) return dollar.label;
  const amount = numberFormat(`${language}-u-nu-latn`, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format((cents / 100) * Number(rate));
  return `${about}${amount} ${label}`;
}

/**
 * The visitor's currency. The merchant's rates are fetched once prices are on the screen, and only for visitors
 * whose currency is not the dollar; until they are there, and without them, a price says in what it is charged.
 */
export function useCurrency() {
  const { t, language } = useLanguage();
  const { code, label } = currencies[language];
  const charged = useStoreSettings()?.currency ?? 'usd';
  const isConverted = charged === 'usd' && convertsPrices(language);
  const { data: rates } = useQuery({ ...exchangeRatesQuery, enabled: isConverted });
  const rate = isConverted ? rates?.find(({ currency }) => currency === code) : undefined;
  const date = rate && dateText(rate.asOf, language);
  return {
    currency: label,
    charged,
    isConverted,
    /** From when its rate is; undefined where nothing is converted. */
    date,
    getNote: (cents: number): string => currencyNote(cents, language, rate?.rate, charged),
    /** Explains the note: approximate, and at which rate. */
    explanation: date && t('shared.price.note', { currency: label, date }),
  };
}

interface PriceProps {
  /** Cents, or a decimal as it came over the wire. */
  value: number | string;
  /** The product's compare-at price. */
  compareAt?: string | null | undefined;
  className?: string;
  noteClassName?: string;
  /** The note on a line of its own, so that nothing moves when its rate arrives. */
  isStacked?: boolean;
  /** The lowest of several prices. */
  isFrom?: boolean | undefined;
  /** What will be charged: names the currency also where prices are shown in no other. */
  isTotal?: boolean;
}

/** Shows the price that is charged and, beside it, the price before a reduction and an approximate one in the visitor's currency. */
export function Price({ value, compareAt, className, noteClassName, isStacked, isFrom, isTotal }: PriceProps) {
  const { t, formatPrice } = useLanguage();
  const { getNote, explanation, isConverted } = useCurrency();
  const cents = typeof value === 'string' ? centsFromDecimal(value) : value;
  const price = formatPrice(cents);
  return (
    <span className={isStacked ? 'inline-flex flex-col items-start' : 'inline-flex flex-wrap items-baseline gap-x-1.5'}>
      <ReducedPrice cents={cents} compareAt={compareAt}>
        <bdi className={clsx('tabular', className)}>{isFrom ? t('shared.price.from', { price }) : price}</bdi>
      </ReducedPrice>
      {(isConverted || isTotal) && (
        <bdi title={explanation} className={clsx('tabular text-muted', noteClassName ?? 'text-xs')}>
          {getNote(cents)}
        </bdi>
      )}
    </span>
  );
}

/**
 * Returns by how many percent the price is below the compare-at price, rounded down, so that it never promises more than one
 * saves. Undefined where there is no higher price.
 */
export function savedPercent(cents: number, compareAt: string | null | undefined): number | undefined {
  // The contract takes any text.
  const before = compareAt && isDecimal(compareAt) ? centsFromDecimal(compareAt) : 0;
  return before > cents ? Math.floor(((before - cents) * 100) / before) : undefined;
}

interface ReducedPriceProps extends Pick<PriceProps, 'compareAt'> {
  cents: number;
  /** The price as it is shown. */
  children: ReactNode;
}

/** Strikes the compare-at price through after the price, and says which is which to those who do not see the line. */
function ReducedPrice({ cents, compareAt, children }: ReducedPriceProps) {
  const { t, formatPrice } = useLanguage();
  if (!compareAt || savedPercent(cents, compareAt) === undefined) return children;
  return (
    <span>
      <span className="sr-only">{t('shared.price.sale')} </span>
      {children} <span className="sr-only">{t('shared.price.regular')} </span>
      <del className="tabular font-normal text-muted text-sm">
        <bdi>{formatPrice(compareAt)}</bdi>
      </del>
    </span>
  );
}
