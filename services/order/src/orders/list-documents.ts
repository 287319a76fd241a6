import { euCountryCodes } from '@shopwright/contracts/countries';
import type { IssuedDocuments } from '@shopwright/contracts/http/order-documents';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { asc, inArray } from 'drizzle-orm';
import { creditNotes } from '../db/credit-note-tables';
import { invoices, type Seller } from '../db/invoice-tables';

interface Place {
  year: number;
  number: number;
}

/** 2026 and 7 → "2026-000007". */
export const toInvoiceNumber = ({ year, number }: Place): string => `${year}-${String(number).padStart(6, '0')}`;

/** 2026 and 7 → "CN-2026-000007". */
export const toCreditNoteNumber = (place: Place): string => `CN-${toInvoiceNumber(place)}`;

const isInUnion = ({ country = '' }: Seller): boolean => euCountryCodes.includes(country);

/** Reads the documents that were issued about some orders, the credit notes in their order. */
export async function listDocuments(
  rows: Executor,
  orderIds: readonly number[],
): Promise<(orderId: number) => IssuedDocuments> {
  const ids = [...orderIds];
  const [issued, credited] = await Promise.all([
    rows.select().from(invoices).where(inArray(invoices.orderId, ids)),
    rows.select().from(creditNotes).where(inArray(creditNotes.orderId, ids)).orderBy(asc(creditNotes.id)),
  ]);
  return (orderId) => {
    const invoice = issued.find((row) => row.orderId === orderId);
    return {
      invoice: invoice
        ? {
            number: toInvoiceNumber(invoice),
            issuedAt: invoice.issuedAt.toISOString(),
            hasEInvoice: isInUnion(invoice.seller) && invoice.content?.shipping !== undefined,
          }
        : null,
      creditNotes: credited
        .filter((row) => row.orderId === orderId)
        .map(({ kind, refundId, amount, issuedAt, seller, content, ...place }) => ({
          number: toCreditNoteNumber(place),
          kind,
          refundId,
          amount,
          issuedAt: issuedAt.toISOString(),
          hasEInvoice: isInUnion(seller) && content.portions !== undefined,
        })),
    };
  };
}
