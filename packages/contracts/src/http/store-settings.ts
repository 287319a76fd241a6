import { z } from 'zod';
import { endpoint } from '../endpoint';
import { email, requiredText, timestamp } from '../fields';

/** The store's name until its owner sets one. */
export const defaultStoreName = 'Shopwright';

const address = email().nullable();

/** What the owner has set about the store. An address is null until then: the deployment's own is used. */
export const storeSettings = z.object({
  name: z.string(),
  /** Where visitors write to, shown to them, and the recipient of the contact form. */
  contactEmail: z.string().nullable(),
  /** The sender of the store's emails. */
  senderEmail: z.string().nullable(),
  /** Null until the owner has set anything. */
  updatedAt: timestamp.nullable(),
});
export type StoreSettings = z.infer<typeof storeSettings>;

export const storeSettingsForm = z.strictObject({
  name: requiredText(2, 60, 'name_min'),
  contactEmail: address,
  senderEmail: address,
});

export const getStoreSettings = endpoint('catalog', 'GET /store-settings', {
  summary: 'Retrieves the store settings',
  access: 'public',
  reply: storeSettings,
});

export const putStoreSettings = endpoint('catalog', 'PUT /store-settings', {
  summary: 'Updates the store settings',
  access: 'operator',
  body: storeSettingsForm,
  reply: storeSettings,
});
