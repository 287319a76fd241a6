import type { Currency } from '@shopwright/contracts/currencies';
import type { Language } from '@shopwright/contracts/fields';
import type { DocumentKind } from '@shopwright/contracts/http/customer-orders';
import { defaultTimeZone } from '@shopwright/contracts/http/store-settings';
import { centsFromDecimal, formatMoney } from '@shopwright/contracts/money';
import type { InvoicedCustomer, Seller } from '../db/invoice-tables';
import texts from './document-texts.json' with { type: 'json' };

type Label = keyof (typeof texts)['en'];

export interface DocumentSource {
  kind: DocumentKind;
  /** The customer's language, and that of the store. */
  languages: [Language, Language];
  invoice: { number: string; issuedAt: Date };
  seller: Seller;
  customer: InvoicedCustomer;
  order: {
    id: number;
    placedAt: Date;
    paidCents: number;
    discount: string;
    total: string;
    paymentIntentId: string;
    currency: Currency;
    lines: { name: string; quantity: number; price: string }[];
    refunds: { amount: string; at: Date }[];
  };
}

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

/** Composes an invoice or a receipt, with each label in the customer's language and in the store's. */
export function composeDocument(source: DocumentSource): DocumentContent {
  const { kind, languages, invoice, seller, customer, order } = source;
  const [language, other] = languages;
  const label = (key: Label) => [...new Set([texts[language][key], texts[other][key]])].join(' / ');
  const money = (cents: number) => formatMoney(cents, language, order.currency);
  const date = (at: Date) =>
    at.toLocaleDateString(language, { dateStyle: 'long', timeZone: seller.timeZone ?? defaultTimeZone });
  const discountCents = centsFromDecimal(order.discount);
  const refundedCents = order.refunds.reduce((sum, { amount }) => sum + centsFromDecimal(amount), 0);
  const taxNumber = seller.taxNumber && `${label('taxNumber')}: ${seller.taxNumber}`;
  return {
    language,
    title: label(kind),
    facts: [
      { label: label('number'), value: invoice.number },
      { label: label('issued'), value: date(invoice.issuedAt) },
      { label: label('order'), value: `#${order.id}` },
      { label: label('ordered'), value: date(order.placedAt) },
      ...(kind === 'receipt' ? [{ label: label('payment'), value: order.paymentIntentId }] : []),
    ],
    parties: [
      {
        title: label('seller'),
        lines: toLines(seller.name, seller.address, seller.emailAddress ?? '', taxNumber),
      },
      { title: label('customer'), lines: toLines(customer.name, customer.address, customer.emailAddress) },
    ],
    columns: [label('item'), label('quantity'), label('price'), label('amount')],
    rows: order.lines.map(({ name, quantity, price }) => [
      name,
      quantity.toLocaleString(language),
      money(centsFromDecimal(price)),
      money(centsFromDecimal(price) * quantity),
    ]),
    sums: [
      ...(discountCents > 0 ? [{ label: label('discount'), value: money(-discountCents) }] : []),
      { label: label('total'), value: money(centsFromDecimal(order.total)) },
      { label: label('paid'), value: money(order.paidCents) },
      ...(kind === 'receipt'
        ? order.refunds.map((refund) => ({
            label: `${texts[language].refunded}, ${date(refund.at)}`,
            value: money(-centsFromDecimal(refund.amount)),
          }))
        : []),
      ...(kind === 'receipt' && refundedCents > 0
        ? [{ label: label('remaining'), value: money(order.paidCents - refundedCents) }]
        : []),
    ],
  };
}

const toLines = (...parts: string[]): string[] =>
  parts
    .flatMap((part) => part.split('\n'))
    .map((line) => line.trim())
    .filter(Boolean);
