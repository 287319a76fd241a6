import { fillPath } from '@shopwright/contracts/endpoint';
import type { Language } from '@shopwright/contracts/fields';
import type { StockAlert } from '@shopwright/contracts/http/stock-alerts';
import { defaultTimeZone } from '@shopwright/contracts/http/store-settings';
import { pages } from '@shopwright/contracts/pages';
import { html, ink, muted, plainTable, rule } from '../emails/html';
import type { ComposedEmail } from '../emails/mailer';
import { type EmailContent, type EmailPart, insert, oneLine, renderHtml, renderText } from '../emails/render-email';
import type { EmailStore } from '../emails/store-identity';
import merchantTexts from './merchant-email-texts.json' with { type: 'json' };
import texts from './stock-email-texts.json' with { type: 'json' };

interface Recipient {
  language: Language;
  publicUrl: string;
  store: EmailStore;
}

type LowProduct = Pick<StockAlert, 'id' | 'name' | 'stockQuantity' | 'lowStockThreshold'>;

/** Composes the email about one product that is low on stock now. Pure: equal input gives an equal email. */
export function composeStockAlert(product: LowProduct, recipient: Recipient): ComposedEmail {
  const { subject, title, text, link } = texts[recipient.language].alert;
  const values = {
    product: oneLine(product.name),
    left: String(product.stockQuantity),
    threshold: String(product.lowStockThreshold),
  };
  return compose(insert(subject, values), recipient, {
    title,
    text: insert(text, values),
    parts: [],
    link: { label: link, url: productUrl(product, recipient.publicUrl) },
  });
}

/** The most products that a digest lists: the lowest ones. */
export const digestRowsMax = 100;

/** Composes the digest of a day. `alerts` has one more than it lists where there are more. Pure, as above. */
export function composeStockDigest(alerts: StockAlert[], day: string, recipient: Recipient): ComposedEmail {
  const { language, publicUrl } = recipient;
  const { subject, title, text, link, more } = texts[language].digest;
  const listed = alerts.slice(0, digestRowsMax);
  return compose(insert(subject, { date: formatDay(day, language, 'UTC') }), recipient, {
    title,
    text,
    parts: [renderAlerts(listed, recipient)],
    link: { label: link, url: new URL(pages.inventory, publicUrl).href },
    ...(alerts.length > listed.length && { note: insert(more, { count: String(listed.length) }) }),
  });
}

function renderAlerts(alerts: StockAlert[], { language, publicUrl, store }: Recipient): EmailPart {
  const rows = alerts.map((alert) => ({
    name: oneLine(alert.name),
    url: productUrl(alert, publicUrl),
    details: describeAlert(alert, language, store.timeZone),
  }));
  return {
    text: rows.map(({ name, details }) => `${name}\n${details}`).join('\n\n'),
    html: html`<table ${plainTable}>
${rows.map(
  ({ name, url, details }) => html`<tr>
<td class="line" style="${rule}padding:12px 0;"><a class="ink" dir="auto" href="${url}" style="${ink}">${name}</a><br>
<span class="muted" style="${muted}">${details}</span></td>
</tr>
`,
)}</table>`,
  };
}

function describeAlert(
  { stockQuantity, lowStockThreshold, since }: StockAlert,
  language: Language,
  timeZone: string | undefined,
): string {
  const labels = texts[language];
  const details = [`${labels.left}: ${stockQuantity}`, `${labels.threshold}: ${lowStockThreshold}`];
  return [...details, ...(since ? [`${labels.since}: ${formatDay(since, language, timeZone)}`] : [])].join(' · ');
}

const productUrl = ({ id }: LowProduct, publicUrl: string) =>
  new URL(fillPath(pages.productEditor, { id }), publicUrl).href;

export const formatDay = (time: string, language: Language, timeZone: string = defaultTimeZone): string =>
  new Date(time).toLocaleDateString(language, { dateStyle: 'medium', timeZone });

type Body = Pick<EmailContent, 'title' | 'text' | 'parts' | 'link' | 'note'>;

function compose(subject: string, { language, store }: Recipient, body: Body): ComposedEmail {
  const content: EmailContent = {
    language,
    storeName: store.name,
    accentColor: store.accentColor,
    ...body,
    greeting: merchantTexts[language].greeting,
    footer: insert(texts[language].footer, { store: store.name }),
  };
  return { subject, text: renderText(content), html: renderHtml(content) };
}
