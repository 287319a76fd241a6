import * as z from 'zod';
import { endpoint } from '../endpoint';
import { language, timestamp } from '../fields';
import { page } from '../page';

/** The headers as the message states them, unverified. */
export const emailSummary = z.object({
  id: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  /** Taken from the Message-ID; null without an event. */
  eventId: z.string().nullable(),
  date: timestamp,
});
export type EmailSummary = z.infer<typeof emailSummary>;

/** Null if absent, truncated if very long. */
export const mailboxEmail = emailSummary.extend({ text: z.string().nullable(), html: z.string().nullable() });
export type MailboxEmail = z.infer<typeof mailboxEmail>;

const mailId = z.string().regex(/^[0-9a-f]{32}$/);

export const keptEmailsMax = 1000;

/** 404 if the store sends to a real mail server. */
export const listEmails = endpoint('mail', 'GET /ops/mail', {
  summary: 'Lists the emails in the embedded mailbox',
  access: 'operator',
  permission: 'operations:read',
  ...page({ row: emailSummary, limitMax: keptEmailsMax, cursor: mailId }),
});

export const getEmail = endpoint('mail', 'GET /ops/mail/:mailId', {
  summary: 'Retrieves an email',
  access: 'operator',
  permission: 'operations:read',
  params: z.strictObject({ mailId }),
  response: mailboxEmail,
});

export const emailPreview = z.object({
  /** Group and name: "orders.shipped". */
  kind: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type EmailPreview = z.infer<typeof emailPreview>;

/** 404 if the store sends to a real mail server. */
export const listEmailPreviews = endpoint('workers', 'GET /ops/email-previews', {
  summary: 'Composes every email of the store from sample data',
  access: 'operator',
  permission: 'operations:read',
  query: z.strictObject({ language }),
  response: z.array(emailPreview),
});
