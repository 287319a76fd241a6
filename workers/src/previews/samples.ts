/** The sample data from which the previews of all emails are composed. */
import type { EventPayload } from '@shopwright/contracts/events';
import { type AccountEmail, type AccountEmailKind, accountEmailKinds } from '@shopwright/contracts/http/account-emails';
import { alertNames } from '@shopwright/contracts/http/operations-alerts';
import type { OrderReturn } from '@shopwright/contracts/http/order-returns';
import type { PlacedOrder } from '@shopwright/contracts/http/orders';
import type { OutgoingPurchaseOrder } from '@shopwright/contracts/http/purchase-orders';
import type { StockAlert } from '@shopwright/contracts/http/stock-alerts';
import { type TodoRow, todoNames } from '@shopwright/contracts/http/todo';
import type { ContactAnswer } from '../contact-emails/compose-contact-answer';
import type { News } from '../merchant-emails/compose-merchant-email';
import { digestRowsMax } from '../merchant-emails/compose-stock-emails';
import type { StoppedEndpoint } from '../merchant-emails/compose-webhook-email';
import type { OrderEmailName } from '../order-emails/compose-order-email';
import type { OrderEmail } from '../order-emails/order-email';
import type { LinkForEmail } from '../payment-links/compose-payment-link';
import type { TodoRecipient } from '../todo-emails/compose-todo-email';

const at = '2026-11-20T09:30:00.000Z';

/** The order of a user with an account. */
export const order: PlacedOrder = {
  id: 1042,
  reference: '3f1c0a52-6f0e-4f43-9a57-0f5f6f2f9a10',
  customerName: 'Ada Byron',
  customerEmail: 'ada@example.com',
  customerAddress: '12 St James Square\nLondon SW1Y 4LB',
  total: '2586.50',
  discount: '10.00',
  status: 'confirmed',
  refundState: 'none',
  createdAt: at,
  trackingToken: null,
  items: [
    { id: 1, productId: 1, name: 'Studio microphone', image: '/images/1.webp', quantity: 2, price: '1249.00' },
    { id: 2, productId: 2, name: 'USB-C cable, 2 m', image: '/images/2.webp', quantity: 1, price: '98.50' },
  ],
};

/** The order of a guest without a name. */
export const guestOrder: PlacedOrder = { ...order, customerName: '', trackingToken: 'sample-token' };

const shipment = {
  id: 1,
  carrier: 'DHL',
  trackingNumber: 'JD014600003828',
  trackingUrl: 'https://www.dhl.com/track?number=JD014600003828',
  trackingVersion: 1,
  emailDueAt: null,
  createdAt: at,
  authorId: 1,
  items: [{ orderItemId: 1, quantity: 2 }],
};

const returned: OrderReturn = {
  id: 1,
  kind: 'return',
  state: 'requested',
  reason: 'damaged',
  comment: 'It hums when nothing is connected.',
  photos: [],
  refund: null,
  decisionNote: 'Please use the box that it came in.',
  requestedAt: at,
  decidedAt: at,
  receivedAt: null,
  items: [{ orderItemId: 1, quantity: 1 }],
};

export const orderEmails: Record<OrderEmailName, OrderEmail> = {
  confirmed: { kind: 'confirmed' },
  invoiced: { kind: 'invoiced', dueOn: '2026-12-12' },
  cancelled: { kind: 'cancelled', refundCents: 258_650, isOffline: false },
  'cancelled-offline': { kind: 'cancelled', refundCents: 258_650, isOffline: true },
  'cancelled-unpaid': { kind: 'cancelled', refundCents: 0, isOffline: true },
  shipped: { kind: 'shipped', shipment, isWhole: true },
  'partly-shipped': { kind: 'shipped', shipment: { ...shipment, trackingUrl: null }, isWhole: false },
  tracking: { kind: 'tracking', shipment },
  'address-changed': { kind: 'address-changed' },
  edited: {
    kind: 'edited',
    edit: {
      id: 1,
      removed: [{ orderItemId: 2, quantity: 1 }],
      added: [{ name: 'Boom arm', quantity: 1 }],
      credited: null,
    },
  },
  'edited-credited': {
    kind: 'edited',
    edit: { id: 2, removed: [{ orderItemId: 2, quantity: 1 }], added: [], credited: '98.50' },
  },
  delivered: { kind: 'delivered' },
  refunded: { kind: 'refunded', refundCents: 258_650, isFull: true, isOffline: false, items: [] },
  'refunded-offline': { kind: 'refunded', refundCents: 258_650, isFull: true, isOffline: true, items: [] },
  'partly-refunded': {
    kind: 'refunded',
    refundCents: 9850,
    isFull: false,
    isOffline: false,
    items: [{ orderItemId: 2, quantity: 1, restockQuantity: 1 }],
  },
  'partly-refunded-offline': { kind: 'refunded', refundCents: 9850, isFull: false, isOffline: true, items: [] },
  'return-requested': { kind: 'return', state: 'requested', returned },
  'return-approved': { kind: 'return', state: 'approved', returned },
  'return-rejected': { kind: 'return', state: 'rejected', returned },
  'return-received': { kind: 'return', state: 'received', returned },
  withdrawal: { kind: 'return', state: 'approved', returned: { ...returned, kind: 'withdrawal', decisionNote: '' } },
  'withdrawal-link': { kind: 'withdrawal-link' },
  message: { kind: 'message', body: 'The missing cable is on its way.\nWe are sorry for the trouble.' },
  'payment-failed': { kind: 'payment-failed' },
};

