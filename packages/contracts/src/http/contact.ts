import { z } from 'zod';
import { endpoint } from '../endpoint';
import { email, idInPath, idParams, requiredText, timestamp } from '../fields';
import { language } from '../languages';
import { page } from '../page';

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
  summary: 'Sends a message to the store',
  access: 'public',
  rateLimit: 'strict',
  body: contactForm.extend({ requestId: z.uuid(), language: language.optional() }),
  reply: z.object({ reference: z.string() }),
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

/** Newest first. */
export const listContactMessages = endpoint({
  service: 'auth',
  method: 'GET',
  path: '/contact-messages',
  summary: 'Lists contact messages, newest first',
  access: 'staff',
  ...page({
    row: contactMessage,
    limitMax: 100,
    cursor: idInPath,
    query: { state: z.enum(['open', 'all']).default('open') },
  }),
});

export const handleContactMessage = endpoint({
  service: 'auth',
  method: 'PUT',
  path: '/contact-messages/:id',
  summary: 'Marks a contact message as handled or open',
  access: 'staff',
  params: idParams,
  body: z.strictObject({ isHandled: z.boolean() }),
  reply: contactMessage,
});
