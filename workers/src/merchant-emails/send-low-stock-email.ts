import { getProduct } from '@shopwright/contracts/http/products';
import { recordStockAlert } from '@shopwright/contracts/http/stock-alerts';
import type { JobHandler } from '@shopwright/service-kit/messaging/worker';
import type { EmailDeps } from '../emails/mailer';
import { readStoreIdentity } from '../emails/store-identity';
import type { Services } from '../services';
import { composeStockAlert } from './compose-stock-emails';

/**
 * Records one alert for each time a product reaches its threshold, and emails those whom the operator has chosen, in the
 * store's language. The event's id is the alert's and the email's, so that a repeated job changes nothing. It sends
 * nothing without recipients, for an alert that staff has snoozed, and where the store wants a digest instead.
 */
export function alertLowStock(
  { catalog }: Pick<Services, 'catalog'>,
  { mailer, publicUrl, storeEmail }: EmailDeps,
): JobHandler<'low-stock-alerts'> {
  return async ({ id, payload }) => {
    const { isSnoozed } = await catalog.call(recordStockAlert, { body: { eventId: id, ...payload } });
    if (isSnoozed) return;
    const store = await readStoreIdentity(catalog, storeEmail);
    if (store.lowStockRecipients.length === 0 || store.isDigestDaily) return;
    const product = await catalog.call(getProduct, { params: { id: String(payload.productId) }, query: {} });
    await mailer.send({
      id: `${id}-stock`,
      to: store.lowStockRecipients,
      ...(store.from && { from: store.from }),
      ...composeStockAlert(
        { ...payload, id: product.id, name: product.name },
        { language: store.language, publicUrl, store },
      ),
    });
  };
}
