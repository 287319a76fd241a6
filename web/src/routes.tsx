import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { PageFallback } from './layout/page-fallback';
import { RootLayout } from './layout/root-layout';
import { RouteError } from './layout/route-error';
import { lazyPage } from './lib/lazy-page';
import { paths } from './lib/paths';

const staffPages: RouteObject[] = [
  {
    path: paths.admin,
    lazy: lazyPage(['office', 'forms'], async () => (await import('./pages/admin-page')).AdminPage),
  },
  {
    path: paths.inventory,
    lazy: lazyPage(['office'], async () => (await import('./pages/inventory-page')).InventoryPage),
  },
  {
    path: paths.dropshipping,
    lazy: lazyPage(['office', 'forms'], async () => (await import('./pages/dropshipping-page')).DropshippingPage),
  },
  {
    path: paths.importProducts,
    lazy: lazyPage(['office'], async () => (await import('./pages/import-products-page')).ImportProductsPage),
  },
  {
    path: paths.marketing,
    lazy: lazyPage(['pages'], async () => (await import('./pages/marketing-page')).MarketingPage),
  },
];

const operatorPages: RouteObject[] = [
  { path: paths.traces, lazy: lazyPage(['office'], async () => (await import('./pages/traces-page')).TracesPage) },
  {
    path: paths.trace(':traceId'),
    lazy: lazyPage(['office'], async () => (await import('./pages/trace-page')).TracePage),
  },
  { path: paths.mail, lazy: lazyPage(['office'], async () => (await import('./pages/mail-page')).MailPage) },
];

const infoPages: RouteObject[] = [
  { path: paths.about, lazy: lazyPage(['pages'], async () => (await import('./pages/info-page')).AboutPage) },
  { path: paths.contact, lazy: lazyPage(['pages'], async () => (await import('./pages/info-page')).ContactPage) },
  { path: paths.faqs, lazy: lazyPage(['pages'], async () => (await import('./pages/info-page')).FaqsPage) },
  {
    path: paths.shippingInfo,
    lazy: lazyPage(['pages'], async () => (await import('./pages/info-page')).ShippingInfoPage),
  },
  { path: paths.trackOrder, lazy: lazyPage(['pages'], async () => (await import('./pages/info-page')).TrackOrderPage) },
  { path: paths.returns, lazy: lazyPage(['pages'], async () => (await import('./pages/info-page')).ReturnsPage) },
  { path: paths.sizeGuide, lazy: lazyPage(['pages'], async () => (await import('./pages/info-page')).SizeGuidePage) },
  { path: paths.help, lazy: lazyPage(['pages'], async () => (await import('./pages/info-page')).HelpPage) },
];

const shopPages: RouteObject[] = [
  { index: true, lazy: lazyPage([], async () => (await import('./pages/home-page')).HomePage) },
  { path: '/product/:id', lazy: lazyPage([], async () => (await import('./pages/product-page')).ProductPage) },
  {
    path: paths.streaming,
    lazy: lazyPage(['pages'], async () => (await import('./pages/streaming-page')).StreamingPage),
  },
  {
    path: paths.demoCheckout,
    lazy: lazyPage(['checkout', 'forms'], async () => (await import('./pages/demo-checkout-page')).DemoCheckoutPage),
  },
  {
    path: paths.checkout,
    lazy: lazyPage(['checkout', 'forms'], async () => (await import('./pages/checkout-page')).CheckoutPage),
  },
  {
    path: paths.checkoutSuccess,
    lazy: lazyPage(['checkout'], async () => (await import('./pages/checkout-success-page')).CheckoutSuccessPage),
  },
  {
    path: paths.login,
    lazy: lazyPage(['account', 'forms'], async () => (await import('./pages/login-page')).LoginPage),
  },
  {
    path: paths.register,
    lazy: lazyPage(['account', 'forms'], async () => (await import('./pages/register-page')).RegisterPage),
  },
  {
    path: paths.account,
    lazy: lazyPage(['account', 'forms'], async () => (await import('./pages/account-page')).AccountPage),
  },
];

const guard = (role: 'staff' | 'operator', children: RouteObject[]): RouteObject => ({
  lazy: lazyPage(['account'], async () => {
    const { RequireStaff, RequireOperator } = await import('./features/session/require-role');
    return role === 'staff' ? RequireStaff : RequireOperator;
  }),
  children,
});

/** The site's map. */
const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    hydrateFallbackElement: <PageFallback />,
    errorElement: <RouteError />,
    children: [
      {
        element: <Outlet />,
        errorElement: <RouteError />,
        children: [
          ...shopPages,
          ...infoPages,
          guard('staff', staffPages),
          guard('operator', operatorPages),
          { path: '*', lazy: lazyPage([], async () => (await import('./pages/not-found-page')).NotFoundPage) },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
