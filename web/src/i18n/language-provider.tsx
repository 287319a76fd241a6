import { type Currency, currencies, defaultCurrency } from '@shopwright/contracts/currencies';
import { defaultTimeZone } from '@shopwright/contracts/http/store-settings';
import { freeShippingOverCents } from '@shopwright/contracts/limits';
import { formatMoney, formatWholeMoney, withCurrencySign } from '@shopwright/contracts/money';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { untilHydrated } from '../lib/hydration';
import { useStoreName, useStoreSettings } from '../lib/queries/store-settings';
import { setTimeZone } from '../lib/store-time-zone';
import { numberFormat } from './formatters';
import { changeLanguage, currentLanguage, translateTo } from './language';
import { type Dictionary, getDirection, type Language, translateIn } from './languages';
import type { MessageKey } from './messages';

export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

export interface LanguageContext {
  t: Translate;
  /** 24900 → "$249.00" in the store's currency, or in another, as the language writes it. Takes cents or a decimal. */
  formatPrice: (amount: number | string, foreign?: Currency) => string;
  /** 20 → "$20": whole units of the store's currency. */
  formatWholePrice: (units: number) => string;
  /** 1200 → "$1.2K": units of the store's currency, for the axis of a chart. */
  formatCompactPrice: (units: number) => string;
  /** The currency in which the store charges. */
  currency: Currency;
  language: Language;
  direction: 'ltr' | 'rtl';
  /** Resolves once the new language's messages are loaded. Rejects, and changes nothing, where they cannot be. */
  setLanguage: (language: Language) => Promise<void>;
}

const Context = createContext<LanguageContext | null>(null);

/** The browser's language, which the visitor may change. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setState] = useState(currentLanguage);
  const dropFromAddress = useDropFromAddress();
  const store = useStoreName();
  const { currency, timeZone } = useStoreSettings() ?? {};
  setTimeZone(timeZone);
  const value = useMemo<LanguageContext>(() => {
    const known = storeValues(language, store, { currency, timeZone });
    return {
      // A new function per language, name and time zone, so that everything that depends on `t` is computed again.
      t: (key, values) => translateTo(language, key, { ...known, ...values }),
      ...moneyIn(language, currency),
      language,
      direction: getDirection(language),
      setLanguage: async (next) => {
        // Until then, React compares the page with the server's, which is in the language before.
        await untilHydrated();
        await changeLanguage(next);
        setState(next);
        dropFromAddress();
      },
    };
  }, [language, dropFromAddress, store, currency, timeZone]);
  return <Context value={value}>{children}</Context>;
}

const moneyIn = (language: Language, currency: Currency = defaultCurrency) => ({
  currency,
  formatPrice: (amount: number | string, foreign = currency) => formatMoney(amount, language, foreign),
  formatWholePrice: (units: number) => formatWholeMoney(units, language, currency),
  formatCompactPrice: (units: number) =>
    withCurrencySign(
      numberFormat(language === 'ar' ? 'ar-u-nu-latn' : language, { notation: 'compact' }).format(units),
      language,
      currency,
    ),
});

/**
 * Returns what every message may insert of the store: its name, its time zone, the code and the sign of its currency, and the amounts that rewards
 * and promises name.
 */
export const storeValues = (
  language: Language,
  store: string,
  { currency = defaultCurrency, timeZone = defaultTimeZone }: { currency?: Currency; timeZone?: string } = {},
) => ({
  store,
  zone: timeZone,
  charged: currency.toUpperCase(),
  sign: currencies[currency].symbol,
  unit: formatWholeMoney(1, language, currency),
  reward: formatWholeMoney(10, language, currency),
  freeOver: formatWholeMoney(freeShippingOverCents / 100, language, currency),
});

/** An address that names a language would bring it back with the next reload. */
function useDropFromAddress(): () => void {
  const [params, setParams] = useSearchParams();
  const latest = useRef({ params, setParams });
  useEffect(() => {
    latest.current = { params, setParams };
  });
  return useCallback(() => {
    const rest = new URLSearchParams(latest.current.params);
    if (!rest.has('lang')) return;
    rest.delete('lang');
    latest.current.setParams(rest, { replace: true });
  }, []);
}

interface RenderedLanguageProps {
  language: Language;
  dictionary: Dictionary;
  children: ReactNode;
}

const stays = () => Promise.reject(new Error('a rendered page keeps its language'));

/** Provides one language with all its messages, for a page that the server renders. */
export function RenderedLanguage({ language, dictionary, children }: RenderedLanguageProps) {
  const store = useStoreName();
  const { currency, timeZone } = useStoreSettings() ?? {};
  setTimeZone(timeZone);
  const known = storeValues(language, store, { currency, timeZone });
  const value: LanguageContext = {
    t: (key, values) => translateIn(language, dictionary, key, { ...known, ...values }),
    ...moneyIn(language, currency),
    language,
    direction: getDirection(language),
    setLanguage: stays,
  };
  return <Context value={value}>{children}</Context>;
}

interface KeptLanguageProps {
  isKept: boolean;
  children: ReactNode;
}

/** Keeps the language for a part that is not hydrated yet: in another one it would differ from what the server rendered. */
export function KeptLanguage({ isKept, children }: KeptLanguageProps) {
  const latest = useContext(Context);
  const [first] = useState(latest);
  return <Context value={isKept ? first : latest}>{children}</Context>;
}

export function useLanguage(): LanguageContext {
  const context = useContext(Context);
  if (!context) throw new Error('useLanguage must be used within a LanguageProvider');
  return context;
}
