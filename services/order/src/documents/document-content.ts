import type { Currency } from '@shopwright/contracts/currencies';
import type { Language } from '@shopwright/contracts/fields';
import { defaultTimeZone } from '@shopwright/contracts/http/store-settings';
import { centsFromDecimal, formatMoney } from '@shopwright/contracts/money';
import type { DocumentLine, InvoicedCustomer, Seller } from '../db/invoice-tables';
import texts from './document-texts.json' with { type: 'json' };

export type Label = keyof (typeof texts)['en'];

interface Pair {
  label: string;
  value: string;
}

/** The content of a document, before it is drawn. */
export interface DocumentContent {
  language: Language;
  title: string;
  facts: Pair[];
  parties: { title: string; lines: string[] }[];
  columns: string[];
  rows: string[][];
  sums: Pair[];
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

/** Returns what writes the parts of a document, with each label in the reader's language and in the store's. */
export function createWriter({ languages, seller, customer }: IssuedSource, currency: Currency) {
  const [language, other] = languages;
  const label = (key: Label) => [...new Set([texts[language][key], texts[other][key]])].join(' / ');
  const money = (cents: number) => formatMoney(cents, language, currency);
  const date = (at: Date) =>
    at.toLocaleDateString(language, { dateStyle: 'long', timeZone: seller.timeZone ?? defaultTimeZone });
  const taxNumber = seller.taxNumber && `${label('taxNumber')}: ${seller.taxNumber}`;
  return {
    label,
    money,
    date,
    parties: [
      { title: label('seller'), lines: toLines(seller.name, seller.address, seller.emailAddress ?? '', taxNumber) },
      { title: label('customer'), lines: toLines(customer.name, customer.address, customer.emailAddress) },
    ],
    columns: [label('item'), label('quantity'), label('price'), label('amount')],
    toRow: ({ name, quantity, price }: DocumentLine): string[] => [
      name,
      quantity.toLocaleString(language),
      money(centsFromDecimal(price)),
      money(centsFromDecimal(price) * quantity),
    ],
  };
}

const toLines = (...parts: string[]): string[] =>
  parts
    .flatMap((part) => part.split('\n'))
    .map((line) => line.trim())
    .filter(Boolean);
