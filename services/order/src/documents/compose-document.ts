import type { DocumentKind } from '@shopwright/contracts/http/customer-orders';
import { centsFromDecimal } from '@shopwright/contracts/money';
import type { InvoiceContent } from '../db/invoice-tables';
import { createWriter, type DocumentContent, type IssuedSource } from './document-content';
import texts from './document-texts.json' with { type: 'json' };

export interface DocumentSource extends IssuedSource {
  kind: DocumentKind;
  content: InvoiceContent;
  /** The payment and its refunds as they are now, for a receipt. */
  payment: { id: string; paidCents: number; refunds: { amount: string; at: Date }[] };
}

/** Composes an invoice or a receipt. */
export function composeDocument(source: DocumentSource): DocumentContent {
  const { kind, languages, content, payment } = source;
  const hasDiscount = centsFromDecimal(content.discount) > 0;
  const writer = createWriter(source, { ...content, hasDiscount });
  const { label, money, date, parties, columns, toRow, toNotes } = writer;
  const [language] = languages;
  const isReceipt = kind === 'receipt';
  const paidCents = isReceipt ? payment.paidCents : centsFromDecimal(content.paid);
  const refundedCents = payment.refunds.reduce((sum, { amount }) => sum + centsFromDecimal(amount), 0);
  return {
    language,
    title: label(kind),
    parties,
    columns,
    rows: content.lines.map(toRow),
    facts: [
      { label: label('number'), value: source.number },
      { label: label('issued'), value: date(source.issuedAt) },
      { label: label('order'), value: `#${source.orderId}` },
      { label: label('ordered'), value: date(new Date(content.placedAt)) },
      ...(isReceipt && payment.id ? [{ label: label('payment'), value: payment.id }] : []),
      ...(content.dueOn ? [{ label: label('dueOn'), value: date(new Date(`${content.dueOn}T12:00:00Z`)) }] : []),
      ...(content.paidAt ? [{ label: label('paidOn'), value: date(new Date(content.paidAt)) }] : []),
    ],
    sums: [
      ...listCharges(source, writer),
      { label: label('total'), value: money(centsFromDecimal(content.total)) },
      { label: label('paid'), value: money(paidCents) },
      ...(isReceipt
        ? payment.refunds.map((refund) => ({
            label: `${texts[language].refunded}, ${date(refund.at)}`,
            value: money(-centsFromDecimal(refund.amount)),
          }))
        : []),
      ...(isReceipt && refundedCents > 0
        ? [{ label: label('remaining'), value: money(paidCents - refundedCents) }]
        : []),
    ],
    notes: toNotes([...content.lines.map(({ cost }) => cost), ...(content.shipping ?? [])]),
  };
}

type Writer = ReturnType<typeof createWriter>;

/** Returns what is between the lines and the total: the order's rows, or the discount of one without rows. */
function listCharges({ content }: DocumentSource, { label, money, isolate, nameTax }: Writer): DocumentContent['sums'] {
  const discountCents = centsFromDecimal(content.discount);
  if (!content.totals) return discountCents > 0 ? [{ label: label('discount'), value: money(-discountCents) }] : [];
  return content.totals.flatMap(({ type, ...row }) => {
    const cents = centsFromDecimal(row.amount);
    switch (type) {
      case 'subtotal':
        return [{ label: label('subtotal'), value: money(cents) }];
      case 'discount':
        return [{ label: `${label('discount')}: ${isolate(row.code ?? row.label)}`, value: money(-cents) }];
      case 'shipping':
        return [{ label: `${label('shipping')}: ${isolate(row.label)}`, value: money(cents) }];
      case 'tax': {
        const name = nameTax(row.label, row.rate ?? '0', centsFromDecimal(row.taxable ?? '0'));
        return [{ label: row.isIncluded ? `${label('includedTax')}: ${name}` : name, value: money(cents) }];
      }
      default:
        return [];
    }
  });
}
