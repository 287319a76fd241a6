import { useQuery } from '@tanstack/react-query';
import { dateText } from '../lib/format';
import { exchangeRatesQuery } from '../lib/queries/exchange-rates';
import { convertsPrices, currencies, currencyNote } from './currency';
import { useLanguage } from './language-provider';

/**
 * The visitor's currency. The merchant's rates are fetched once prices are on the screen, and only for visitors
 * whose currency is not the dollar; until they are there, and without them, a price says in what it is charged.
 */
export function useCurrency() {
  const { t, language } = useLanguage();
  const { code, label } = currencies[language];
  const { data: rates } = useQuery({ ...exchangeRatesQuery, enabled: convertsPrices(language) });
  const rate = rates?.find(({ currency }) => currency === code);
  const date = rate && dateText(rate.asOf, language);
  return {
    currency: label,
    /** From when its rate is; undefined where nothing is converted. */
    date,
    getNote: (cents: number): string => currencyNote(cents, language, rate?.rate),
    /** Explains the note: approximate, and at which rate. */
    explanation: date && t('price.note', { currency: label, date }),
  };
}
