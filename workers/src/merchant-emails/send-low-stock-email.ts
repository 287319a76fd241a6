import { getProduct } from '@shopwright/contracts/http/products';
import { recordStockAlert } from '@shopwright/contracts/http/stock-alerts';
import type { JobHandler } from '@shopwright/service-kit/messaging/worker';
import type { ComposedEmail, EmailDeps } from '../emails/mailer';
import { type EmailContent, oneLine, renderHtml, renderText } from '../emails/render-email';
import { type EmailStore, readStoreIdentity } from '../emails/store-identity';
import type { Services } from '../services';

/**
 * Records one alert for each time a product reaches its threshold, and emails those whom the operator has chosen. The
 * event's id is the alert's and the email's, so that a repeated job changes nothing. Without recipients, and for an
 * alert that staff has snoozed, it sends nothing.
 */
export function alertLowStock(
  { catalog }: Pick<Services, 'catalog'>,
  { mailer, publicUrl, storeEmail }: EmailDeps,
): JobHandler<'low-stock-alerts'> {
  return async ({ id, payload }) => {
    const { isSnoozed } = await catalog.call(recordStockAlert, { body: { eventId: id, ...payload } });
    if (isSnoozed) return;
    const store = await readStoreIdentity(catalog, storeEmail);
    if (store.lowStockRecipients.length === 0) return;
    const product = await catalog.call(getProduct, { params: { id: String(payload.productId) }, query: {} });
    const email = composeLowStockEmail(oneLine(product.name), payload, publicUrl, store);
    await mailer.send({
      id: `${id}-stock`,
      to: store.lowStockRecipients,
      ...(store.from && { from: store.from }),
      ...email,
    });
  };
}

interface LowStock {
  stockQuantity: number;
  lowStockThreshold: number;
}

function composeLowStockEmail(
  name: string,
  { stockQuantity, lowStockThreshold }: LowStock,
  publicUrl: string,
  store: EmailStore,
): ComposedEmail {
  const link = new URL('/inventory', publicUrl);
  link.searchParams.set('search', name);
  const content: EmailContent = {
    ...{
      language: 'en',
      storeName: store.name,
      accentColor: store.accentColor,
      title: 'Low stock',
      greeting: 'Hello,',
    },
    text: `${name} has ${stockQuantity} left in stock. Its threshold is ${lowStockThreshold}.`,
    parts: [],
    link: { label: 'Open the inventory', url: link.href },
    footer: `You received this email because ${store.name} sends low-stock alerts to this address.`,
  };
  return { subject: `Low stock: ${name}`, text: renderText(content), html: renderHtml(content) };
}
