import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id, quantity } from '../fields';
import { cartLinesMax } from '../limits';

export const cartLine = z.strictObject({ productId: id, quantity });
export type CartLine = z.infer<typeof cartLine>;

/** At most 50 lines, each product once: two lines of one product would slip past limits set per line. */
export const cartLines = z
  .array(cartLine)
  .max(cartLinesMax)
  .refine(
    (lines) => new Set(lines.map((line) => line.productId)).size === lines.length,
    'The same product stands there twice',
  );

/** A visitor's id: made by the browser once, at least 128 random bits, and kept in an HttpOnly cookie too. */
export const visitorId = z.string().regex(/^[\w-]{22,64}$/, 'Must be 22 to 64 letters, digits, - or _');

/** Replaces the visitor's cart as the server knows it. */
export const putCart = endpoint({
  service: 'order',
  method: 'PUT',
  path: '/cart',
  summary: "Replaces the visitor's cart",
  access: 'public',
  remembersVisitor: true,
  body: z.strictObject({ sessionId: visitorId.optional(), items: cartLines }),
  reply: z.object({ items: z.array(cartLine) }),
});

export const getCart = endpoint({
  service: 'order',
  method: 'GET',
  path: '/cart',
  summary: "Returns the visitor's cart",
  access: 'public',
  reply: z.object({ items: z.array(cartLine) }),
});
