import { getOrderForEmail } from '@shopwright/contracts/http/internal-orders';
import { centsFromDecimal, formatMoney } from '@shopwright/contracts/money';
import type { EventOf, JobHandler } from '@shopwright/service-kit/messaging/worker';
import type { ComposedEmail, EmailDeps } from '../emails/mailer';
import { type EmailContent, oneLine, quotedPart, renderHtml, renderText } from '../emails/render-email';
import { type EmailStore, readStoreIdentity } from '../emails/store-identity';
import { orderEmailTexts } from '../order-emails/order-email-texts';
import { renderOrderSummary } from '../order-emails/send-order-email';
import type { UpdatedOrder } from '../order-updates/compose-order-update';
import type { Services } from '../services';

/**
 * Sends the store an email, at the addresses that the operator has chosen, else the contact address: about a new order, and about what staff must act
 * on. In English, as the other emails to the store. Has a Message-ID of its own beside the customer's email of the event.
 */
export function sendMerchantEmail(
  { order, catalog }: Pick<Services, 'order' | 'catalog'>,
  { mailer, publicUrl, storeEmail }: EmailDeps,
): JobHandler<'merchant-emails'> {
  return async (event) => {
    const current = await order.call(getOrderForEmail, { params: { id: String(event.payload.orderId) } });
    const store = await readStoreIdentity(catalog, storeEmail);
    await mailer.send({
      id: `${event.id}-store`,
      to: store.orderRecipients,
      ...(store.from && { from: store.from }),
      ...composeMerchantEmail(current, event, publicUrl, store),
    });
  };
}

function composeMerchantEmail(
  order: UpdatedOrder,
  event: EventOf<'merchant-emails'>,
  publicUrl: string,
  store: EmailStore,
): ComposedEmail {
  const money = moneyOf(store);
  const { subject, title, text } = toTexts(order, event, money);
  const labels = orderEmailTexts.en;
  const discountCents = centsFromDecimal(order.discount);
  const lines = order.items.map(({ name, quantity, price }) => ({
    ...{ name: oneLine(name), quantity },
    amount: money(centsFromDecimal(price) * quantity),
  }));
  const summary = {
    title: `Order #${order.id}`,
    ...{ lines, labels },
    discount: discountCents > 0 ? money(0 - discountCents) : undefined,
    total: money(centsFromDecimal(order.total)),
  };
  const content: EmailContent = {
    ...{ language: 'en', storeName: store.name, accentColor: store.accentColor, title, text, greeting: 'Hello,' },
    parts: [
      renderOrderSummary(summary, 'en'),
      quotedPart(labels.address, `${order.customerName}\n${order.customerAddress}`),
    ],
    link: { label: 'Open the order', url: new URL(`/orders/${order.id}`, publicUrl).href },
    footer: `You received this email because ${store.name} sends news about orders to this address.`,
  };
  return { subject, text: renderText(content), html: renderHtml(content) };
}

const moneyOf =
  ({ currency }: EmailStore) =>
  (amount: number): string =>
    formatMoney(amount, 'en', currency);

function toTexts(
  order: UpdatedOrder,
  event: EventOf<'merchant-emails'>,
  money: ReturnType<typeof moneyOf>,
): Pick<EmailContent, 'title' | 'text'> & { subject: string } {
  const number = `#${order.id}`;
  if (event.type === 'order-confirmed') {
    const total = money(centsFromDecimal(order.total));
    const text = `${oneLine(order.customerName)} has placed order ${number} and paid ${total}.`;
    return { subject: `New order ${number}: ${total}`, title: 'New order', text };
  }
  if (event.type === 'order-refund-failed') {
    const { refundId } = event.payload;
    const refund = order.refunds.find(({ id }) => id === refundId);
    const amount = money(centsFromDecimal(refund?.amount ?? '0'));
    const reason = refund?.failureReason ? ` Stripe’s reason: ${refund.failureReason}.` : '';
    const text = `The refund of ${amount} for order ${number} failed, and the customer does not have the money.${reason} Open the order and refund it again.`;
    return { subject: `Refund failed: order ${number}`, title: 'Refund failed', text };
  }
  const { disputeId } = event.payload;
  const dispute = order.disputes.find(({ id }) => id === disputeId);
  const amount = money(centsFromDecimal(dispute?.amount ?? '0'));
  const due = dispute?.dueBy ? ` Answer it in Stripe’s dashboard by ${dispute.dueBy.slice(0, 10)}.` : '';
  const text = `The customer of order ${number} disputes ${amount} at their bank.${due}`;
  return { subject: `Dispute opened: order ${number}`, title: 'Dispute opened', text };
}
