import { pages } from '@shopwright/contracts/pages';
import { type RouteObject, useRoutes } from 'react-router-dom';
// The pages below need it, and would otherwise learn of it only after their own code.
import './i18n/further-files';
import { page } from './page-route';
import { textReads } from './text-reads';

const shopPages: RouteObject[] = [
  page(
    pages.demoCheckout,
    ['checkout', 'forms', 'parts'],
    () => import('./pages/demo-checkout-page'),
    'DemoCheckoutPage',
  ),
  page(pages.checkout, ['checkout', 'forms', 'parts'], () => import('./pages/checkout-page'), 'CheckoutPage'),
  page(
    pages.checkoutSuccess,
    ['checkout', 'parts'],
    () => import('./pages/checkout-success-page'),
    'CheckoutSuccessPage',
  ),
  page(pages.login, ['account', 'forms', 'security'], () => import('./pages/login-page'), 'LoginPage'),
  page(pages.register, ['account', 'forms'], () => import('./pages/register-page'), 'RegisterPage'),
  page(pages.forgotPassword, ['account', 'forms'], () => import('./pages/forgot-password-page'), 'ForgotPasswordPage'),
  page(pages.resetPassword, ['account', 'forms'], () => import('./pages/reset-password-page'), 'ResetPasswordPage'),
  page(pages.verifyEmail, ['account', 'parts'], () => import('./pages/verify-email-page'), 'VerifyEmailPage'),
  page(pages.setup, ['setup', 'forms', 'office'], () => import('./pages/setup-page'), 'SetupPage'),
  page(pages.invitation, ['team', 'forms'], () => import('./pages/invitation-page'), 'InvitationPage'),
  page(
    pages.account,
    ['account', 'forms', 'security', 'purchase', 'parts'],
    () => import('./pages/account-page'),
    'AccountPage',
  ),
  page(
    pages.customerOrder,
    ['account', 'info', 'purchase', 'forms', 'parts'],
    () => import('./pages/customer-order-page'),
    'CustomerOrderPage',
  ),
];

const infoPages: RouteObject[] = [
  page(pages.about, ['info', 'parts'], () => import('./pages/about-page'), 'AboutPage', textReads('about')),
  page(pages.contact, ['info', 'forms', 'parts'], () => import('./pages/contact-page'), 'ContactPage'),
  page(pages.faqs, ['faqs', 'parts'], () => import('./pages/faqs-page'), 'FaqsPage', textReads('faqs')),
  page(
    pages.shippingInfo,
    ['info', 'parts'],
    () => import('./pages/shipping-info-page'),
    'ShippingInfoPage',
    textReads('shipping'),
  ),
  page(
    pages.trackOrder,
    ['info', 'forms', 'account', 'purchase', 'parts'],
    () => import('./pages/track-order-page'),
    'TrackOrderPage',
  ),
  page(pages.withdraw, ['info', 'forms', 'account', 'purchase'], () => import('./pages/withdraw-page'), 'WithdrawPage'),
  page(pages.returns, ['info'], () => import('./pages/returns-page'), 'ReturnsPage', textReads('returns')),
  page(
    pages.sizeGuide,
    ['sizes', 'parts'],
    () => import('./pages/size-guide-page'),
    'SizeGuidePage',
    textReads('sizes'),
  ),
  page(pages.help, ['faqs', 'parts'], () => import('./pages/help-page'), 'HelpPage', textReads('help')),
  page(pages.privacy, ['info', 'parts'], () => import('./pages/privacy-page'), 'PrivacyPage', textReads('privacy')),
  page(pages.terms, ['info', 'parts'], () => import('./pages/terms-page'), 'TermsPage', textReads('terms')),
  page(
    pages.newsletterConfirm,
    ['info', 'parts'],
    () => import('./pages/newsletter-confirm-page'),
    'NewsletterConfirmPage',
  ),
  page(
    pages.newsletterUnsubscribe,
    ['info', 'parts'],
    () => import('./pages/newsletter-unsubscribe-page'),
    'NewsletterUnsubscribePage',
  ),
];

