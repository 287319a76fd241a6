import type { Language } from './languages';
import { decimalFromCents } from './money';

interface PriceForm {
  group: string;
  decimal: string;
  /** Puts the dollar sign beside the number, which has no sign of its own. */
  withSymbol: (number: string) => string;
}

const dollarFirst: PriceForm = { group: ',', decimal: '.', withSymbol: (number) => `$${number}` };
const dollarLast: Omit<PriceForm, 'group'> = { decimal: ',', withSymbol: (number) => `${number}\u00a0$` };

// Written out: Node and each browser bring their own version of the Unicode tables, and a rendered page must match both.
const forms: Record<Language, PriceForm> = {
  en: dollarFirst,
  zh: dollarFirst,
  ja: dollarFirst,
  ar: dollarFirst,
  de: { ...dollarLast, group: '.' },
  es: { ...dollarLast, group: '.' },
  fr: { ...dollarLast, group: '\u202f' },
  pt: { group: '.', decimal: ',', withSymbol: (number) => `US$\u00a0${number}` },
};

/** 124900 → "$1,249.00" in English, "1.249,00 $" in German. The amount is always US dollars. */
export function formatUsd(cents: number, language: Language = 'en'): string {
  const { group, decimal, withSymbol } = forms[language];
  const [whole = '', fraction = ''] = decimalFromCents(Math.abs(cents)).split('.');
  return `${cents < 0 ? '-' : ''}${withSymbol(`${whole.replace(/\B(?=(\d{3})+$)/g, group)}${decimal}${fraction}`)}`;
}
