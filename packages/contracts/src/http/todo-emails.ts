/** The morning email with what waits. */
import * as z from 'zod';
import { endpoint } from '../endpoint';

const todoEmail = z.strictObject({ isWanted: z.boolean() });

export const getTodoEmail = endpoint('auth', 'GET /auth/todo-email', {
  summary: 'Tells whether the caller gets the morning email',
  access: 'staff',
  permission: 'home:read',
  response: todoEmail,
});

export const putTodoEmail = endpoint('auth', 'PUT /auth/todo-email', {
  summary: 'Turns the morning email of the caller on or off',
  access: 'staff',
  permission: 'home:read',
  body: todoEmail,
  response: todoEmail,
});
