import { centsFromDecimal } from '@shopwright/contracts/money';
import type { CreditNoteContent, creditNotes } from '../db/credit-note-tables';
import type { Cost } from '../db/invoice-tables';
import { createWriter, type DocumentContent, type IssuedSource } from './document-content';

export interface CreditNoteSource extends IssuedSource {
  kind: (typeof creditNotes.$inferSelect)['kind'];
  content: CreditNoteContent;
  amount: string;
  /** Null for that of an invoice that was never paid. */
  refundId: number | null;
}

/**
 * Composes a credit note, or the cancellation of one. Its lines have the prices of the invoice; what a discount or an
 * earlier refund had taken off them, or shipping adds, stands in a line of its own, so that the sum is what was refunded.
 */
export function composeCreditNote(source: CreditNoteSource): DocumentContent {
  const { kind, content } = source;
  const { label, money, date, nameTax, parties, columns, toRow, toNotes } = createWriter(source, {
    ...content,
    hasDiscount: true,
  });
  const amountCents = centsFromDecimal(source.amount);
  const linesCents = content.lines.reduce((sum, { price, quantity }) => sum + centsFromDecimal(price) * quantity, 0);
  const hasLines = content.lines.length > 0;
  const isIncluded = content.isTaxIncluded || !hasLines;
  const costs = [...content.lines.flatMap(({ cost }) => cost ?? []), ...(content.rest ?? [])];
  const taxes = addUpTaxes(costs);
  const addedCents = isIncluded ? 0 : taxes.reduce((sum, { amountCents: cents }) => sum + cents, 0);
  const adjustmentCents = hasLines ? amountCents - addedCents - linesCents : 0;
  return {
    language: source.languages[0],
    title: label(kind),
    parties,
    columns,
    facts: [
      { label: label('creditNoteNumber'), value: source.number },
      { label: label('creditNoteDate'), value: date(source.issuedAt) },
      ...(content.cancelledNumber ? [{ label: label('cancelledNumber'), value: content.cancelledNumber }] : []),
      { label: label('correctedInvoice'), value: content.invoiceNumber },
      { label: label('order'), value: `#${source.orderId}` },
    ],
    rows: hasLines ? content.lines.map(toRow) : [[label('refundedAmount'), '', '', money(amountCents)]],
    sums: [
      ...(adjustmentCents === 0 ? [] : [{ label: label('adjustment'), value: money(adjustmentCents) }]),
      ...taxes.map(({ name, rate, netCents, amountCents: cents }) => ({
        label: `${isIncluded ? `${label('includedTax')}: ` : ''}${nameTax(name, rate, netCents)}`,
        value: money(cents),
      })),
      { label: label('total'), value: money(amountCents) },
    ],
    notes: toNotes(costs),
  };
}

/** Adds up the taxes of costs by their rates. */
function addUpTaxes(costs: readonly Cost[]) {
  const sums = new Map<string, { name: string; rate: string; netCents: number; amountCents: number }>();
  for (const { label: name, rate, net, amount } of costs.flatMap(({ taxes }) => taxes)) {
    const key = `${name} ${rate}`;
    const { netCents, amountCents } = sums.get(key) ?? { netCents: 0, amountCents: 0 };
    sums.set(key, {
      name,
      rate,
      netCents: netCents + centsFromDecimal(net),
      amountCents: amountCents + centsFromDecimal(amount),
    });
  }
  return [...sums.values()];
}
