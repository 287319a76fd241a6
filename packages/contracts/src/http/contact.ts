import * as z from 'zod';
import { endpoint } from '../endpoint';
import { language, reachableEmail, requiredLine, requiredText } from '../fields';

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
