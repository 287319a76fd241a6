import { getStoreSettings } from '@shopwright/contracts/http/store-settings';
import type { ServiceClient } from '@shopwright/service-kit/http/client';
import type { Mailbox } from './mailer';

/** As whom the store sends an email. */
export interface StoreIdentity {
  name: string;
  /** Absent: the sender of the deployment. */
  from?: Mailbox;
  /** Receives what visitors write to the store. */
  contactAddress: string;
}

/** Reads what the owner has set. Throws while the catalog is unavailable, so that the email waits for its sender. */
export async function readStoreIdentity(catalog: ServiceClient, storeEmail: string): Promise<StoreIdentity> {
  const { name, senderEmail, contactEmail } = await catalog.call(getStoreSettings, {});
  return {
    name,
    ...(senderEmail && { from: { name, address: senderEmail } }),
    contactAddress: contactEmail ?? storeEmail,
  };
}
