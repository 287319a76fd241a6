import type { Language } from '@shopwright/contracts/http/auth';
import { html } from './html';
import type { MailTexts } from './mail-texts';

/** A mail in plain words, to be laid out as text and as HTML. */
export interface MailContent {
  language: Language;
  store: string;
  title: string;
  greeting: string;
  text: string;
  order: string;
  lines: { name: string; quantity: number; amount: string }[];
  total: string;
  address: string;
  link: string;
  footer: string;
  labels: Pick<MailTexts, 'quantity' | 'total' | 'address' | 'link'>;
}

export function renderText(mail: MailContent): string {
  const { labels } = mail;
  const lines = mail.lines.map(({ name, quantity, amount }) => `${quantity} × ${name}: ${amount}`);
  const parts = [
    [mail.greeting, '', mail.text],
    [mail.order, ...lines, `${labels.total}: ${mail.total}`],
    mail.address ? [`${labels.address}:`, mail.address] : [],
    [`${labels.link}: ${mail.link}`],
    ['--', mail.footer],
  ];
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')}\n`;
}

/** Light by the styles that stand at each element, as mail programs want them; dark where the style sheet is read. */
const darkStyles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .canvas { background: #0f1412 !important; }
    .card { background: #171e1b !important; border-color: #2c3732 !important; }
    .ink { color: #edf2ef !important; }
    .muted { color: #a5b3ac !important; }
    .line { border-color: #2c3732 !important; }
    .brand { color: #63d2b3 !important; }
    .button { background: #63d2b3 !important; color: #06251d !important; }
  }`;
const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";
const ink = `${font}color:#16211d;font-size:16px;line-height:1.55;`;
const muted = `${font}color:#55615b;font-size:14px;line-height:1.5;`;
const rule = 'border-top:1px solid #e5e1d7;';
const plainTable = html`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;

export function renderHtml(mail: MailContent): string {
  const isRightToLeft = mail.language === 'ar';
  const [start, end] = isRightToLeft ? ['right', 'left'] : ['left', 'right'];
  const amount = `${ink}${rule}padding:12px 0;white-space:nowrap;text-align:${end};vertical-align:top;`;
  const page = html`<!doctype html>
<html lang="${mail.language}" dir="${isRightToLeft ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${mail.title}</title>
<style>${darkStyles}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#fbfaf7;">
<table ${plainTable} class="canvas" style="background:#fbfaf7;"><tr><td align="center" style="padding:32px 16px;">
<table ${plainTable} style="max-width:560px;text-align:${start};">
<tr><td class="brand" style="${font}color:#0e5b4b;font-size:18px;font-weight:700;padding:0 4px 16px;">${mail.store}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e5e1d7;border-radius:16px;padding:32px;">
<h1 class="ink" style="${ink}font-size:24px;line-height:1.25;font-weight:700;margin:0 0 16px;">${mail.title}</h1>
<p class="ink" style="${ink}margin:0 0 12px;">${mail.greeting}</p>
<p class="ink" style="${ink}margin:0 0 28px;">${mail.text}</p>
<p class="muted" style="${muted}margin:0 0 8px;font-weight:600;">${mail.order}</p>
<table ${plainTable}>
${mail.lines.map(
  (line) => html`<tr>
<td class="ink line" style="${ink}${rule}padding:12px 0;">${line.name}<br>
<span class="muted" style="${muted}">${mail.labels.quantity}: ${String(line.quantity)}</span></td>
<td class="ink line" dir="ltr" style="${amount}">${line.amount}</td>
</tr>
`,
)}<tr>
<td class="ink line" style="${ink}${rule}padding:12px 0;font-weight:700;">${mail.labels.total}</td>
<td class="ink line" dir="ltr" style="${amount}font-weight:700;">${mail.total}</td>
</tr>
</table>
${mail.address ? addressBlock(mail) : ''}
<p style="margin:28px 0 0;"><a class="button" href="${mail.link}" style="${font}display:inline-block;background:#0e5b4b;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none;padding:12px 22px;border-radius:10px;">${mail.labels.link}</a></p>
</td></tr>
<tr><td class="muted" style="${muted}padding:16px 4px 0;">${mail.footer}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
  return page.source;
}

const addressBlock = ({ labels, address }: MailContent) => html`
<p class="muted" style="${muted}margin:28px 0 4px;font-weight:600;">${labels.address}</p>
<p class="ink" style="${ink}margin:0;">${address.split('\n').map((line) => html`${line}<br>`)}</p>`;
