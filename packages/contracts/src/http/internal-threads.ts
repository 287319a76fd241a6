/** The inbox, between processes. Access `system`. */
import * as z from 'zod';
import { endpoint } from '../endpoint';
import { id, idParams, language, timestamp } from '../fields';

export const takenMax = 200;

/**
 * Returns messages that the inbox does not have yet, oldest first, those that were erased since then included. `taken`
 * are the ones of the last response.
 */
export const takeContactMessages = endpoint('auth', 'POST /internal/contact-messages', {
  access: 'system',
  callers: ['order'],
  body: z.strictObject({
    taken: z.array(z.strictObject({ id, isErased: z.boolean() })).max(takenMax),
  }),
  response: z
    .array(
      z.object({
        id: z.number(),
        requestId: z.uuid(),
        reference: z.string(),
        userId: z.number().nullable(),
        name: z.string(),
        email: z.string(),
        subject: z.string(),
        message: z.string(),
        language,
        /** It was answered before the inbox took it. */
        isHandled: z.boolean(),
        isErased: z.boolean(),
        createdAt: timestamp,
      }),
    )
    .max(takenMax),
});

/** 404 if the conversation was erased. */
export const getAnswerForEmail = endpoint('order', 'GET /internal/threads/:id/messages/:messageId', {
  access: 'system',
  callers: ['workers'],
  params: idParams.extend({ messageId: idParams.shape.id }),
  response: z.object({
    reference: z.string(),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    language,
    body: z.string(),
    /** The customer's message that it answers. */
    question: z.string(),
  }),
});
