import { z } from 'zod';
import { timestamp } from '../fields';

/** A refund that failed after its credit note was issued has it cancelled by a document of its own. */
export const creditNoteKinds = ['credit_note', 'cancellation'] as const;

export const creditNoteNumber = z.string().regex(/^CN-\d{4}-\d{6,9}$/);

const issuedInvoice = z.object({ number: z.string(), issuedAt: timestamp });

const creditNote = z.object({
  number: z.string(),
  kind: z.enum(creditNoteKinds),
  refundId: z.number(),
  amount: z.string(),
  issuedAt: timestamp,
});
export type CreditNote = z.infer<typeof creditNote>;

/**
 * The documents that were issued about an order. The invoice is null while it is being prepared, or where there is none. An
 * order service of the release before this one does not send them.
 */
export const issuedDocuments = z.object({ invoice: issuedInvoice.nullable(), creditNotes: z.array(creditNote) });
export type IssuedDocuments = z.infer<typeof issuedDocuments>;
