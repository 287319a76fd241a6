import * as z from 'zod';
import { endpoint } from '../endpoint';
import { idInPath, idParams, requiredText, text } from '../fields';
import { orderDetail } from './order-desk';
import { seen } from './threads';

const returnParams = z.strictObject({ id: idInPath, returnId: idInPath });

export const decisionForm = z.strictObject({ note: text(1000).default('') });

/** Emails the note. 409 `conflict` with `orderConflict` in a state that does not allow it. */
export const moveReturn = endpoint('order', 'POST /orders/:id/returns/:returnId/status', {
  summary: 'Approves or rejects a return, or marks it as received',
  access: 'staff',
  permission: 'returns:write',
  params: returnParams,
  body: decisionForm.extend({ to: z.enum(['approved', 'rejected', 'received']) }),
  response: orderDetail,
});

/** Once, less refunds outside of it. 409 `conflict` where it is refunded, or nothing is due. */
export const refundReturn = endpoint('order', 'POST /orders/:id/returns/:returnId/refund', {
  summary: 'Refunds a return',
  access: 'staff',
  permission: 'orders:refund',
  params: returnParams,
  body: z.strictObject({ restock: z.boolean().default(true) }),
  response: orderDetail,
  timeoutMs: 15_000,
});

/** 409 `conflict` if it has not arrived, has its own refund, or nothing was refunded. */
export const closeReturn = endpoint('order', 'POST /orders/:id/returns/:returnId/close', {
  summary: 'Closes a return that was already refunded without it',
  access: 'staff',
  permission: 'returns:write',
  params: returnParams,
  response: orderDetail,
});

/** Emails it; the order page shows it too. 409 `conflict` with `orderConflict` if a message was added after `seen`. */
export const sendCustomerMessage = endpoint('order', 'POST /orders/:id/messages', {
  summary: 'Sends the customer of an order a message',
  access: 'staff',
  permission: 'messages:write',
  params: idParams,
  body: z.strictObject({ body: requiredText(1, 2000, 'required'), requestId: z.uuid(), seen: seen.optional() }),
  response: orderDetail,
});
