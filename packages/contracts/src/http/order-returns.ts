import * as z from 'zod';
import { id, text, timestamp } from '../fields';

/** `withdrawal` ends the contract within 14 days, without reason and approval. */
export const returnKinds = ['return', 'withdrawal'] as const;
export const returnStates = ['requested', 'approved', 'rejected', 'received'] as const;
export type ReturnState = (typeof returnStates)[number];
export const returnReasons = ['changed_mind', 'damaged', 'wrong_item', 'not_as_described', 'another'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** The states of a return that waits for staff: to be decided, to arrive, to be refunded. */
export const openReturnStates = ['requested', 'approved', 'received'] as const satisfies ReturnState[];

/** `open` waits for staff, in any of these states. */
export const returnFilters = ['open', ...openReturnStates] as const;

/** After delivery. The law gives 14 days for a withdrawal. */
export const returnDays = 30;
export const withdrawalDays = 14;

export const returnPhotosMax = 5;

/** Units that go back. */
export const orderReturn = z.object({
  id: z.number(),
  kind: z.enum(returnKinds),
  state: z.enum(returnStates),
  reason: z.enum(returnReasons).nullable(),
  comment: z.string(),
  photos: z.array(z.string()),
  decisionNote: z.string(),
  refund: z.object({ state: z.enum(['pending', 'succeeded', 'failed']), amount: z.string() }).nullable(),
  requestedAt: timestamp,
  decidedAt: timestamp.nullable(),
  receivedAt: timestamp.nullable(),
  /** Closed by staff, because its money went back otherwise. */
  closedAt: timestamp.nullable().optional(),
  items: z.array(z.object({ orderItemId: z.number(), quantity: z.number() })),
});
export type OrderReturn = z.infer<typeof orderReturn>;

/** A return that waits for staff, as the list of them shows it. */
export const listedReturn = orderReturn.pick({ id: true, kind: true, state: true, reason: true, requestedAt: true });
export type ListedReturn = z.infer<typeof listedReturn>;

/** `outstanding` is what its refund pays, less refunds made outside of it since the request. */
export const deskReturn = orderReturn.extend({
  outstanding: z.object({ due: z.string(), alreadyRefunded: z.string() }).nullable().optional(),
});

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

export const withdrawnUnits = z
  .array(returnedUnits.element.partial({ quantity: true }))
  .min(1)
  .max(50);

export const returnComment = text(2000).default('');
