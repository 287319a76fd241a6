import type { Currency } from '@shopwright/contracts/currencies';
import type { Language } from '@shopwright/contracts/fields';
import { centsFromDecimal, formatMoney } from '@shopwright/contracts/money';
import { fillPath, pages } from '@shopwright/contracts/pages';
import type { EventOf } from '@shopwright/service-kit/messaging/worker';
import type { ComposedEmail } from '../emails/mailer';
import { type EmailContent, insert, oneLine, quotedPart, renderHtml, renderText } from '../emails/render-email';
import type { EmailStore } from '../emails/store-identity';
import { orderEmailTexts } from '../order-emails/order-email-texts';
import { renderOrderSummary } from '../order-emails/send-order-email';
import type { UpdatedOrder } from '../order-updates/order-update';
import { formatDay } from './compose-stock-emails';
import texts from './merchant-email-texts.json' with { type: 'json' };

type Kind = 'newOrder' | 'refundFailed' | 'disputed' | 'returnRequested' | 'withdrawal' | 'message';

/** An email to the store: its kind, the values that the texts insert, and the text of the customer. */
export interface News {
  kind: Kind;
  amountCents?: number;
  /** The reason of a failed refund, as Stripe names it. */
  reason?: string;
  /** The moment until which a dispute must be answered. */
  answerBy?: string;
  quote?: string;
}

/** The fields of an order that an email to the store shows. */
export type NewsOrder = Pick<UpdatedOrder, 'id' | 'customerName' | 'customerAddress' | 'total' | 'discount' | 'items'>;

/** Returns undefined for changes by staff, of which the store knows. */
export function toNews(
  order: UpdatedOrder,
  event: Exclude<EventOf<'merchant-emails'>, { type: 'order-confirmed' }>,
): News | undefined {
  switch (event.type) {
    case 'order-refund-failed': {
      const refund = order.refunds.find(({ id }) => id === event.payload.refundId);
      const amountCents = centsFromDecimal(refund?.amount ?? '0');
      return { kind: 'refundFailed', amountCents, reason: refund?.failureReason ?? undefined };
    }
    case 'order-disputed': {
      const dispute = order.disputes.find(({ id }) => id === event.payload.disputeId);
      const amountCents = centsFromDecimal(dispute?.amount ?? '0');
      return { kind: 'disputed', amountCents, answerBy: dispute?.dueBy ?? undefined };
    }
    case 'order-return-changed': {
      const { returnId, state } = event.payload;
      const returned = order.returns.find(({ id }) => id === returnId);
      const kind = returned?.kind === 'withdrawal' ? 'withdrawal' : 'returnRequested';
      const isNew = state === (kind === 'withdrawal' ? 'approved' : 'requested');
      return returned && isNew ? { kind, quote: returned.comment } : undefined;
    }
    case 'order-message-sent': {
      const message = order.messages.find(({ id }) => id === event.payload.messageId);
      return message?.author === 'customer' ? { kind: 'message', quote: message.body } : undefined;
    }
  }
}

interface Recipient {
  language: Language;
  publicUrl: string;
  store: EmailStore;
}

/** Composes an email to the store. Pure: equal input gives an equal email. */
export function composeMerchantEmail(
  order: NewsOrder,
  news: News,
  { language, publicUrl, store }: Recipient,
): ComposedEmail {
  const labels = texts[language];
  const values = {
    order: `#${order.id}`,
    customer: oneLine(order.customerName),
    amount: formatMoney(news.amountCents ?? 0, language, store.currency),
    reason: news.reason ? insert(labels.failureReason, { reason: news.reason }) : '',
    due: news.answerBy ? insert(labels.answerBy, { date: formatDay(news.answerBy, language, store.timeZone) }) : '',
  };
  const { subject, title, text } = labels[news.kind];
  const content: EmailContent = {
    ...{
      language,
      storeName: store.name,
      accentColor: store.accentColor,
      title,
      text: insert(text, values),
      greeting: labels.greeting,
    },
    parts: [
      ...(news.quote ? [quotedPart(labels.note, news.quote)] : []),
      summarize(order, language, store.currency),
      quotedPart(orderEmailTexts[language].address, `${order.customerName}\n${order.customerAddress}`),
    ],
    link: { label: labels.link, url: new URL(fillPath(pages.order, order.id), publicUrl).href },
    footer: insert(labels.footer, { store: store.name }),
  };
  return { subject: insert(subject, values), text: renderText(content), html: renderHtml(content) };
}

function summarize(order: NewsOrder, language: Language, currency?: Currency) {
  const labels = orderEmailTexts[language];
  const discountCents = centsFromDecimal(order.discount);
  const lines = order.items.map(({ name, quantity, price }) => ({
    name: oneLine(name),
    quantity,
    amount: formatMoney(centsFromDecimal(price) * quantity, language, currency),
  }));
  const summary = {
    title: `${labels.order} #${order.id}`,
    lines,
    labels,
    discount: discountCents > 0 ? formatMoney(0 - discountCents, language, currency) : undefined,
    total: formatMoney(centsFromDecimal(order.total), language, currency),
  };
  return renderOrderSummary(summary, language);
}
