import * as z from 'zod';
import { endpoint } from '../endpoint';
import { idInPath, idParams, language, reachableEmail, requiredLine, requiredText, timestamp } from '../fields';
import { page } from '../page';

export const contactForm = z.strictObject({
  name: requiredLine(2, 200, 'name_min'),
  email: reachableEmail(),
  subject: requiredLine(2, 200, 'subject_min'),
  message: requiredText(10, 5000, 'message_min'),
});

/** Emails the store and a receipt to the sender. Idempotent by `requestId`. */
export const sendContactMessage = endpoint('auth', 'POST /contact', {
  summary: 'Sends a message to the store',
  access: 'public',
  rateLimit: 'strict',
  refusesEndedSession: true,
  body: contactForm.extend({ requestId: z.uuid(), language: language.optional() }),
  response: z.object({ reference: z.string() }),
  statuses: [201],
});

export const contactMessage = z.object({
  id: z.number(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  isHandled: z.boolean(),
  createdAt: timestamp,
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const listContactMessages = endpoint('auth', 'GET /contact-messages', {
  summary: 'Lists contact messages',
  access: 'staff',
  ...page({
    row: contactMessage,
    limitMax: 100,
    cursor: idInPath,
    query: { state: z.enum(['open', 'all']).default('open') },
  }),
});

export const handleContactMessage = endpoint('auth', 'PUT /contact-messages/:id', {
  summary: 'Updates a contact message',
  access: 'staff',
  params: idParams,
  body: z.strictObject({ isHandled: z.boolean() }),
  response: contactMessage,
});
