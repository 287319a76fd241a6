import type { ComponentType } from 'react';
import { matchRoutes, type NonIndexRouteObject, type RouteObject } from 'react-router-dom';
import type { Namespace } from './i18n/messages';
import { RootLayout } from './layout/root-layout';
import { lazyPage } from './lib/lazy-page';
import { paths } from './lib/paths';
import { HomePage } from './pages/home-page';

/** A row of the site's map: its address, the words it needs, and its code. */
function page(
  path: string | undefined,
  namespaces: Namespace[],
  load: () => Promise<ComponentType>,
): NonIndexRouteObject {
  const { Page, preload } = lazyPage(namespaces, load);
  return { path, element: <Page />, handle: preload };
}

const shopPages: RouteObject[] = [
  { index: true, element: <HomePage /> },
  page('/product/:id', [], async () => (await import('./pages/product-page')).ProductPage),
  page(paths.streaming, ['pages'], async () => (await import('./pages/streaming-page')).StreamingPage),
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
  page(paths.account, ['account', 'forms'], async () => (await import('./pages/account-page')).AccountPage),
];

const infoPages: RouteObject[] = [
  page(paths.about, ['pages'], async () => (await import('./pages/info-page')).AboutPage),
  page(paths.contact, ['pages'], async () => (await import('./pages/info-page')).ContactPage),
  page(paths.faqs, ['pages'], async () => (await import('./pages/info-page')).FaqsPage),
  page(paths.shippingInfo, ['pages'], async () => (await import('./pages/info-page')).ShippingInfoPage),
  page(paths.trackOrder, ['pages'], async () => (await import('./pages/info-page')).TrackOrderPage),
  page(paths.returns, ['pages'], async () => (await import('./pages/info-page')).ReturnsPage),
  page(paths.sizeGuide, ['pages'], async () => (await import('./pages/info-page')).SizeGuidePage),
  page(paths.help, ['pages'], async () => (await import('./pages/info-page')).HelpPage),
];

const staffPages: RouteObject[] = [
  page(paths.admin, ['office', 'forms'], async () => (await import('./pages/admin-page')).AdminPage),
  page(paths.inventory, ['office'], async () => (await import('./pages/inventory-page')).InventoryPage),
  page(
    paths.dropshipping,
    ['office', 'forms'],
    async () => (await import('./pages/dropshipping-page')).DropshippingPage,
  ),
  page(paths.importProducts, ['office'], async () => (await import('./pages/import-products-page')).ImportProductsPage),
  page(paths.marketing, ['pages'], async () => (await import('./pages/marketing-page')).MarketingPage),
];

const operatorPages: RouteObject[] = [
  page(paths.traces, ['office'], async () => (await import('./pages/traces-page')).TracesPage),
  page(paths.trace(':traceId'), ['office'], async () => (await import('./pages/trace-page')).TracePage),
  page(paths.mail, ['office'], async () => (await import('./pages/mail-page')).MailPage),
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
export const routes: RouteObject[] = [
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

/** Begins to fetch the code and the words of the page at this address, before React asks for them. */
export function preloadPage(pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    // A failure is shown by the page's own boundary, which waits for the same promise.
    if (typeof route.handle === 'function') route.handle().catch(() => {});
  }
}
