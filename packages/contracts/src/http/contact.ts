import { z } from 'zod';
import { endpoint } from '../endpoint';
import { email, idInQuery, idParams, limitInQuery, requiredText, timestamp } from '../fields';
import { language } from '../languages';

export const contactForm = z.strictObject({
  name: requiredText(2, 200, 'name_min'),
  email: email(),
  subject: requiredText(2, 200, 'subject_min'),
  message: requiredText(10, 5000, 'message_min'),
});

/** Stores the message, mails it to the store and a receipt to its sender. `requestId` makes a repeat the same message. */
export const sendContactMessage = endpoint({
  service: 'auth',
  method: 'POST',
  path: '/contact',
  access: 'public',
  body: contactForm.extend({ requestId: z.uuid(), language: language.optional() }),
  reply: z.object({ reference: z.string() }),
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

/** Newest first. */
export const listContactMessages = endpoint({
  service: 'auth',
  method: 'GET',
  path: '/contact-messages',
  access: 'staff',
  query: z.strictObject({
    state: z.enum(['open', 'all']).default('open'),
    limit: limitInQuery(100),
    before: idInQuery,
  }),
  reply: z.object({ messages: z.array(contactMessage), next: z.number().nullable() }),
});

export const handleContactMessage = endpoint({
  service: 'auth',
  method: 'PUT',
  path: '/contact-messages/:id',
  access: 'staff',
  params: idParams,
  body: z.strictObject({ isHandled: z.boolean() }),
  reply: contactMessage,
});
