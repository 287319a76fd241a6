/** The parts of the list of what waits, and the email with it. Access `system`. */
import * as z from 'zod';
import { endpoint } from '../endpoint';
import { language } from '../fields';
import { permission } from '../permissions';
import { todoRow } from './todo';

const role = z.enum(['staff', 'operator']);

/** Leaves out what the role may not see, and jobs that could not be counted. */
export const listOrderTodo = endpoint('order', 'GET /internal/todo', {
  access: 'system',
  callers: ['bff', 'workers'],
  query: z.strictObject({ role }),
  response: z.array(todoRow),
});

/** Requests the email of a day of the store for everyone who wants it, once a day per person. */
export const requestTodoEmails = endpoint('auth', 'POST /internal/todo-emails', {
  access: 'system',
  callers: ['order'],
  body: z.strictObject({ day: z.iso.date() }),
  response: z.object({ requested: z.number() }),
});

/** 404 for someone who no longer wants it or has left the team. */
export const getTodoRecipient = endpoint('auth', 'GET /internal/todo-emails/:subscriptionId', {
  access: 'system',
  callers: ['workers'],
  params: z.strictObject({ subscriptionId: z.uuid() }),
  response: z.object({
    to: z.string(),
    name: z.string(),
    role,
    permissions: z.array(permission),
    language,
    unsubscribePath: z.string(),
  }),
});
