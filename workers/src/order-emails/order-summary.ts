import type { Language } from '@shopwright/contracts/languages';
import { html } from '../emails/html';
import { type EmailPart, getLineEnd } from '../emails/render-email';
import { ink, muted, plainTable, rule } from '../emails/styles';
import type { OrderEmailTexts } from './order-email-texts';

export interface OrderSummary {
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
