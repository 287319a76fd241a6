import type { Currency } from '@shopwright/contracts/currencies';
import { defaultStoreName } from '@shopwright/contracts/http/store-settings';
import { formatMoney } from '@shopwright/contracts/money';
import { html, ink } from '../emails/html';
import type { ComposedEmail } from '../emails/mailer';
import { getOrderLink, getWithdrawalLink } from '../emails/order-link';
import {
  type EmailContent,
  type EmailPart,
  greetedName,
  greetings,
  oneLine,
  quotedPart,
  renderHtml,
  renderText,
} from '../emails/render-email';
import type { EmailStore } from '../emails/store-identity';
import { orderEmailTexts } from '../order-emails/order-email-texts';
import { findNote, findReturnTexts } from './compose-return-update';
import type { OrderUpdate, UpdatedOrder } from './order-update';
import { returnTexts } from './return-texts/return-texts';
import { type OrderUpdateTexts, orderUpdateTexts } from './texts/order-update-texts';

type Shipment = UpdatedOrder['shipments'][number];

/** Composes the email about a step of an order, with the items it is about. Pure: equal input gives an equal email. */
export function composeOrderUpdate(
  order: UpdatedOrder,
  update: OrderUpdate,
  publicUrl: string,
  store: EmailStore = { name: defaultStoreName },
): ComposedEmail {
  const { language } = order;
  const texts = orderUpdateTexts[language];
  const shared = orderEmailTexts[language];
  const number = `#${order.id}`;
  const { subject, title, text } =
    findReturnTexts(order, update, store.timeZone) ?? toTexts(order, update, texts, store.currency);
  const note = findNote(update);
  const shipment = update.kind === 'shipped' ? update.shipment : undefined;
  const content: EmailContent = {
    language,
    storeName: store.name,
    accentColor: store.accentColor,
    title,
    text,
    greeting: greetings[language](greetedName(order.customerName)),
    parts: [
      ...toLines(order, update, texts, shared.order),
      ...(note ? [quotedPart(returnTexts[language].note, note)] : []),
      ...(shipment?.carrier ? [quotedPart(texts.carrier, oneLine(shipment.carrier))] : []),
      ...(shipment?.trackingNumber ? [quotedPart(texts.trackingNumber, oneLine(shipment.trackingNumber))] : []),
      ...(shipment && order.customerAddress ? [quotedPart(shared.address, order.customerAddress)] : []),
    ],
    link: toLink(order, update, publicUrl),
    footer: shared.footer(store.name),
  };
  return { subject: subject(number), text: renderText(content), html: renderHtml(content) };
}

function toLink(order: UpdatedOrder, update: OrderUpdate, publicUrl: string): EmailContent['link'] {
  if (update.kind === 'withdrawal-link')
    return { label: returnTexts[order.language].withdraw, url: getWithdrawalLink(order, publicUrl) };
  const { trackingUrl } = update.kind === 'shipped' ? update.shipment : {};
  if (trackingUrl) return { label: orderUpdateTexts[order.language].track, url: trackingUrl };
  return getOrderLink(order, orderEmailTexts[order.language], publicUrl);
}

function toTexts(order: UpdatedOrder, update: OrderUpdate, texts: OrderUpdateTexts, currency?: Currency) {
  const number = `#${order.id}`;
  if (update.kind === 'refunded') {
    const { text, ...refund } = update.isFull ? texts.refunded : texts.partlyRefunded;
    return { ...refund, text: text(number, formatMoney(update.amountCents, order.language, currency)) };
  }
  const isPartly = update.kind === 'shipped' && !isWholeOrder(order, update.shipment);
  const whole = update.kind === 'shipped' ? texts.shipped : texts.delivered;
  const { text, ...step } = isPartly ? texts.partlyShipped : whole;
  return { ...step, text: text(number) };
}

/** A parcel that completes an order is not called a part of it to its customer. */
const isWholeOrder = (order: UpdatedOrder, shipment: Shipment): boolean =>
  ['shipped', 'delivered'].includes(order.status) && order.shipments.at(-1)?.id === shipment.id;

/** Lists the pieces of the parcel or the refund, or all of the order. A refund by amount lists none. */
function toLines(order: UpdatedOrder, update: OrderUpdate, texts: OrderUpdateTexts, label: string): EmailPart[] {
  const refund = update.kind === 'refunded' ? order.refunds.find(({ id }) => id === update.refundId) : undefined;
  const pieces =
    update.kind === 'shipped'
      ? update.shipment.items
      : update.kind === 'refunded'
        ? (refund?.items ?? [])
        : update.kind === 'return'
          ? update.returned.items
          : update.kind === 'message' || update.kind === 'withdrawal-link'
            ? []
            : order.items.map(({ id, quantity }) => ({ orderItemId: id, quantity }));
  const lines = pieces.flatMap(({ orderItemId, quantity }) => {
    const item = order.items.find(({ id }) => id === orderItemId);
    return item ? [`${quantity} × ${oneLine(item.localName ?? item.name)}`] : [];
  });
  if (lines.length === 0) return [];
  const ofReturn = update.kind === 'return' ? returnTexts[order.language].pieces : `${label} #${order.id}`;
  const title = update.kind === 'shipped' ? texts.parcel : ofReturn;
  return [
    {
      text: [title, ...lines].join('\n'),
      html: html`<p class="muted" style="${ink}margin:0 0 8px;font-weight:600;">${title}</p>
<p class="ink" style="${ink}margin:0;">${lines.map((line) => html`${line}<br>`)}</p>`,
    },
  ];
}
