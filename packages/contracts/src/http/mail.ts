import { z } from 'zod';
import { endpoint } from '../endpoint';
import { timestamp } from '../fields';
import { page } from '../page';

/** A mail as a list shows it. Names and addresses are the message's own words, nobody has checked them. */
export const mailSummary = z.object({
  id: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  /** When it arrived. */
  date: timestamp,
});
export type MailSummary = z.infer<typeof mailSummary>;

/** Text and HTML are null where the mail has none, and cut where they are very long. */
export const mail = mailSummary.extend({ text: z.string().nullable(), html: z.string().nullable() });
export type Mail = z.infer<typeof mail>;

const mailId = z.string().regex(/^[0-9a-f]{32}$/);

export const keptMails = 1000;

/** What the shop has sent into its embedded mailbox, the newest first. 404 where a real mail server is used. */
export const listMails = endpoint({
  service: 'mail',
  method: 'GET',
  path: '/ops/mail',
  summary: 'Lists the emails in the embedded mailbox, newest first',
  access: 'operator',
  ...page({ row: mailSummary, limitMax: keptMails, cursor: mailId }),
});

export const getMail = endpoint({
  service: 'mail',
  method: 'GET',
  path: '/ops/mail/:mailId',
  summary: 'Returns one email',
  access: 'operator',
  params: z.strictObject({ mailId }),
  reply: mail,
});
