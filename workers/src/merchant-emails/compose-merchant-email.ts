import { translateCountry } from '@shopwright/contracts/country-names';
import { centsFromDecimal, formatMoney } from '@shopwright/contracts/money';
import { fillPath, pages } from '@shopwright/contracts/pages';
import type { EventOf } from '@shopwright/service-kit/messaging/worker';
import { formatDay } from '../emails/format-time';
import type { ComposedEmail } from '../emails/mailer';
import { summarizeOrder } from '../emails/order-summary';
import { quotedPart } from '../emails/parts';
import { type EmailContext, renderEmail } from '../emails/render-email';
import type { OrderForEmail } from '../order-emails/order-email';
import { insert, oneLine, textsIn } from '../texts/texts';

/** An email to the store: its kind, the values that the texts insert, and the text of the customer. */
export interface News {
  kind: 'new-order' | 'refund-failed' | 'disputed' | 'return-requested' | 'withdrawal' | 'message';
  amountCents?: number;
  /** The reason of a failed refund, as Stripe names it. */
  reason?: string;
  /** The moment until which a dispute must be answered. */
  answerBy?: string;
  quote?: string;
}

/** The fields of an order that an email to the store shows. */
export type NewsOrder = Pick<OrderForEmail, 'id' | 'customerName' | 'customerAddress' | 'total' | 'discount' | 'items'>;

/** Returns undefined for changes by staff, of which the store knows. */
export function toNews(
  order: OrderForEmail,
  event: Exclude<EventOf<'merchant-emails'>, { type: 'order-confirmed' }>,
): News | undefined {
  switch (event.type) {
    case 'order-refund-failed': {
      const refund = order.refunds.find(({ id }) => id === event.payload.refundId);
      const amountCents = centsFromDecimal(refund?.amount ?? '0');
      return { kind: 'refund-failed', amountCents, reason: refund?.failureReason ?? undefined };
    }
    case 'order-disputed': {
      const dispute = order.disputes.find(({ id }) => id === event.payload.disputeId);
      const amountCents = centsFromDecimal(dispute?.amount ?? '0');
      return { kind: 'disputed', amountCents, answerBy: dispute?.dueBy ?? undefined };
    }
    case 'order-return-changed': {
      const { returnId, state } = event.payload;
      const returned = order.returns.find(({ id }) => id === returnId);
      const kind = returned?.kind === 'withdrawal' ? 'withdrawal' : 'return-requested';
      const isNew = state === (kind === 'withdrawal' ? 'approved' : 'requested');
      return returned && isNew ? { kind, quote: returned.comment } : undefined;
    }
    case 'order-message-sent': {
      const message = order.messages.find(({ id }) => id === event.payload.messageId);
      return message?.author === 'customer' ? { kind: 'message', quote: message.body } : undefined;
    }
  }
}

/** Composes an email to the store. Pure: equal input gives an equal email. */
export function composeMerchantEmail(order: NewsOrder, news: News, context: EmailContext): ComposedEmail {
  const { language, publicUrl, store } = context;
  const texts = textsIn(language);
  const labels = texts.merchant;
  const values = {
    order: `#${order.id}`,
    customer: oneLine(order.customerName),
    amount: formatMoney(news.amountCents ?? 0, language, store.currency),
    reason: news.reason ? insert(labels.failureReason, { reason: news.reason }) : '',
    due: news.answerBy ? insert(labels.answerBy, { date: formatDay(news.answerBy, context) }) : '',
  };
  const { subject, title, text } = labels[news.kind];
  const content = {
    subject: insert(subject, values),
    title,
    greeting: texts.greetingForStore,
    text: insert(text, values),
    parts: [
      ...(news.quote ? [quotedPart(labels.customerMessage, news.quote)] : []),
      summarizeOrder(order, ({ name }) => oneLine(name), context),
      quotedPart(texts.orders.address, `${order.customerName}\n${translateCountry(order.customerAddress, language)}`),
    ],
    link: { label: labels.openOrder, url: new URL(fillPath(pages.order, order.id), publicUrl).href },
    footer: insert(labels.footer, { store: store.name }),
  };
  return renderEmail(content, context);
}
