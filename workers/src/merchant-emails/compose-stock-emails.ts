import { fillPath } from '@shopwright/contracts/endpoint';
import type { StockAlert } from '@shopwright/contracts/http/stock-alerts';
import { pages } from '@shopwright/contracts/pages';
import { formatDay } from '../emails/format-time';
import type { ComposedEmail } from '../emails/mailer';
import { linksPart } from '../emails/parts';
import { type EmailContext, renderEmail } from '../emails/render-email';
import { choosePlural, insert, oneLine, textsIn } from '../texts/texts';

type LowProduct = Pick<StockAlert, 'id' | 'name' | 'stockQuantity' | 'lowStockThreshold'>;

/** Composes the email about one product that is low on stock now. Pure: equal input gives an equal email. */
export function composeStockAlert(product: LowProduct, context: EmailContext): ComposedEmail {
  const texts = textsIn(context.language);
  const { subject, title, text, link } = texts.stock.alert;
  const values = {
    product: oneLine(product.name),
    left: product.stockQuantity,
    threshold: product.lowStockThreshold,
  };
  const content = {
    subject: insert(subject, values),
    title,
    greeting: texts.greetingForStore,
    text: insert(text, values),
    link: { label: link, url: toProductUrl(product, context) },
    footer: insert(texts.stock.footer, { store: context.store.name }),
  };
  return renderEmail(content, context);
}

/** The most products that a digest lists: the lowest ones. */
export const digestRowsMax = 100;

/** Composes the digest of a day. `alerts` has one more than it lists where there are more. Pure, as above. */
export function composeStockDigest(alerts: StockAlert[], day: string, context: EmailContext): ComposedEmail {
  const texts = textsIn(context.language);
  const { digest, footer } = texts.stock;
  const listed = alerts.slice(0, digestRowsMax);
  const rows = listed.map((alert) => ({
    label: oneLine(alert.name),
    url: toProductUrl(alert, context),
    details: describeAlert(alert, context),
  }));
  const content = {
    subject: insert(digest.subject, { date: formatDay(day, context, 'UTC') }),
    title: digest.title,
    greeting: texts.greetingForStore,
    text: choosePlural(digest, 'text', alerts.length, context.language),
    parts: [linksPart(rows)],
    link: { label: digest.link, url: new URL(pages.inventory, context.publicUrl).href },
    note: alerts.length > listed.length ? insert(digest.more, { count: listed.length }) : undefined,
    footer: insert(footer, { store: context.store.name }),
  };
  return renderEmail(content, context);
}

function describeAlert({ stockQuantity, lowStockThreshold, since }: StockAlert, context: EmailContext): string {
  const labels = textsIn(context.language).stock;
  const details = [`${labels.left}: ${stockQuantity}`, `${labels.threshold}: ${lowStockThreshold}`];
  return [...details, ...(since ? [`${labels.since}: ${formatDay(since, context)}`] : [])].join(' · ');
}

const toProductUrl = ({ id }: LowProduct, { publicUrl }: EmailContext): string =>
  new URL(fillPath(pages.productEditor, { id }), publicUrl).href;
