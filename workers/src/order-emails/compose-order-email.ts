import { formatUsd } from '@shopwright/contracts/format-usd';
import type { Order } from '@shopwright/contracts/http/orders';
import type { Language } from '@shopwright/contracts/languages';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { greetedName, greetings } from '../emails/greeting';
import type { ComposedEmail } from '../emails/mailer';
import { type EmailContent, oneLine, quotedPart, renderHtml, renderText, storeName } from '../emails/render-email';
import { orderEmailTexts } from './order-email-texts';
import { renderOrderSummary } from './order-summary';

export type OrderEmailKind = { kind: 'confirmed' } | { kind: 'cancelled'; refundCents: number };

/** Composes the email about an order. Pure: the same input gives the same email. */
export function composeOrderEmail(
  order: Order,
  email: OrderEmailKind,
  publicUrl: string,
  language: Language,
): ComposedEmail {
  const texts = orderEmailTexts[language];
  const number = `#${order.id}`;
  const { subject, title } = texts[email.kind];
  const discountCents = centsFromDecimal(order.discount);
  const summary = {
    title: `${texts.order} ${number}`,
    lines: order.items.map(({ name, quantity, price }) => ({
      name: oneLine(name),
      quantity,
      amount: formatUsd(centsFromDecimal(price) * quantity, language),
    })),
    discount: discountCents > 0 ? formatUsd(0 - discountCents, language) : undefined,
    total: formatUsd(centsFromDecimal(order.total), language),
    labels: texts,
  };
  const content: EmailContent = {
    language,
    title,
    greeting: greetings[language](greetedName(order.customerName)),
    text:
      email.kind === 'confirmed'
        ? texts.confirmed.text
        : texts.cancelled.text(number, formatUsd(email.refundCents, language)),
    parts: [
      renderOrderSummary(summary, language),
      ...(order.customerAddress ? [quotedPart(texts.address, order.customerAddress)] : []),
    ],
    link: { label: texts.link, url: new URL('/account', publicUrl).href },
    footer: texts.footer(storeName),
  };
  return { subject: subject(number), text: renderText(content), html: renderHtml(content) };
}
