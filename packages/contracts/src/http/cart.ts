import * as z from 'zod';
import { endpoint } from '../endpoint';
import { id, quantity } from '../fields';
import { cartLinesMax } from '../limits';

export const cartLine = z.strictObject({ productId: id, quantity });
export type CartLine = z.infer<typeof cartLine>;

/** Each product once: two lines would bypass the limits per line. */
export const cartLines = z
  .array(cartLine)
  .max(cartLinesMax)
  .refine(
    (lines) => new Set(lines.map((line) => line.productId)).size === lines.length,
    'Each product may appear only once',
  );

/** At least 128 random bits, created by the browser and also kept in an HttpOnly cookie. */
export const visitorId = z.string().regex(/^[\w-]{22,64}$/, 'Must be 22 to 64 letters, digits, - or _');

/** The cart of the account, or of the browser without one. */
export const putCart = endpoint('order', 'PUT /cart', {
  summary: "Replaces the visitor's cart",
  access: 'public',
  remembersVisitor: true,
  body: z.strictObject({ sessionId: visitorId.optional(), items: cartLines }),
  response: z.object({ items: z.array(cartLine) }),
});

export const getCart = endpoint('order', 'GET /cart', {
  summary: "Retrieves the visitor's cart",
  access: 'public',
  response: z.object({ items: z.array(cartLine) }),
});
