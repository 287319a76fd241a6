import { AppError } from '@shopwright/service-kit/errors';
import type { EventOf, JobHandler } from '@shopwright/service-kit/messaging/worker';
import type { EmailDeps } from '../emails/mailer';
import { readStoreIdentity, type StoreIdentity } from '../emails/store-identity';
import type { Services } from '../services';
import { composeAllClear, composeOperationsAlert } from './compose-operations-email';

type Recipient = Pick<StoreIdentity, 'name' | 'language' | 'accentColor' | 'from' | 'orderRecipients'>;

/**
 * Emails the recipients of the news about orders when something needs a person, and once when all alerts are resolved.
 * No setting turns it off. The event's id is the email's, so that a repeated job changes nothing.
 */
export function sendOperationsAlert(
  { catalog }: Pick<Services, 'catalog'>,
  emails: EmailDeps,
): JobHandler<'operations-alerts'> {
  return async (event) => {
    const store = await readRecipient(catalog, emails, event);
    const recipient = { language: store.language, publicUrl: emails.publicUrl, store };
    await emails.mailer.send({
      id: `${event.id}-operations`,
      to: store.orderRecipients,
      ...(store.from && { from: store.from }),
      ...(event.type === 'operations-alert-raised'
        ? composeOperationsAlert(event.payload, recipient)
        : composeAllClear(event.payload, recipient)),
    });
  };
}

/**
 * Reads the owner's settings from the catalog. While it is away, only the email that reports it is sent, to the store's
 * address of the deployment.
 */
async function readRecipient(
  catalog: Services['catalog'],
  { publicUrl, storeEmail }: EmailDeps,
  event: EventOf<'operations-alerts'>,
): Promise<Recipient> {
  try {
    return await readStoreIdentity(catalog, storeEmail);
  } catch (error) {
    if (!isCatalogAway(event) || !(error instanceof AppError)) throw error;
    return {
      name: new URL(publicUrl).hostname,
      language: 'en',
      orderRecipients: [{ name: '', address: storeEmail }],
    };
  }
}

const isCatalogAway = (event: EventOf<'operations-alerts'>): boolean =>
  event.type === 'operations-alert-raised' && event.payload.alert === 'catalog_away';
