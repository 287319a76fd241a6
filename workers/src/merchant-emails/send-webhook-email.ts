import { getPausedEndpoint } from '@shopwright/contracts/http/internal-webhooks';
import { AppError } from '@shopwright/service-kit/errors';
import type { JobHandler } from '@shopwright/service-kit/messaging/worker';
import type { EmailDeps } from '../emails/mailer';
import { readStoreIdentity } from '../emails/store-identity';
import type { Services } from '../services';
import { composeWebhookEmail, type StoppedEndpoint } from './compose-webhook-email';

/** Emails the store that an endpoint is no longer called. Sends nothing of one that staff have resumed or deleted since. */
export function sendWebhookEmail(
  { order, catalog }: Pick<Services, 'order' | 'catalog'>,
  { mailer, publicUrl, storeEmail }: EmailDeps,
): JobHandler<'webhook-emails'> {
  return async ({ id, payload: { endpointId } }, { logger }) => {
    const endpoint = await readEndpoint(order, endpointId);
    if (!endpoint || endpoint.state === 'active') {
      logger.info({ endpointId }, 'no email about this endpoint is due');
      return;
    }
    const store = await readStoreIdentity(catalog, storeEmail);
    await mailer.send({
      id: `${id}-webhooks`,
      to: store.orderRecipients,
      ...(store.from && { from: store.from }),
      ...composeWebhookEmail(endpoint, { language: store.language, publicUrl, store }),
    });
  };
}

async function readEndpoint(order: Services['order'], id: number): Promise<StoppedEndpoint | undefined> {
  try {
    return await order.call(getPausedEndpoint, { params: { id: String(id) } });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}
