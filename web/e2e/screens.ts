import { expect, type Page } from '@playwright/test';
import type { Role } from './users';

/** The viewer of a screen; a visitor is not signed in. */
export type Viewer = 'visitor' | Role;

export interface Screen {
  name: string;
  path: string;
  viewer: Viewer;
}

const as = (viewer: Viewer, screens: Record<string, string>): Screen[] =>
  Object.entries(screens).map(([name, path]) => ({ name, path, viewer }));

/** Every page of the store, each in the eyes of someone who has business there, and the states that an address can name. */
export const screens: Screen[] = [
  ...as('visitor', {
    home: '/',
    search: '/?search=microphone',
    'search-empty': '/?search=nothing-like-it',
    filtered: '/?min=50&max=300&stock=1&sort=price-asc',
    category: '/categories/microphones',
    product: '/product/1',
    'product-with-options': '/product/40',
    'product-unknown': '/product/999999',
    'collection-unknown': '/collection/nothing-like-it',
    streaming: '/streaming-electronics',
    compare: '/compare?ids=1,2,40',
    'compare-empty': '/compare',
    'demo-checkout-empty': '/checkout',
    'checkout-empty': '/stripe-checkout',
    'checkout-success-unknown': '/checkout/success',
    'pay-unknown': '/pay?order=999999&token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    login: '/login',
    register: '/register',
    'account-required': '/account',
    'forgot-password': '/forgot-password',
    'reset-password': '/reset-password?token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    invitation: '/invitation?token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    setup: '/setup?token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'verify-email': '/verify-email?token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'newsletter-confirm': '/newsletter/confirm?token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'newsletter-unsubscribe': '/newsletter/unsubscribe?token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    about: '/about',
    contact: '/contact',
    faqs: '/faqs',
    'shipping-info': '/shipping-info',
    'track-order': '/track-order',
    returns: '/returns',
    withdraw: '/withdraw',
    'size-guide': '/size-guide',
    help: '/help',
    privacy: '/privacy',
    terms: '/terms',
    'staff-sign-in': '/admin',
    'not-found': '/nothing-here',
  }),
  ...as('shopper', {
    account: '/account',
    'customer-order-unknown': '/account/orders/999999',
    'staff-only': '/inventory',
  }),
  ...as('staff', {
    office: '/office',
    orders: '/orders',
    'order-unknown': '/orders/999999',
    'draft-orders': '/draft-orders',
    'draft-order-new': '/draft-orders/new',
    'draft-order-unknown': '/draft-orders/999999',
    'order-print': '/orders/print?form=slips&ids=999999',
    reconciliation: '/reconciliation',
    'order-edit-unknown': '/orders/999999/edit',
    'order-x-ray-unknown': '/orders/999999/x-ray',
    'x-ray-unknown': '/orders/x-ray?of=pi_unknown',
    customers: '/customers',
    'customer-unknown': '/customers/999999',
    // Before the lists, on which the crawler archives it.
    'admin-product': '/admin/products/1',
    'admin-product-options': '/admin/products/1/options',
    admin: '/admin',
    'admin-table': '/admin?layout=table',
    'admin-new-product': '/admin/products/new',
    inventory: '/inventory',
    dropshipping: '/dropshipping',
    'purchase-orders': '/dropshipping?tab=purchases',
    'purchase-order-unknown': '/dropshipping/purchase-orders/999999',
    'import-products': '/import-products',
    categories: '/categories',
    collections: '/collections',
    attributes: '/attributes',
    marketing: '/marketing',
    feeds: '/product-feeds',
    reviews: '/reviews',
    messages: '/messages',
    'thread-unknown': '/messages/999999',
    settings: '/settings',
    webhooks: '/webhooks',
    audit: '/audit',
    'settings-storefront': '/settings?tab=storefront',
    'settings-search': '/settings?tab=search',
    'storefront-preview': '/settings/preview',
    'settings-invoices': '/settings?tab=invoices',
    'settings-selling': '/settings?tab=selling&part=shipping',
    'settings-tax': '/settings?tab=selling&part=tax',
    'settings-discounts': '/settings?tab=selling&part=discounts',
    'settings-rates': '/settings?tab=rates',
  }),
  ...as('operator', {
    team: '/team',
    ops: '/ops',
    traces: '/ops/traces',
    trace: '/ops/traces/00000000000000000000000000000001',
    jobs: '/ops/jobs',
    mail: '/ops/mail',
    'mail-preview': '/ops/mail/preview',
  }),
];

export const viewers: Viewer[] = ['visitor', 'shopper', 'staff', 'operator'];
export const listScreens = (viewer: Viewer): Screen[] => screens.filter((screen) => screen.viewer === viewer);

/** Signs in without the form, whose labels depend on the language. */
export async function enterAs(page: Page, viewer: Viewer): Promise<void> {
  if (viewer === 'visitor') return;
  const response = await page.request.post('/api/auth/login', {
    data: { email: `${viewer}@example.com`, password: 'demo-password' },
  });
  expect(response.status()).toBe(200);
}

/** Tests that open every screen also run on busy machines. */
const patient = { timeout: 60_000 };

/** Opens a screen and waits until nothing on it is on its way any more. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeVisible(patient);
  // Also the app's own code: what is typed before it is there is lost. The wait has an end of its own, because Playwright
  // is not always told how a request ended, and then never finds the network idle (microsoft/playwright#19835).
  await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined);
  await expect(page.locator('html[data-loading]')).toHaveCount(0, patient);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, patient);
  // On a busy machine the network is idle while React still hydrates. Until it has, a link is the browser's own.
  await untilHydrated(page);
}

/**
 * Returns the tabs of a screen by their index. An address that names a tab of another screen has that tab alone: the
 * screen itself has all of them.
 */
export async function tabsOf(page: Page, path: string): Promise<number[]> {
  const selected = await page
    .locator('main [role="tab"]')
    .evaluateAll((all) => all.map((tab) => tab.getAttribute('aria-selected') === 'true'));
  return [...selected.keys()].filter((index) => selected[index] || !path.includes('tab='));
}

/**
 * Waits until React has the page in its hands, and shows what only the browser knows, such as the cart. A page without
 * `main` is not the app's.
 */
export async function untilHydrated(page: Page): Promise<void> {
  // As text, since the tools that share this file know no `document`.
  const isOwned = `!document.querySelector('main') || document.documentElement.hasAttribute('data-hydrated')`;
  await expect(async () => {
    expect(await page.evaluate<boolean>(isOwned)).toBe(true);
    await page.evaluate('new Promise((resolve) => requestIdleCallback(() => resolve()))');
  }).toPass(patient);
}

/** A cart to check out, filled by a click on the first card of the home page. */
export async function fillCartFromHome(page: Page): Promise<void> {
  await visit(page, '/');
  await page.locator('main article button:enabled').first().click();
  await expect
    .poll(() => page.evaluate<string>(`localStorage.getItem('cart-storage') ?? ''`))
    .toContain('"quantity":1');
}
