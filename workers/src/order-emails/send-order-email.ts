import type { Language } from '@shopwright/contracts/fields';
import { customerEmail, getOrder, type PlacedOrder } from '@shopwright/contracts/http/orders';
import { defaultStoreName } from '@shopwright/contracts/http/store-settings';
import { centsFromDecimal, formatMoney } from '@shopwright/contracts/money';
import type { EventOf, JobHandler } from '@shopwright/service-kit/messaging/worker';
import { html, ink, muted, plainTable, rule } from '../emails/html';
import type { ComposedEmail, EmailDeps } from '../emails/mailer';
import { getOrderLink } from '../emails/order-link';
import { recordOrderEmail } from '../emails/record-order-email';
import {
  type EmailContent,
  type EmailPart,
  getLineEnd,
  greetedName,
  greetings,
  oneLine,
  quotedPart,
  renderHtml,
  renderText,
} from '../emails/render-email';
import { type EmailStore, readStoreIdentity } from '../emails/store-identity';
import type { Services } from '../services';
import { type OrderEmailTexts, orderEmailTexts } from './order-email-texts';

/**
 * Emails customers about their order. The event's id becomes the Message-ID, so a second delivery of the event is a
 * duplicate of the same email. Logs only the order's id.
 */
export function sendOrderEmail(
  { order, catalog }: Pick<Services, 'order' | 'catalog'>,
  { mailer, publicUrl, storeEmail }: EmailDeps,
): JobHandler<'order-mails'> {
  return async (event, { logger }) => {
    const { orderId } = event.payload;
    const kind = orderEmailKind(event);
    if (!kind) return;
    const current = await order.call(getOrder, { params: { id: String(orderId) } });
    const address = customerEmail.safeParse(current.customerEmail);
    if (!address.success) {
      logger.info({ orderId }, 'order without a valid email address, no email sent');
      return;
    }
    const to = { name: greetedName(current.customerName), address: address.data };
    const store = await readStoreIdentity(catalog, storeEmail);
    const email = composeOrderEmail(current, kind, publicUrl, current.language, store);
    const outgoing = { id: event.id, to, ...(store.from && { from: store.from }), ...email };
    await mailer.send(outgoing);
    await recordOrderEmail({ order }, { orderId, kind: kind.kind, email: outgoing }, logger);
  };
}

/** Returns undefined for the cancellation of an unpaid order, which sends no email. A requested link is the first email again. */
function orderEmailKind(event: EventOf<'order-mails'>): OrderEmailKind | undefined {
  if (event.type !== 'order-cancelled') return { kind: 'confirmed' };
  const { paidCents } = event.payload;
  return paidCents > 0 ? { kind: 'cancelled', refundCents: paidCents } : undefined;
}

export type OrderEmailKind = { kind: 'confirmed' } | { kind: 'cancelled'; refundCents: number };

/** Composes the email about an order. Pure: the same input gives the same email. */
export function composeOrderEmail(
  order: PlacedOrder,
  email: OrderEmailKind,
  publicUrl: string,
  language: Language,
  store: EmailStore = { name: defaultStoreName },
): ComposedEmail {
  const texts = orderEmailTexts[language];
  const number = `#${order.id}`;
  const { subject, title } = texts[email.kind];
  const discountCents = centsFromDecimal(order.discount);
  const summary = {
    title: `${texts.order} ${number}`,
    lines: order.items.map(({ name, localName, quantity, price }) => ({
      name: oneLine(localName ?? name),
      quantity,
      amount: formatMoney(centsFromDecimal(price) * quantity, language, store.currency),
    })),
    discount: discountCents > 0 ? formatMoney(0 - discountCents, language, store.currency) : undefined,
    total: formatMoney(centsFromDecimal(order.total), language, store.currency),
    labels: texts,
  };
  const content: EmailContent = {
    language,
    title,
    greeting: greetings[language](greetedName(order.customerName)),
    text:
      email.kind === 'confirmed'
        ? texts.confirmed.text
        : texts.cancelled.text(number, formatMoney(email.refundCents, language, store.currency)),
    parts: [
      renderOrderSummary(summary, language),
      ...(order.customerAddress ? [quotedPart(texts.address, order.customerAddress)] : []),
    ],
    link: getOrderLink(order, texts, publicUrl),
    storeName: store.name,
    accentColor: store.accentColor,
    footer: texts.footer(store.name),
  };
  return { subject: subject(number), text: renderText(content), html: renderHtml(content) };
}

interface OrderSummary {
  title: string;
  lines: { name: string; quantity: number; amount: string }[];
  /** The amount that a reward took off, if any. */
  discount?: string;
  total: string;
  labels: Pick<OrderEmailTexts, 'quantity' | 'discount' | 'total'>;
}

/** Renders the order lines, the discount and the total. */
export function renderOrderSummary(order: OrderSummary, language: Language): EmailPart {
  const lines = order.lines.map(({ name, quantity, amount }) => `${quantity} × ${name}: ${amount}`);
  return {
    text: [order.title, ...lines, ...getSums(order).map(({ label, amount }) => `${label}: ${amount}`)].join('\n'),
    html: renderTable(order, language),
  };
}

/** Returns the rows below the order lines; the total comes last. */
function getSums({ discount, total, labels }: OrderSummary): { label: string; amount: string }[] {
  const reduction = discount === undefined ? [] : [{ label: labels.discount, amount: discount }];
  return [...reduction, { label: labels.total, amount: total }];
}

function renderTable(order: OrderSummary, language: Language) {
  const { title, lines, labels } = order;
  const amount = `${ink}${rule}padding:12px 0;white-space:nowrap;text-align:${getLineEnd(language)};vertical-align:top;`;
  return html`<p class="muted" style="${muted}margin:0 0 8px;font-weight:600;">${title}</p>
<table ${plainTable}>
${lines.map(
  (line) => html`<tr>
<td class="ink line" style="${ink}${rule}padding:12px 0;">${line.name}<br>
<span class="muted" style="${muted}">${labels.quantity}: ${String(line.quantity)}</span></td>
<td class="ink line" dir="ltr" style="${amount}">${line.amount}</td>
</tr>
`,
)}${getSums(order).map(
  (sum) => html`<tr>
<td class="ink line" style="${ink}${rule}padding:12px 0;font-weight:700;">${sum.label}</td>
<td class="ink line" dir="ltr" style="${amount}font-weight:700;">${sum.amount}</td>
</tr>
`,
)}</table>`;
}
