import type { PlacedOrder } from '@shopwright/contracts/http/orders';
import { centsFromDecimal, formatMoney } from '@shopwright/contracts/money';
import { oneLine, textsIn } from '../texts/texts';
import { html, ink, muted, plainTable, rule } from './html';
import { type EmailContext, type EmailPart, getLineEnd } from './render-email';

type SummarizedOrder = Pick<PlacedOrder, 'id' | 'total' | 'discount' | 'items'>;
type OrderItem = PlacedOrder['items'][number];

/** Returns the name in the language of the order, for its customer. */
export const getLocalName = ({ localName, name }: OrderItem): string => oneLine(localName ?? name);

/** Renders the order lines, the discount and the total. */
export function summarizeOrder(
  order: SummarizedOrder,
  nameOf: (item: OrderItem) => string,
  context: EmailContext,
): EmailPart {
  const labels = textsIn(context.language).orders;
  const format = (cents: number) => formatMoney(cents, context.language, context.store.currency);
  const title = `${labels.order} #${order.id}`;
  const lines = order.items.map((item) => ({
    name: nameOf(item),
    quantity: item.quantity,
    amount: format(centsFromDecimal(item.price) * item.quantity),
  }));
  const discountCents = centsFromDecimal(order.discount);
  const sums = [
    ...(discountCents > 0 ? [{ label: labels.discount, amount: format(0 - discountCents) }] : []),
    { label: labels.total, amount: format(centsFromDecimal(order.total)) },
  ];
  const cell = `${ink}${rule}padding:12px 0;`;
  const amountCell = `${cell}white-space:nowrap;text-align:${getLineEnd(context.language)};vertical-align:top;`;
  return {
    text: [
      title,
      ...lines.map(({ name, quantity, amount }) => `${quantity} × ${name}: ${amount}`),
      ...sums.map(({ label, amount }) => `${label}: ${amount}`),
    ].join('\n'),
    html: html`<p class="muted" style="${muted}margin:0 0 8px;font-weight:600;">${title}</p>
<table ${plainTable}>
${lines.map(
  ({ name, quantity, amount }) => html`<tr>
<td class="ink line" style="${cell}">${name}<br>
<span class="muted" style="${muted}">${labels.quantity}: ${String(quantity)}</span></td>
<td class="ink line" dir="ltr" style="${amountCell}">${amount}</td>
</tr>
`,
)}${sums.map(
  ({ label, amount }) => html`<tr>
<td class="ink line" style="${cell}font-weight:700;">${label}</td>
<td class="ink line" dir="ltr" style="${amountCell}font-weight:700;">${amount}</td>
</tr>
`,
)}</table>`,
  };
}
