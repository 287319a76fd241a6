import { translateCountry } from '@shopwright/contracts/country-names';
import type { Currency } from '@shopwright/contracts/currencies';
import type { Language } from '@shopwright/contracts/fields';
import { defaultTimeZone } from '@shopwright/contracts/http/store-settings';
import { centsFromDecimal, formatMoney } from '@shopwright/contracts/money';
import type { Cost, DocumentLine, InvoicedCustomer, Seller } from '../db/invoice-tables';
import type { DocumentLook } from './document-look';
import texts from './document-texts.json' with { type: 'json' };

export type Label = keyof (typeof texts)['en'];

interface Pair {
  label: string;
  value: string;
}

/** The content of a document, before it is drawn. */
export interface DocumentContent extends DocumentLook {
  language: Language;
  title: string;
  facts: Pair[];
  parties: { title: string; lines: string[] }[];
  columns: string[];
  rows: string[][];
  sums: Pair[];
  /** Why there is no tax. */
  notes: string[];
}

/** The parts that every document has. */
export interface IssuedSource {
  /** The reader's language, and that of the store. */
  languages: [Language, Language];
  number: string;
  issuedAt: Date;
  seller: Seller;
  customer: InvoicedCustomer;
  orderId: number;
}

interface Sale {
  currency: Currency;
  lines: readonly DocumentLine[];
  vatNumber?: string;
  exemptionReason?: string;
  hasDiscount?: boolean;
}

/** Returns what writes the parts of a document, with each label in the reader's language and in the store's. */
export function createWriter(
  { languages, seller, customer }: IssuedSource,
  { currency, lines, vatNumber, exemptionReason, hasDiscount }: Sale,
) {
  const [language, other] = languages;
  const isMixed = languages.includes('ar');
  /** Keeps a text in its own direction within a line of the other. */
  const isolate = (text: string) => (isMixed ? `\u2068${text}\u2069` : text);
  const label = (key: Label) => {
    const [own, others] = [texts[language][key], texts[other][key]];
    return own === others ? own : `${own} / ${isolate(others)}`;
  };
  const money = (cents: number) => formatMoney(cents, language, currency);
  const date = (at: Date) =>
    at.toLocaleDateString(language, { dateStyle: 'long', timeZone: seller.timeZone ?? defaultTimeZone });
  const named = (key: Label, value = '') => value && `${label(key)}: ${isolate(value)}`;
  const numbers = [
    named('phone', seller.phone),
    named('vatNumber', seller.vatNumber),
    named('taxNumber', seller.taxNumber),
  ];
  const percent = (rate: string) => `${Number(rate).toLocaleString(language, { maximumFractionDigits: 3 })} %`;
  const hasCosts = lines.some(({ cost }) => cost);
  const ofCost = (cost: Cost | undefined): string[] => {
    if (!hasCosts) return [];
    const taxCents = cost?.taxes.reduce((sum, { amount }) => sum + centsFromDecimal(amount), 0) ?? 0;
    const rates = cost?.taxes.map(({ rate }) => percent(rate)).join(' + ');
    return [rates || '–', cost ? money(centsFromDecimal(cost.paid) - taxCents) : ''];
  };
  return {
    label,
    money,
    date,
    isolate,
    nameTax: (name: string, rate: string, netCents: number) =>
      `${isolate(`${name} ${percent(rate)}`)} (${label('netAmount')} ${isolate(money(netCents))})`,
    parties: [
      { title: label('seller'), lines: toLines(seller.name, seller.address, seller.emailAddress ?? '', ...numbers) },
      {
        title: label('customer'),
        lines: toLines(
          customer.name,
          translateCountry(customer.address, language),
          customer.emailAddress,
          named('vatNumber', vatNumber),
        ),
      },
    ],
    columns: [
      label('item'),
      label('quantity'),
      label('price'),
      ...(hasCosts ? [label('taxRate'), label(hasDiscount ? 'netAfterDiscounts' : 'netAmount')] : []),
      label('amount'),
    ],
    /** Says once each why costs have no tax. */
    toNotes: (costs: readonly (Cost | undefined)[]): string[] => [
      ...new Set(
        costs.flatMap((cost) => {
          if (!cost?.untaxed) return [];
          return (cost.untaxed === 'exempt' && named('exempt', exemptionReason)) || label(cost.untaxed);
        }),
      ),
    ],
    toRow: ({ name, quantity, price, cost }: DocumentLine): string[] => [
      name,
      quantity.toLocaleString(language),
      money(centsFromDecimal(price)),
      ...ofCost(cost),
      money(centsFromDecimal(price) * quantity),
    ],
  };
}

const toLines = (...parts: string[]): string[] =>
  parts
    .flatMap((part) => part.split('\n'))
    .map((line) => line.trim())
    .filter(Boolean);
