import { z } from 'zod';
import { id, text, timestamp } from '../fields';

/** `withdrawal` is the right to end the contract within 14 days: it needs no reason and no approval. */
export const returnKinds = ['return', 'withdrawal'] as const;
export const returnStates = ['requested', 'approved', 'rejected', 'received'] as const;
export type ReturnState = (typeof returnStates)[number];
export const returnReasons = ['changed_mind', 'damaged', 'wrong_item', 'not_as_described', 'another'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** The desk's filter: `open` are returns that wait for staff, to be decided, to arrive, or to be refunded. */
export const returnFilters = ['open'] as const;

/** The days after delivery within which goods may be returned, and those that the law gives for a withdrawal. */
export const returnDays = 30;
export const withdrawalDays = 14;

export const returnPhotosMax = 5;

/** Units of one order that go back. Its money is the refund, once staff have made one. */
export const orderReturn = z.object({
  id: z.number(),
  kind: z.enum(returnKinds),
  state: z.enum(returnStates),
  reason: z.enum(returnReasons).nullable(),
  comment: z.string(),
  photos: z.array(z.string()),
  /** The note to the customer on the decision of staff. */
  decisionNote: z.string(),
  refund: z.object({ state: z.enum(['pending', 'succeeded', 'failed']), amount: z.string() }).nullable(),
  requestedAt: timestamp,
  decidedAt: timestamp.nullable(),
  receivedAt: timestamp.nullable(),
  /** When staff closed it, because its money went back without it. */
  closedAt: timestamp.nullable().optional(),
  items: z.array(z.object({ orderItemId: z.number(), quantity: z.number() })),
});
export type OrderReturn = z.infer<typeof orderReturn>;

/**
 * A return as staff see it. While it waits for its refund, `outstanding` tells what that pays, and what refunds outside of
 * the return already paid of it: those that named its items since it was requested, and those that named none.
 */
export const deskReturn = orderReturn.extend({
  outstanding: z.object({ due: z.string(), alreadyRefunded: z.string() }).nullable().optional(),
});

/** A message between a customer and the store about one order. */
export const orderMessage = z.object({
  id: z.number(),
  author: z.enum(['customer', 'staff']),
  body: z.string(),
  createdAt: timestamp,
});

export const returnedUnits = z
  .array(z.strictObject({ orderItemId: id, quantity: z.number().int().min(1).max(9999) }))
  .min(1)
  .max(50);

/** Without a quantity, all that is left of the line. */
export const withdrawnUnits = z
  .array(returnedUnits.element.partial({ quantity: true }))
  .min(1)
  .max(50);

export const returnComment = text(2000).default('');
