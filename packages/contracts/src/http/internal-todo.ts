/** The parts of the list of what waits. Access `system`. */
import * as z from 'zod';
import { endpoint } from '../endpoint';
import { todoRow } from './todo';

/** Leaves out what the role may not see, and jobs that could not be counted. */
export const listOrderTodo = endpoint('order', 'GET /internal/todo', {
  access: 'system',
  callers: ['bff'],
  query: z.strictObject({ role: z.enum(['staff', 'operator']) }),
  response: z.array(todoRow),
});
