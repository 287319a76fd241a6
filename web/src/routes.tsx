import { publicPaths } from '@shopwright/contracts/pages';
import type { ComponentType } from 'react';
import { matchRoutes, type NonIndexRouteObject, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { ClientOnly } from './components/client-only';
import { lazyPage } from './components/lazy-page';
import type { Namespace } from './i18n/messages';
import { PageFallback } from './layout/page-fallback';
import { RootLayout } from './layout/root-layout';
import { paths } from './lib/paths';
import { HomePage } from './pages/home-page';

/** What `handle` holds of each row: how to fetch its code and words ahead, and which words these are. */
interface PageHandle {
  namespaces: Namespace[];
  preload: () => Promise<unknown>;
}

/**
 * A row of the site's map: its address, the words it needs, and its code. The server renders what search engines may
 * list; everything else depends on who asks, or on a form, and is the browser's.
 */
function page(
  path: string | undefined,
  namespaces: Namespace[],
  load: () => Promise<ComponentType>,
): NonIndexRouteObject {
  const { Page, preload } = lazyPage(namespaces, load);
  const isRendered = path === '*' || publicPaths.includes(path ?? '');
  return {
    path,
    element: isRendered ? (
      <Page />
    ) : (
      <ClientOnly fallback={<PageFallback />}>
        <Page />
      </ClientOnly>
    ),
    handle: { namespaces, preload } satisfies PageHandle,
  };
}

const shopPages: RouteObject[] = [
  { index: true, element: <HomePage /> },
  page('/product/:id', [], async () => (await import('./pages/product-page')).ProductPage),
  page(paths.streaming, ['streaming'], async () => (await import('./pages/streaming-page')).StreamingPage),
  page(
    paths.demoCheckout,
    ['checkout', 'forms'],
    async () => (await import('./pages/demo-checkout-page')).DemoCheckoutPage,
  ),
  page(paths.checkout, ['checkout', 'forms'], async () => (await import('./pages/checkout-page')).CheckoutPage),
  page(
    paths.checkoutSuccess,
    ['checkout'],
    async () => (await import('./pages/checkout-success-page')).CheckoutSuccessPage,
  ),
  page(paths.login, ['account', 'forms'], async () => (await import('./pages/login-page')).LoginPage),
  page(paths.register, ['account', 'forms'], async () => (await import('./pages/register-page')).RegisterPage),
  page(
    paths.forgotPassword,
    ['account', 'forms'],
    async () => (await import('./pages/forgot-password-page')).ForgotPasswordPage,
  ),
  page(
    paths.resetPassword,
    ['account', 'forms'],
    async () => (await import('./pages/reset-password-page')).ResetPasswordPage,
  ),
  page(paths.verifyEmail, ['account'], async () => (await import('./pages/verify-email-page')).VerifyEmailPage),
  page(paths.account, ['account', 'forms'], async () => (await import('./pages/account-page')).AccountPage),
];

const infoPages: RouteObject[] = [
  page(paths.about, ['info'], async () => (await import('./pages/about-page')).AboutPage),
  page(paths.contact, ['info', 'forms'], async () => (await import('./pages/contact-page')).ContactPage),
  page(paths.faqs, ['faqs'], async () => (await import('./pages/faqs-page')).FaqsPage),
  page(paths.shippingInfo, ['info'], async () => (await import('./pages/shipping-info-page')).ShippingInfoPage),
  page(
    paths.trackOrder,
    ['info', 'forms', 'account'],
    async () => (await import('./pages/track-order-page')).TrackOrderPage,
  ),
  page(paths.returns, ['info'], async () => (await import('./pages/returns-page')).ReturnsPage),
  page(paths.sizeGuide, ['sizes'], async () => (await import('./pages/size-guide-page')).SizeGuidePage),
  page(paths.help, ['faqs'], async () => (await import('./pages/help-page')).HelpPage),
  page(paths.privacy, ['info'], async () => (await import('./pages/privacy-page')).PrivacyPage),
  page(paths.terms, ['info'], async () => (await import('./pages/terms-page')).TermsPage),
  page(
    paths.newsletterConfirm,
    ['info'],
    async () => (await import('./pages/newsletter-confirm-page')).NewsletterConfirmPage,
  ),
  page(
    paths.newsletterUnsubscribe,
    ['info'],
    async () => (await import('./pages/newsletter-unsubscribe-page')).NewsletterUnsubscribePage,
  ),
];

const staffPages: RouteObject[] = [
  page(paths.admin, ['office', 'forms'], async () => (await import('./pages/admin-page')).AdminPage),
  page(paths.inventory, ['office', 'forms'], async () => (await import('./pages/inventory-page')).InventoryPage),
  page(
    paths.dropshipping,
    ['office', 'forms'],
    async () => (await import('./pages/dropshipping-page')).DropshippingPage,
  ),
  page(paths.importProducts, ['office'], async () => (await import('./pages/import-products-page')).ImportProductsPage),
  page(
    paths.marketing,
    ['marketing', 'office', 'forms'],
    async () => (await import('./pages/marketing-page')).MarketingPage,
  ),
  page(paths.reviews, ['office'], async () => (await import('./pages/reviews-page')).ReviewsPage),
  page(paths.messages, ['office'], async () => (await import('./pages/messages-page')).MessagesPage),
  page(
    paths.storeSettings,
    ['office', 'forms'],
    async () => (await import('./pages/store-settings-page')).StoreSettingsPage,
  ),
];

const operatorPages: RouteObject[] = [
  page(paths.traces, ['operations'], async () => (await import('./pages/traces-page')).TracesPage),
  page(paths.trace(':traceId'), ['operations'], async () => (await import('./pages/trace-page')).TracePage),
  page(paths.mail, ['operations'], async () => (await import('./pages/mail-page')).MailPage),
];

const staffGuard = page(
  undefined,
  ['account'],
  async () => (await import('./features/session/require-role')).RequireStaff,
);
const operatorGuard = page(
  undefined,
  ['account'],
  async () => (await import('./features/session/require-role')).RequireOperator,
);

/** The site's map. */
const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [
      ...shopPages,
      ...infoPages,
      { ...staffGuard, children: staffPages },
      { ...operatorGuard, children: operatorPages },
      page('*', [], async () => (await import('./pages/not-found-page')).NotFoundPage),
    ],
  },
];

const nowhere = '/not-found';

/** The page at this address. One with a line break in it matches nothing at all, not even what is there for that. */
export function Pages() {
  const { pathname } = useLocation();
  return useRoutes(routes, matchRoutes(routes, pathname) ? undefined : nowhere);
}

const handlesAt = (pathname: string): PageHandle[] =>
  (matchRoutes(routes, pathname) ?? matchRoutes(routes, nowhere) ?? []).flatMap(({ route }) =>
    route.handle ? [route.handle as PageHandle] : [],
  );

/** Begins to fetch the code and the words of the page at this address, before React asks for them. */
export const preloadPage = (pathname: string): Promise<unknown> =>
  Promise.all(handlesAt(pathname).map(({ preload }) => preload()));

/** Fetches the code of all pages that the server renders, which cannot wait for any of it later. */
export const preloadPublicPages = (): Promise<unknown> => Promise.all([...publicPaths, nowhere].map(preloadPage));

/** The words that the page at this address needs besides those of every page. */
export const namespacesAt = (pathname: string): Namespace[] =>
  handlesAt(pathname).flatMap(({ namespaces }) => namespaces);
