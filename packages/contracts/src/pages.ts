/**
 * The addresses that are a page of the web app, in React Router's notation. The BFF answers them with 200, and
 * every other address with the same app under status 404. The queues' page at /ops/queues is the BFF's own.
 */
export const pagePaths = [
  '/',
  '/product/:id',
  '/checkout',
  '/checkout/success',
  '/stripe-checkout',
  '/admin',
  '/inventory',
  '/dropshipping',
  '/import-products',
  '/login',
  '/register',
  '/account',
  '/marketing',
  '/about',
  '/contact',
  '/streaming-electronics',
  '/faqs',
  '/shipping-info',
  '/track-order',
  '/returns',
  '/size-guide',
  '/help',
  '/ops/traces',
  '/ops/traces/:traceId',
  '/ops/mail',
] as const;

const patterns = pagePaths.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`));

export const isPagePath = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
