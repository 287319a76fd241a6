import { centsFromDecimal } from '@shopwright/contracts/money';
import type { CreditNoteContent, creditNotes } from '../db/credit-note-tables';
import { createWriter, type DocumentContent, type IssuedSource } from './document-content';

export interface CreditNoteSource extends IssuedSource {
  kind: (typeof creditNotes.$inferSelect)['kind'];
  content: CreditNoteContent;
  amount: string;
}

/**
 * Composes a credit note, or the cancellation of one. Its lines have the prices of the invoice; what a discount or an
 * earlier refund had taken off them stands in a line of its own, so that the sum is what was refunded.
 */
export function composeCreditNote(source: CreditNoteSource): DocumentContent {
  const { kind, content } = source;
  const { label, money, date, parties, columns, toRow } = createWriter(source, content.currency);
  const amountCents = centsFromDecimal(source.amount);
  const linesCents = content.lines.reduce((sum, { price, quantity }) => sum + centsFromDecimal(price) * quantity, 0);
  const hasLines = content.lines.length > 0;
  const adjustmentCents = hasLines ? amountCents - linesCents : 0;
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
      { label: label('total'), value: money(amountCents) },
    ],
  };
}