const contact = {
  reference: 'MSG-7KQ2M9XD',
  email: 'ada@example.com',
  words: { subject: 'Two microphones', message: 'Can I connect two of them?\nThank you.' },
};

const toAccountEmail = (kind: AccountEmailKind): Omit<AccountEmail, 'language'> => ({
  kind,
  to: 'ada@example.com',
  replyTo: null,
  name: 'Ada Byron',
  path: '/account?token=sample-token',
  inviter: kind === 'team-invitation' ? 'Priya Patel' : null,
  unsubscribePath: kind === 'confirm-newsletter' ? '/newsletter/unsubscribe?token=sample-token' : null,
  contact: kind.startsWith('contact-') ? contact : null,
});

export const paymentLink: LinkForEmail = {
  path: '/pay?order=12&token=sample-token',
  name: 'Ada Byron',
  email: 'ada@example.com',
  language: 'en',
  total: '2586.50',
  currency: 'usd',
  expiresAt: '2026-12-08T12:00:00.000Z',
};

export const contactAnswer: ContactAnswer = {
  reference: contact.reference,
  name: 'Ada Byron',
  email: contact.email,
  subject: contact.words.subject,
  language: 'en',
  body: 'Yes, with a second cable.\nIt is on its way.',
  question: contact.words.message,
};

export const accountEmails = accountEmailKinds.map(toAccountEmail);
export const unnamedInvitation = { ...toAccountEmail('team-invitation'), inviter: null };

export const news: Record<News['kind'], News> = {
  'new-order': { kind: 'new-order', amountCents: 258_650 },
  'refund-failed': { kind: 'refund-failed', amountCents: 9850, reason: 'expired_or_canceled_card' },
  disputed: { kind: 'disputed', amountCents: 258_650, answerBy: '2026-12-01T00:00:00.000Z' },
  'return-requested': { kind: 'return-requested', quote: returned.comment },
  withdrawal: { kind: 'withdrawal' },
  message: { kind: 'message', quote: 'Where is my cable?' },
};

export const purchaseOrder: OutgoingPurchaseOrder = {
  reference: 'PO-1042',
  orderId: 1042,
  key: '3f1c0a52-6f0e-4f43-9a57-0f5f6f2f9a10',
  supplier: {
    name: 'Norbeck Direct',
    email: 'orders@norbeck.example',
    apiEndpoint: null,
    accountNumber: 'ND-2204',
  },
  currency: 'usd',
  customerName: order.customerName,
  customerAddress: order.customerAddress,
  cost: '61.18',
  lines: [
    { orderItemId: 1, productId: 1, name: 'Studio microphone', sku: 'ND-7731', quantity: 2, cost: '21.87' },
    { orderItemId: 2, productId: 2, name: 'USB-C cable, 2 m', sku: null, quantity: 2, cost: '8.72' },
  ],
};

const lowProduct: StockAlert = {
  id: 1,
  name: 'Studio microphone',
  stockQuantity: 2,
  lowStockThreshold: 5,
  since: at,
  snoozedUntil: null,
};

export const stockAlert = lowProduct;
export const digestDay = '2026-11-22';
export const digests: Record<string, StockAlert[]> = {
  digest: [{ ...lowProduct, id: 2, name: 'USB-C cable, 2 m', stockQuantity: 0, since: null }, lowProduct],
  'digest-of-one': [lowProduct],
  'digest-of-many': Array.from({ length: digestRowsMax + 1 }, (_, index) => ({
    ...lowProduct,
    id: index + 1,
    name: `Microphone ${index + 1}`,
  })),
};

const raised = { count: 12, since: at, isReminder: false };

export const raisedAlerts: Record<string, EventPayload<'operations-alert-raised'>> = {
  ...Object.fromEntries(alertNames.map((alert) => [alert, { ...raised, alert }])),
  reminder: { ...raised, alert: 'payments', isReminder: true },
};

export const clearedAlerts: Record<string, EventPayload<'operations-alerts-cleared'>> = {
  cleared: { alerts: ['payments', 'late_jobs'], since: at },
  'cleared-one': { alerts: ['payments'], since: at },
};

export const todoRecipient: TodoRecipient = {
  name: 'Priya Raman',
  unsubscribePath: '/newsletter/unsubscribe?token=sample-token&list=todo',
};

export const todoRows: TodoRow[] = todoNames.map((kind) => ({
  kind,
  count: 3,
  amount: kind === 'disputes' || kind === 'toShip' ? '649.00' : null,
  since: kind === 'lowStock' ? null : at,
  dueBy: kind === 'disputes' ? '2026-12-01T00:00:00.000Z' : null,
  firstOrderId: null,
}));

export const stoppedEndpoints = {
  paused: { url: 'https://hooks.example.com/shopwright', state: 'paused', waiting: 12 },
  disabled: { url: 'https://hooks.example.com/shopwright', state: 'disabled', waiting: 3 },
} satisfies Record<string, StoppedEndpoint>;
