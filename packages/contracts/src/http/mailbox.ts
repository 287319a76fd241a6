import { z } from 'zod';
import { endpoint } from '../endpoint';
import { timestamp } from '../fields';
import { page } from '../page';

/** A mail as a list shows it. Names and addresses are the message's own words, nobody has checked them. */
export const emailSummary = z.object({
  id: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  /** When it arrived. */
  date: timestamp,
});
export type EmailSummary = z.infer<typeof emailSummary>;

/** Text and HTML are null where the mail has none, and cut where they are very long. */
export const mailboxEmail = emailSummary.extend({ text: z.string().nullable(), html: z.string().nullable() });
export type MailboxEmail = z.infer<typeof mailboxEmail>;

const mailId = z.string().regex(/^[0-9a-f]{32}$/);

export const keptEmailsMax = 1000;

/** What the shop has sent into its embedded mailbox, the newest first. 404 where a real mail server is used. */
export const listEmails = endpoint({
  service: 'mail',
  method: 'GET',
  path: '/ops/mail',
  summary: 'Lists the emails in the embedded mailbox, newest first',
  access: 'operator',
  ...page({ row: emailSummary, limitMax: keptEmailsMax, cursor: mailId }),
});

export const getEmail = endpoint({
  service: 'mail',
  method: 'GET',
  path: '/ops/mail/:mailId',
  summary: 'Returns one email',
  access: 'operator',
  params: z.strictObject({ mailId }),
  reply: mailboxEmail,
});