const staffPages: RouteObject[] = [
  page(pages.office, ['staff', 'office', 'setup'], () => import('./pages/office-page'), 'OfficePage'),
  page(
    pages.orders,
    ['desk', 'account', 'office', 'forms', 'staff'],
    () => import('./pages/orders-page'),
    'OrdersPage',
  ),
  page(pages.orderPrint, ['desk', 'office'], () => import('./pages/order-print-page'), 'OrderPrintPage'),
  page(
    pages.order,
    ['desk', 'account', 'office', 'forms', 'staff', 'ledgers', 'purchase'],
    () => import('./pages/order-page'),
    'OrderPage',
  ),
  page(
    pages.reconciliation,
    ['ledgers', 'staff', 'forms'],
    () => import('./pages/reconciliation-page'),
    'ReconciliationPage',
  ),
  page(
    pages.orderXRay,
    ['ledgers', 'desk', 'account', 'operations', 'staff'],
    () => import('./pages/order-x-ray-page'),
    'OrderXRayPage',
  ),
  page(pages.xRay, ['ledgers', 'staff'], () => import('./pages/find-x-ray-page'), 'FindXRayPage'),
  page(pages.customers, ['ledgers', 'desk', 'forms', 'staff'], () => import('./pages/customers-page'), 'CustomersPage'),
  page(
    pages.customer,
    ['ledgers', 'desk', 'account', 'forms', 'staff'],
    () => import('./pages/customer-page'),
    'CustomerPage',
  ),
  page(
    pages.staffProducts,
    ['office', 'catalog', 'staff', 'forms', 'product'],
    () => import('./pages/products-page'),
    'ProductsPage',
  ),
  page(
    pages.newProduct,
    ['office', 'catalog', 'staff', 'forms'],
    () => import('./pages/new-product-page'),
    'NewProductPage',
  ),
  page(
    pages.productEditor,
    ['office', 'catalog', 'staff', 'forms', 'product'],
    () => import('./pages/product-editor-page'),
    'ProductEditorPage',
  ),
  page(pages.inventory, ['office', 'stock', 'forms', 'staff'], () => import('./pages/inventory-page'), 'InventoryPage'),
  page(pages.dropshipping, ['office', 'forms'], () => import('./pages/dropshipping-page'), 'DropshippingPage'),
  page(
    pages.importProducts,
    ['office', 'stock', 'forms'],
    () => import('./pages/import-products-page'),
    'ImportProductsPage',
  ),
  page(
    pages.categories,
    ['categories', 'setup', 'office', 'forms', 'staff'],
    () => import('./pages/categories-page'),
    'CategoriesPage',
  ),
  page(pages.marketing, ['marketing', 'office', 'forms'], () => import('./pages/marketing-page'), 'MarketingPage'),
  page(pages.reviews, ['office', 'feedback', 'forms'], () => import('./pages/reviews-page'), 'ReviewsPage'),
  page(pages.messages, ['office', 'feedback', 'forms'], () => import('./pages/messages-page'), 'MessagesPage'),
  page(
    pages.settings,
    ['store', 'setup', 'office', 'forms', 'staff', 'product', 'parts'],
    () => import('./pages/settings-page'),
    'SettingsPage',
  ),
  page(pages.storeSettings, ['office', 'forms'], () => import('./pages/store-settings-page'), 'StoreSettingsPage'),
];

const operatorPages: RouteObject[] = [
  page(pages.team, ['team', 'security', 'forms'], () => import('./pages/team-page'), 'TeamPage'),
  page(pages.traces, ['operations', 'forms', 'parts'], () => import('./pages/traces-page'), 'TracesPage'),
  page(pages.trace, ['operations', 'ledgers'], () => import('./pages/trace-page'), 'TracePage'),
  page(pages.jobs, ['operations', 'forms', 'parts'], () => import('./pages/jobs-page'), 'JobsPage'),
  page(pages.mail, ['operations', 'ledgers'], () => import('./pages/mail-page'), 'MailPage'),
];

const staffGuard = page(
  undefined,
  ['account', 'parts'],
  () => import('./features/session/require-role'),
  'RequireStaff',
);
const operatorGuard = page(
  undefined,
  ['account', 'parts'],
  () => import('./features/session/require-role'),
  'RequireOperator',
);

/** The site's map without the pages that most visits begin with, which are in `site.tsx`. */
export const otherRoutes: RouteObject[] = [
  ...shopPages,
  ...infoPages,
  { ...staffGuard, children: staffPages },
  { ...operatorGuard, children: operatorPages },
  page('*', ['product'], () => import('./pages/not-found-page'), 'NotFoundPage'),
];

export function OtherPages() {
  return useRoutes(otherRoutes);
}
