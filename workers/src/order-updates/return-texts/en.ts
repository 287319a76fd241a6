import type { ReturnTexts } from './return-texts';

export const en: ReturnTexts = {
  requested: {
    subject: (order) => `Return requested: order ${order}`,
    title: 'We received your return request',
    text: (order) => `You asked to return items from your order ${order}. We’ll review it and email you our answer.`,
  },
  approved: {
    subject: (order) => `Return approved: order ${order}`,
    title: 'Your return is approved',
    text: (order) =>
      `Your return for order ${order} is approved. Pack the items in any sturdy box and send them back. We refund you once we receive them.`,
  },
  rejected: {
    subject: (order) => `Return not approved: order ${order}`,
    title: 'We can’t accept your return',
    text: (order) =>
      `We reviewed your return for order ${order} and can’t accept it. Reply to this email if you disagree.`,
  },
  received: {
    subject: (order) => `Return received: order ${order}`,
    title: 'We received your return',
    text: (order) =>
      `The items you returned from order ${order} have arrived. We’ll email you when your refund is made.`,
  },
  withdrawal: {
    subject: (order) => `Withdrawal received: order ${order}`,
    title: 'We received your withdrawal',
    text: (order, at) =>
      `We received your withdrawal from order ${order} on ${at}. It covers the items below. Send back the items you have received within 14 days. We refund you once we receive it.`,
  },
  withdrawalLink: {
    subject: (order) => `Withdraw from order ${order}`,
    title: 'Withdraw from your order',
    text: (order) =>
      `Someone, probably you, asked to withdraw from your order ${order}. Open the link to choose what you withdraw from and to confirm it. Nothing has changed yet. If you didn’t ask for this, you can ignore this email.`,
  },
  withdraw: 'Withdraw from order',
  message: {
    subject: (order) => `New message about order ${order}`,
    title: 'You have a message from us',
    text: (order) => `We wrote to you about your order ${order}. You can answer on your order’s page.`,
  },
  paymentFailed: {
    subject: (order) => `Payment failed: order ${order}`,
    title: 'Your payment failed',
    text: (order) =>
      `Your bank did not complete the payment for order ${order}. You were not charged, and nothing will be shipped. You can place the order again at any time.`,
  },
  pieces: 'Items',
  note: 'Message from the store',
};
