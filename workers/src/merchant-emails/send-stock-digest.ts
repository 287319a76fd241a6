import { listStockAlerts } from '@shopwright/contracts/http/stock-alerts';
import { toStoreDay } from '@shopwright/contracts/store-day';
import type { JobHandler } from '@shopwright/service-kit/messaging/worker';
import type { EmailDeps } from '../emails/mailer';
import { readStoreIdentity } from '../emails/store-identity';
import type { Services } from '../services';
import { composeStockDigest, digestRowsMax } from './compose-stock-emails';

/**
 * Emails the products that are low on stock now, except snoozed ones. Sends nothing when all of them are in stock again,
 * when the store no longer wants a digest, and for an earlier day, because a later digest says the same.
 */
export function sendStockDigest(
  { catalog }: Pick<Services, 'catalog'>,
  { mailer, publicUrl, storeEmail }: EmailDeps,
): JobHandler<'low-stock-digests'> {
  return async ({ id, payload: { day } }, { logger }) => {
    const store = await readStoreIdentity(catalog, storeEmail);
    const isWanted = store.isDigestDaily && store.lowStockRecipients.length > 0;
    if (!isWanted || day < toStoreDay(new Date(), store.timeZone)) {
      logger.info({ day }, 'digest is turned off or too late, not sent');
      return;
    }
    const alerts = await catalog.call(listStockAlerts, { query: { limit: String(digestRowsMax + 1) } });
    if (alerts.length === 0) return;
    await mailer.send({
      id: `${id}-digest`,
      to: store.lowStockRecipients,
      ...(store.from && { from: store.from }),
      ...composeStockDigest(alerts, day, { language: store.language, publicUrl, store }),
    });
  };
}
