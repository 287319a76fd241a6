import { type Currency, defaultCurrency } from '@shopwright/contracts/currencies';
import type { Language } from '@shopwright/contracts/fields';
import {
  defaultTimeZone,
  getStaffStoreSettings,
  type StaffStoreSettings,
} from '@shopwright/contracts/http/store-settings';
import type { ServiceClient } from '@shopwright/service-kit/http/client';
import type { Mailbox } from './mailer';

const readings = new WeakMap<ServiceClient, Promise<StaffStoreSettings>>();

/** Emails that are composed at the same time share one reading: each order sends two. */
function readSettings(catalog: ServiceClient): Promise<StaffStoreSettings> {
  const reading =
    readings.get(catalog) ?? catalog.call(getStaffStoreSettings, {}).finally(() => readings.delete(catalog));
  readings.set(catalog, reading);
  return reading;
}

/** The parts of the store's identity that an email shows. */
export type EmailStore = Pick<StoreIdentity, 'name' | 'accentColor' | 'logo'> &
  Partial<Pick<StoreIdentity, 'currency' | 'timeZone'>>;

/** The sender of the store's emails, and the recipients of its own. */
export interface StoreIdentity {
  name: string;
  /** The language of the emails to the store. */
  language: Language;
  /** The currency of orders. */
  currency: Currency;
  /** The time zone of all days and times. */
  timeZone: string;
  /** `#rrggbb`; absent: the store's own color. */
  accentColor?: string;
  /** Its path, or its address elsewhere. */
  logo?: string;
  /** Absent: the sender of the deployment. */
  from?: Mailbox;
  /** Receives the messages of visitors to the store. */
  contactAddress: string;
  /** Receive the news about orders. */
  orderRecipients: Mailbox[];
  /** Receive the alerts about low stock; empty if none are wanted. */
  lowStockRecipients: Mailbox[];
  /** True if they receive one digest a day in place of each alert. */
  isDigestDaily: boolean;
}

/** Reads the owner's settings. Throws while the catalog is unavailable, so that the email waits for its sender. */
export async function readStoreIdentity(catalog: ServiceClient, storeEmail: string): Promise<StoreIdentity> {
  const settings = await readSettings(catalog);
  const { name, language, senderEmail, accentColor, logo } = settings;
  const contactAddress = settings.contactEmail ?? storeEmail;
  const toMailboxes = (addresses: string[]) => addresses.map((address) => ({ name: '', address }));
  return {
    name,
    language,
    currency: settings.currency ?? defaultCurrency,
    timeZone: settings.timeZone ?? defaultTimeZone,
    ...(accentColor && { accentColor }),
    ...(logo && { logo }),
    ...(senderEmail && { from: { name, address: senderEmail } }),
    contactAddress,
    orderRecipients: toMailboxes(settings.orderRecipients.length > 0 ? settings.orderRecipients : [contactAddress]),
    lowStockRecipients: toMailboxes(settings.lowStockRecipients),
    isDigestDaily: settings.lowStockEmails === 'daily',
  };
}
