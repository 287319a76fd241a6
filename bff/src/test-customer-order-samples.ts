import type { Endpoint } from '@shopwright/contracts/endpoint';
import {
  cancelCustomerOrder,
  putCustomerAddress,
  requestReturn,
  sendOrderMessage,
  withdrawOrder,
} from '@shopwright/contracts/http/customer-orders';
import { trackOrderByLink } from '@shopwright/contracts/http/order-tracking';
import { moveReturn, refundReturn, sendCustomerMessage } from '@shopwright/contracts/http/return-desk';

const requestId = '3f1c0a52-6f0e-4f43-9a57-0f5f6f2f9a10';
const message = { body: 'Where is it?', requestId };

/** A valid body for each endpoint about an order that its customer and staff share, and about its invoice. */
export const customerOrderBodies: [Endpoint, object][] = [
  [cancelCustomerOrder, {}],
  [putCustomerAddress, { customerAddress: '12 Lamp Street, Berlin' }],
  [sendOrderMessage, message],
  [sendCustomerMessage, message],
  [requestReturn, { requestId, items: [{ orderItemId: 1, quantity: 1 }], reason: 'damaged' }],
  [trackOrderByLink, { orderNumber: '12', token: 'x'.repeat(43) }],
  [withdrawOrder, { orderNumber: '12', email: 'maya@example.com', requestId }],
  [moveReturn, { to: 'approved', note: 'Use the old box.' }],
  [refundReturn, { restock: true }],
];
