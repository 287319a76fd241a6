import * as z from 'zod';
import { timestamp } from '../fields';

/** A credit note of a refund that failed later is cancelled by a document. */
export const creditNoteKinds = ['credit_note', 'cancellation'] as const;

export const creditNoteNumber = z.string().regex(/^CN-\d{4}-\d{6,9}$/);

/** Of an invoice, or of a credit note. */
export const documentNumber = z.string().regex(/^(CN-)?\d{4}-\d{6,9}$/);

/** `hasEInvoice`: the store is in the European Union, and the taxes of its parts are known. */
export const issuedInvoice = z.object({ number: z.string(), issuedAt: timestamp, hasEInvoice: z.boolean() });

export const creditNote = z.object({
  number: z.string(),
  kind: z.enum(creditNoteKinds),
  /** Null where nothing was paid: the whole invoice is taken back. */
  refundId: z.number().nullable(),
  amount: z.string(),
  issuedAt: timestamp,
  hasEInvoice: z.boolean(),
});
export type CreditNote = z.infer<typeof creditNote>;

/** The invoice is null while it is prepared, or where there is none. */
export const issuedDocuments = z.object({ invoice: issuedInvoice.nullable(), creditNotes: z.array(creditNote) });
export type IssuedDocuments = z.infer<typeof issuedDocuments>;
