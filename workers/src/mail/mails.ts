import type { Mailer } from './mailer';

/** What every queue that writes mails works with. */
export interface Mails {
  mailer: Mailer;
  /** Where the mails' links lead. */
  publicUrl: string;
  /** Where the store reads its own mail. */
  storeEmail: string;
}
