import type { ResponseOf } from '@shopwright/contracts/endpoint';
import type { getOrderForEmail } from '@shopwright/contracts/http/internal-orders';
import type { Order } from '@shopwright/contracts/http/orders';

const at = '2026-01-01T00:00:00.000Z';
const refundOf = (id: number, state: 'succeeded' | 'failed') => ({
  id,
  state,
  origin: 'staff' as const,
  amount: '4.50',
  reason: '',
  stripeRefundId: 're_1',
  restockedAt: null,
  failureReason: 'expired_or_canceled_card',
  createdAt: at,
  authorId: 1,
  items: [{ orderItemId: 1, quantity: 1, restockQuantity: 0 }],
});

const returnOf = (id: number, kind: 'return' | 'withdrawal') => ({
  id,
  kind,
  state: 'approved' as const,
  reason: null,
  comment: 'It flickers',
  photos: [],
  refund: null,
  decisionNote: 'Please use the box it came in.',
  requestedAt: at,
  decidedAt: at,
  receivedAt: null,
  items: [{ orderItemId: 1, quantity: 1 }],
});

/** The order that every fake service knows, without its number. */
export const sampleOrder: Omit<Order, 'id'> = {
  reference: 'a-reference',
  customerName: 'A Customer',
  customerEmail: 'customer@example.com',
  customerAddress: '1 Long Street, Town',
  total: '10.00',
  discount: '0.00',
  status: 'confirmed',
  refundState: 'none',
  createdAt: '2026-01-01T00:00:00.000Z',
  items: [{ id: 1, productId: 1, name: 'A lamp', image: '/images/lamp.webp', quantity: 1, price: '10.00' }],
};

const parcel = {
  carrier: 'DHL',
  trackingNumber: 'JD014600',
  trackingUrl: 'https://dhl.example/JD014600',
  trackingVersion: 2,
  emailDueAt: null,
  createdAt: at,
};

/** The same order as the emails read it, with one of everything that they mention. */
export const sampleUpdates: Omit<ResponseOf<typeof getOrderForEmail>, 'id' | 'language'> = {
  trackingToken: null,
  ...sampleOrder,
  shipments: [{ id: 1, ...parcel, authorId: 1, items: [{ orderItemId: 1, quantity: 1 }] }],
  refunds: [refundOf(1, 'failed'), refundOf(2, 'succeeded')],
  edits: [{ id: 1, removed: [{ orderItemId: 1, quantity: 1 }], added: [], credited: null }],
  disputes: [
    {
      id: 'du_1',
      amount: '10.00',
      reason: 'fraudulent',
      status: 'needs_response',
      dueBy: '2026-02-01T00:00:00.000Z',
      createdAt: at,
      closedAt: null,
    },
  ],
  returns: [returnOf(1, 'return'), returnOf(2, 'withdrawal')],
  messages: [
    { id: 1, author: 'staff', body: 'We ship it tomorrow.', createdAt: at },
    { id: 2, author: 'customer', body: 'Where is my lamp?', createdAt: at },
  ],
};
