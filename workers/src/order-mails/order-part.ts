import type { Language } from '@shopwright/contracts/languages';
import { html } from '../mail/html';
import { lineEnd, type MailPart } from '../mail/render-mail';
import { ink, muted, plainTable, rule } from '../mail/styles';
import type { MailTexts } from './mail-texts';

export interface OrderSummary {
  title: string;
  lines: { name: string; quantity: number; amount: string }[];
  /** What a reward took off, if one did. */
  discount?: string;
  total: string;
  labels: Pick<MailTexts, 'quantity' | 'discount' | 'total'>;
}

/** What was bought, line by line. */
export function orderPart(order: OrderSummary, language: Language): MailPart {
  const lines = order.lines.map(({ name, quantity, amount }) => `${quantity} × ${name}: ${amount}`);
  return {
    text: [order.title, ...lines, ...sums(order).map(({ label, amount }) => `${label}: ${amount}`)].join('\n'),
    html: orderTable(order, language),
  };
}

/** Below the lines; the total comes last. */
function sums({ discount, total, labels }: OrderSummary): { label: string; amount: string }[] {
  const taken = discount === undefined ? [] : [{ label: labels.discount, amount: discount }];
  return [...taken, { label: labels.total, amount: total }];
}

function orderTable(order: OrderSummary, language: Language) {
  const { title, lines, labels } = order;
  const amount = `${ink}${rule}padding:12px 0;white-space:nowrap;text-align:${lineEnd(language)};vertical-align:top;`;
  return html`<p class="muted" style="${muted}margin:0 0 8px;font-weight:600;">${title}</p>
<table ${plainTable}>
${lines.map(
  (line) => html`<tr>
<td class="ink line" style="${ink}${rule}padding:12px 0;">${line.name}<br>
<span class="muted" style="${muted}">${labels.quantity}: ${String(line.quantity)}</span></td>
<td class="ink line" dir="ltr" style="${amount}">${line.amount}</td>
</tr>
`,
)}${sums(order).map(
  (sum) => html`<tr>
<td class="ink line" style="${ink}${rule}padding:12px 0;font-weight:700;">${sum.label}</td>
<td class="ink line" dir="ltr" style="${amount}font-weight:700;">${sum.amount}</td>
</tr>
`,
)}</table>`;
}
