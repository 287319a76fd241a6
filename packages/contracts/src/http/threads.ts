/** The inbox of the store: what customers wrote through Contact and about their orders. */
import * as z from 'zod';
import { endpoint } from '../endpoint';
import { id, idParams, maxInteger, requiredLine, requiredText, timestamp, version } from '../fields';
import { page } from '../page';
import { deskOrder } from './order-desk';

/** `open` waits for an answer, `mine` is the part of it that the caller is to answer, `unread` the part that no one has seen. */
export const threadFilters = ['open', 'unread', 'mine', 'closed', 'all'] as const;
export type ThreadFilter = (typeof threadFilters)[number];

export const thread = z.object({
  id: z.number(),
  /** Null for a message that was sent through Contact. */
  orderId: z.number().nullable(),
  /** What sender and staff quote for a message that was sent through Contact. */
  reference: z.string().nullable(),
  customerName: z.string(),
  customerEmail: z.string(),
  subject: z.string().nullable(),
  /** The beginning of the newest message. */
  preview: z.string(),
  lastMessageId: z.number(),
  lastMessageAt: timestamp,
  isOpen: z.boolean(),
  isUnread: z.boolean(),
  /** The time of the oldest message without an answer. */
  waitingSince: timestamp.nullable(),
  assigneeId: z.number().nullable(),
});
export type Thread = z.infer<typeof thread>;

export const threadMessage = z.object({
  id: z.number(),
  author: z.enum(['customer', 'staff']),
  authorId: z.number().nullable(),
  body: z.string(),
  createdAt: timestamp,
});

export const threadDetail = thread.extend({
  messages: z.array(threadMessage),
  /** The order that it is about, or the newest ones of the customer. */
  orders: z.array(deskOrder),
});
export type ThreadDetail = z.infer<typeof threadDetail>;

/** The time of the newest message in milliseconds, and the id, of the last row: 1764340000000-7. */
const threadCursor = z
  .string()
  .regex(/^\d{1,14}-[1-9]\d{0,9}$/, 'Must be a cursor')
  .transform((text) => {
    const [at = '', rowId = ''] = text.split('-');
    return { at: new Date(Number(at)), id: Number(rowId) };
  })
  .refine(({ id: rowId }) => rowId <= maxInteger, 'Must be a cursor');

/** Newest message first. */
export const listThreads = endpoint('order', 'GET /threads', {
  summary: 'Lists conversations with customers',
  access: 'staff',
  permission: 'messages:read',
  ...page({
    row: thread,
    limitMax: 100,
    cursor: threadCursor,
    query: { state: z.enum(threadFilters).default('open') },
  }),
});

export const countThreads = endpoint('order', 'GET /threads/counts', {
  summary: 'Counts open conversations',
  access: 'staff',
  permission: 'messages:read',
  response: z.object({ open: z.number(), unread: z.number(), mine: z.number() }),
});

export const getThread = endpoint('order', 'GET /threads/:id', {
  summary: 'Returns a conversation with the orders of its customer',
  access: 'staff',
  permission: 'messages:read',
  params: idParams,
  response: threadDetail,
});

export const answerMax = 5000;
export const answerForm = z.strictObject({ body: requiredText(1, answerMax, 'required') });

/** The newest message that its writer saw. 0: none. */
export const seen = z.number().int().min(0).max(maxInteger);

/**
 * Emails the answer and closes the conversation. Idempotent by `requestId`. 409 `conflict` with `threadConflict` if a
 * message was added after `seen`: nothing is sent.
 */
export const answerThread = endpoint('order', 'POST /threads/:id/messages', {
  summary: 'Answers a customer',
  access: 'staff',
  permission: 'messages:write',
  params: idParams,
  body: answerForm.extend({ requestId: z.uuid(), seen }),
  response: threadDetail,
});
export const threadConflict = z.object({ thread: threadDetail });

/** What is left out stays. A conversation that is closed is read. 409 `conflict` with `threadConflict` as above. */
export const updateThread = endpoint('order', 'PUT /threads/:id', {
  summary: 'Closes, reopens or assigns a conversation, or marks it as read',
  access: 'staff',
  permission: 'messages:write',
  params: idParams,
  body: z.strictObject({
    isOpen: z.boolean().optional(),
    isUnread: z.boolean().optional(),
    assigneeId: id.nullable().optional(),
    seen: seen.optional(),
  }),
  response: threadDetail,
});

/** `{name}` and `{order}` in a text stand for the customer and the order number. */
export const templateForm = z.strictObject({
  name: requiredLine(1, 80, 'required'),
  body: requiredText(1, answerMax, 'required'),
});
export const messageTemplate = z.object({ id: z.number(), version: z.number(), name: z.string(), body: z.string() });
export type MessageTemplate = z.infer<typeof messageTemplate>;

export const templatesMax = 100;

export const listTemplates = endpoint('order', 'GET /message-templates', {
  summary: 'Lists reply templates by name',
  access: 'staff',
  permission: 'messages:read',
  response: z.array(messageTemplate),
});

/** 409 `conflict` names `name` where another template has it. */
export const createTemplate = endpoint('order', 'POST /message-templates', {
  summary: 'Adds a reply template',
  access: 'staff',
  permission: 'messages:write',
  body: templateForm,
  response: messageTemplate,
  statuses: [201],
});

/** 409 `conflict` for an older version. */
export const updateTemplate = endpoint('order', 'PUT /message-templates/:id', {
  summary: 'Updates a reply template',
  access: 'staff',
  permission: 'messages:write',
  params: idParams,
  body: templateForm.extend({ version }),
  response: messageTemplate,
});

/** Idempotent. */
export const deleteTemplate = endpoint('order', 'DELETE /message-templates/:id', {
  summary: 'Deletes a reply template',
  access: 'staff',
  permission: 'messages:write',
  params: idParams,
  response: z.undefined(),
});
