import type { OrderUpdateTexts } from './order-update-texts';

export const en: OrderUpdateTexts = {
  shipped: {
    subject: (order) => `Order shipped: ${order}`,
    title: 'Your order has shipped',
    text: (order) => `Your order ${order} is on its way to you.`,
  },
  partlyShipped: {
    subject: (order) => `Part of your order shipped: ${order}`,
    title: 'Part of your order has shipped',
    text: (order) => `A part of your order ${order} is on its way to you. We’ll email you again when the rest ships.`,
  },
  delivered: {
    subject: (order) => `Order delivered: ${order}`,
    title: 'Your order was delivered',
    text: (order) =>
      `Your order ${order} was delivered. We hope you enjoy it. If anything is wrong, reply to this email.`,
  },
  refunded: {
    subject: (order) => `Refund for order ${order}`,
    title: 'Your order was refunded',
    text: (order, refund) =>
      `We refunded ${refund} for your order ${order}. The refund goes to the payment method you used and usually arrives within 5 to 10 days.`,
  },
  partlyRefunded: {
    subject: (order) => `Partial refund for order ${order}`,
    title: 'Part of your order was refunded',
    text: (order, refund) =>
      `We refunded ${refund} of your order ${order}. The refund goes to the payment method you used and usually arrives within 5 to 10 days.`,
  },
  parcel: 'In this parcel',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  track: 'Track your parcel',
};
