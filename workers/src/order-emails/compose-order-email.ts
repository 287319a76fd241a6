import { translateCountry } from '@shopwright/contracts/country-names';
import type { PlacedOrder } from '@shopwright/contracts/http/orders';
import { defaultTimeZone } from '@shopwright/contracts/http/store-settings';
import { centsFromDecimal, formatMoney } from '@shopwright/contracts/money';
import { greet } from '../emails/greeting';
import type { ComposedEmail } from '../emails/mailer';
import { getLocalName, summarizeOrder } from '../emails/order-summary';
import { listPart, quotedPart } from '../emails/parts';
import { type EmailContext, type EmailPart, type Link, renderEmail } from '../emails/render-email';
import { type EmailTexts, insert, oneLine, textsIn } from '../texts/texts';
import type { OrderEmail } from './order-email';
import { getOrderLink, getWithdrawalLink } from './order-link';

type Labels = EmailTexts['orders'];

/** Composes the email to a customer about an order. Pure: equal input gives an equal email. */
export function composeOrderEmail(order: PlacedOrder, email: OrderEmail, context: EmailContext): ComposedEmail {
  const { language, store } = context;
  const labels = textsIn(language).orders;
  const { subject, title, text } = labels[chooseText(email)];
  const values = { order: `#${order.id}`, ...getValues(email, context) };
  const content = {
    subject: insert(subject, values),
    title,
    greeting: greet(order.customerName, language),
    text: insert(text, values),
    parts: getParts(order, email, context),
    link: getLink(order, email, labels, context.publicUrl),
    footer: insert(labels.footer, { store: store.name }),
  };
  return renderEmail(content, context);
}

/** The name of an email's texts. */
export type OrderEmailName = ReturnType<typeof chooseText>;

function chooseText(email: OrderEmail) {
  switch (email.kind) {
    case 'shipped':
      return email.isWhole ? 'shipped' : 'partly-shipped';
    case 'cancelled':
      if (email.refundCents === 0) return 'cancelled-unpaid';
      return email.isOffline ? 'cancelled-offline' : 'cancelled';
    case 'refunded':
      return `${email.isFull ? 'refunded' : 'partly-refunded'}${email.isOffline ? '-offline' : ''}` as const;
    case 'edited':
      return email.edit.credited === null ? 'edited' : 'edited-credited';
    case 'return':
      return email.returned.kind === 'withdrawal' && email.state === 'approved'
        ? 'withdrawal'
        : (`return-${email.state}` as const);
    default:
      return email.kind;
  }
}

function getValues(email: OrderEmail, { language, store }: EmailContext): Record<string, string> {
  if (email.kind === 'cancelled' || email.kind === 'refunded')
    return { amount: formatMoney(email.refundCents, language, store.currency) };
  if (email.kind === 'edited') {
    return { amount: formatMoney(centsFromDecimal(email.edit.credited ?? '0'), language, store.currency) };
  }
  if (email.kind === 'invoiced') {
    const day = new Date(`${email.dueOn}T12:00:00Z`);
    return { day: day.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' }) };
  }
  if (email.kind !== 'return') return {};
  // The receipt of a withdrawal must say when it arrived.
  const timeZone = store.timeZone ?? defaultTimeZone;
  const at = new Date(email.returned.requestedAt);
  const moment = at.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return { moment: `${moment} ${timeZone}` };
}

function getParts(order: PlacedOrder, email: OrderEmail, context: EmailContext): EmailPart[] {
  const labels = textsIn(context.language).orders;
  const { customerAddress } = order;
  const address = customerAddress
    ? [quotedPart(labels.address, translateCountry(customerAddress, context.language))]
    : [];
  switch (email.kind) {
    case 'confirmed':
    case 'invoiced':
    case 'cancelled':
      return [summarizeOrder(order, getLocalName, context), ...address];
    case 'tracking':
    case 'shipped': {
      const { carrier, trackingNumber, items } = email.shipment;
      return [
        ...listItems(order, items, labels.parcel),
        ...(carrier ? [quotedPart(labels.carrier, oneLine(carrier))] : []),
        ...(trackingNumber ? [quotedPart(labels.trackingNumber, oneLine(trackingNumber))] : []),
        ...address,
      ];
    }
    case 'refunded':
      return listItems(order, email.items, `${labels.order} #${order.id}`);
    case 'edited': {
      const added = email.edit.added.map(({ name, quantity }) => `${quantity} × ${oneLine(name)}`);
      return [
        ...listItems(order, email.edit.removed, labels.removedItems),
        ...(added.length > 0 ? [listPart(added, labels.addedItems)] : []),
      ];
    }
    case 'return':
      return [...listItems(order, email.returned.items, labels.returnedItems), ...quoteDecision(email, labels)];
    case 'message':
      return [quotedPart(labels.storeMessage, email.body)];
    case 'address-changed':
      return address;
    case 'withdrawal-link':
      return [];
    case 'delivered':
    case 'payment-failed': {
      const all = order.items.map(({ id, quantity }) => ({ orderItemId: id, quantity }));
      return listItems(order, all, `${labels.order} #${order.id}`);
    }
  }
}

function listItems(order: PlacedOrder, items: { orderItemId: number; quantity: number }[], label: string): EmailPart[] {
  const lines = items.flatMap(({ orderItemId, quantity }) => {
    const item = order.items.find(({ id }) => id === orderItemId);
    return item ? [`${quantity} × ${getLocalName(item)}`] : [];
  });
  return lines.length > 0 ? [listPart(lines, label)] : [];
}

/** Quotes the reason that staff gave for their decision about a return. */
function quoteDecision({ state, returned }: OrderEmail & { kind: 'return' }, labels: Labels): EmailPart[] {
  const isDecided = state === 'approved' || state === 'rejected';
  return isDecided && returned.decisionNote ? [quotedPart(labels.storeMessage, returned.decisionNote)] : [];
}

function getLink(order: PlacedOrder, email: OrderEmail, labels: Labels, publicUrl: string): Link {
  if (email.kind === 'withdrawal-link') return { label: labels.withdraw, url: getWithdrawalLink(order, publicUrl) };
  if ((email.kind === 'shipped' || email.kind === 'tracking') && email.shipment.trackingUrl)
    return { label: labels.trackParcel, url: email.shipment.trackingUrl };
  return getOrderLink(order, labels, publicUrl);
}
