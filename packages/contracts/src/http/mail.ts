import { z } from 'zod';
import { endpoint } from '../endpoint';
import { limitInQuery, timestamp } from '../fields';

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

export const keptMails = 1000;

/** What the shop has sent into its embedded mailbox, the newest first. 404 where a real mail server is used. */
export const listMails = endpoint({
  service: 'mail',
  method: 'GET',
  path: '/ops/mail',
  access: 'operator',
  query: z.strictObject({
    limit: limitInQuery(keptMails),
  }),
  reply: z.array(mailSummary),
});

export const getMail = endpoint({
  service: 'mail',
  method: 'GET',
  path: '/ops/mail/:mailId',
  access: 'operator',
  params: z.strictObject({ mailId: z.string().regex(/^[0-9a-f]{32}$/) }),
  reply: mail,
});
