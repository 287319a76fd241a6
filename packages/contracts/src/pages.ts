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
  '/privacy',
  '/terms',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/reviews',
  '/messages',
  '/store-settings',
  '/ops/traces',
  '/ops/traces/:traceId',
  '/ops/mail',
] as const;

/** Of these the ones that search engines may list: the same for everyone, and rendered by the server. */
export const publicPaths: readonly string[] = [
  '/',
  '/product/:id',
  '/about',
  '/contact',
  '/streaming-electronics',
  '/faqs',
  '/shipping-info',
  '/track-order',
  '/returns',
  '/size-guide',
  '/help',
  '/privacy',
  '/terms',
] satisfies (typeof pagePaths)[number][];

const patternsOf = (paths: readonly string[]) =>
  paths.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`));

const pages = patternsOf(pagePaths);
const publicPages = patternsOf(publicPaths);

export const isPagePath = (path: string): boolean => pages.some((pattern) => pattern.test(path));
export const isPublicPath = (path: string): boolean => publicPages.some((pattern) => pattern.test(path));
