import { z } from 'zod';
import { endpoint } from '../endpoint';
import { idInPath, idParams, requiredText, text } from '../fields';
import { orderDetail } from './order-desk';

const returnParams = z.strictObject({ id: idInPath, returnId: idInPath });

const decisionForm = z.strictObject({ note: text(1000).default('') });

/** The customer gets an email with the note. 409 `conflict` with `orderConflict` for a move that the state does not allow. */
export const moveReturn = endpoint('order', 'POST /orders/:id/returns/:returnId/status', {
  summary: 'Approves or rejects a return, or marks it as received',
  access: 'staff',
  params: returnParams,
  body: decisionForm.extend({ to: z.enum(['approved', 'rejected', 'received']) }),
  response: orderDetail,
});

/**
 * Refunds the units of a return, once, less what refunds outside of it already paid. 409 `conflict` where a refund of it
 * succeeded or is pending, or nothing is due: then it can be closed.
 */
export const refundReturn = endpoint('order', 'POST /orders/:id/returns/:returnId/refund', {
  summary: 'Refunds a return',
  access: 'staff',
  params: returnParams,
  body: z.strictObject({ restock: z.boolean().default(true) }),
  response: orderDetail,
  timeoutMs: 15_000,
});

/** 409 `conflict` for a return that has not arrived, that has a refund of its own, or of which nothing was refunded. */
export const closeReturn = endpoint('order', 'POST /orders/:id/returns/:returnId/close', {
  summary: 'Closes a return that was already refunded without it',
  access: 'staff',
  params: returnParams,
  response: orderDetail,
});

/** Emails the customer a message, which their order page shows too. */
export const sendCustomerMessage = endpoint('order', 'POST /orders/:id/messages', {
  summary: 'Sends the customer of an order a message',
  access: 'staff',
  params: idParams,
  body: z.strictObject({ body: requiredText(1, 2000, 'required'), requestId: z.uuid() }),
  response: orderDetail,
});
