import { pages } from '@shopwright/contracts/pages';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { compareReads } from './compare-reads';
import { customerPage, officePage } from './page-route';
import { textReads } from './text-reads';

const shopPages: RouteObject[] = [
  customerPage(pages.demoCheckout, () => import('./pages/demo-checkout-page'), 'DemoCheckoutPage'),
  customerPage(pages.checkout, () => import('./pages/checkout-page'), 'CheckoutPage'),
  customerPage(pages.pay, () => import('./pages/pay-page'), 'PayPage'),
  customerPage(pages.checkoutSuccess, () => import('./pages/checkout-success-page'), 'CheckoutSuccessPage'),
  customerPage(pages.login, () => import('./pages/login-page'), 'LoginPage'),
  customerPage(pages.register, () => import('./pages/register-page'), 'RegisterPage'),
  customerPage(pages.forgotPassword, () => import('./pages/forgot-password-page'), 'ForgotPasswordPage'),
  customerPage(pages.resetPassword, () => import('./pages/reset-password-page'), 'ResetPasswordPage'),
  customerPage(pages.verifyEmail, () => import('./pages/verify-email-page'), 'VerifyEmailPage'),
  officePage(pages.setup, () => import('./pages/setup-page'), 'SetupPage'),
  officePage(pages.invitation, () => import('./pages/invitation-page'), 'InvitationPage'),
  customerPage(pages.account, () => import('./pages/account-page'), 'AccountPage'),
  customerPage(pages.customerOrder, () => import('./pages/customer-order-page'), 'CustomerOrderPage'),
];

const infoPages: RouteObject[] = [
  customerPage(pages.compare, () => import('./pages/compare-page'), 'ComparePage', compareReads),
  customerPage(pages.about, () => import('./pages/about-page'), 'AboutPage', textReads('about')),
  customerPage(pages.contact, () => import('./pages/contact-page'), 'ContactPage'),
  customerPage(pages.faqs, () => import('./pages/faqs-page'), 'FaqsPage', textReads('faqs')),
  customerPage(
    pages.shippingInfo,
    () => import('./pages/shipping-info-page'),
    'ShippingInfoPage',
    textReads('shipping'),
  ),
  customerPage(pages.trackOrder, () => import('./pages/track-order-page'), 'TrackOrderPage'),
  customerPage(pages.withdraw, () => import('./pages/withdraw-page'), 'WithdrawPage'),
  customerPage(pages.returns, () => import('./pages/returns-page'), 'ReturnsPage', textReads('returns')),
  customerPage(pages.sizeGuide, () => import('./pages/size-guide-page'), 'SizeGuidePage', textReads('sizes', true)),
  customerPage(pages.help, () => import('./pages/help-page'), 'HelpPage', textReads('help')),
  customerPage(pages.privacy, () => import('./pages/privacy-page'), 'PrivacyPage', textReads('privacy')),
  customerPage(pages.terms, () => import('./pages/terms-page'), 'TermsPage', textReads('terms')),
  customerPage(pages.newsletterConfirm, () => import('./pages/newsletter-confirm-page'), 'NewsletterConfirmPage'),
  customerPage(
    pages.newsletterUnsubscribe,
    () => import('./pages/newsletter-unsubscribe-page'),
    'NewsletterUnsubscribePage',
  ),
];

const staffPages: RouteObject[] = [
  officePage(pages.office, () => import('./pages/office-page'), 'OfficePage'),
  officePage(pages.orders, () => import('./pages/orders-page'), 'OrdersPage'),
  officePage(pages.draftOrders, () => import('./pages/draft-orders-page'), 'DraftOrdersPage'),
  officePage(pages.newDraftOrder, () => import('./pages/draft-order-page'), 'NewDraftOrderPage'),
  officePage(pages.draftOrder, () => import('./pages/draft-order-page'), 'DraftOrderPage'),
  officePage(pages.orderPrint, () => import('./pages/order-print-page'), 'OrderPrintPage'),
  officePage(pages.order, () => import('./pages/order-page'), 'OrderPage'),
  officePage(pages.audit, () => import('./pages/audit-page'), 'AuditPage'),
  officePage(pages.reconciliation, () => import('./pages/reconciliation-page'), 'ReconciliationPage'),
  officePage(pages.orderEdit, () => import('./pages/order-edit-page'), 'OrderEditPage'),
  officePage(pages.orderXRay, () => import('./pages/order-x-ray-page'), 'OrderXRayPage'),
  officePage(pages.xRay, () => import('./pages/find-x-ray-page'), 'FindXRayPage'),
  officePage(pages.customers, () => import('./pages/customers-page'), 'CustomersPage'),
  officePage(pages.customer, () => import('./pages/customer-page'), 'CustomerPage'),
  officePage(pages.staffProducts, () => import('./pages/products-page'), 'ProductsPage'),
  officePage(pages.newProduct, () => import('./pages/new-product-page'), 'NewProductPage'),
  officePage(pages.productEditor, () => import('./pages/product-editor-page'), 'ProductEditorPage'),
  officePage(pages.productOptions, () => import('./pages/product-options-page'), 'ProductOptionsPage'),
  officePage(pages.inventory, () => import('./pages/inventory-page'), 'InventoryPage'),
  officePage(pages.dropshipping, () => import('./pages/dropshipping-page'), 'DropshippingPage'),
  officePage(pages.purchaseOrder, () => import('./pages/purchase-order-page'), 'PurchaseOrderPage'),
  officePage(pages.importProducts, () => import('./pages/import-products-page'), 'ImportProductsPage'),
  officePage(pages.collections, () => import('./pages/collections-page'), 'CollectionsPage'),
  officePage(pages.attributes, () => import('./pages/attributes-page'), 'AttributesPage'),
  officePage(pages.categories, () => import('./pages/categories-page'), 'CategoriesPage'),
  officePage(pages.marketing, () => import('./pages/marketing-page'), 'MarketingPage'),
  officePage(pages.feeds, () => import('./pages/feeds-page'), 'FeedsPage'),
  officePage(pages.reviews, () => import('./pages/reviews-page'), 'ReviewsPage'),
  officePage(pages.messages, () => import('./pages/messages-page'), 'MessagesPage'),
  officePage(pages.thread, () => import('./pages/thread-page'), 'ThreadPage'),
  officePage(pages.settings, () => import('./pages/settings-page'), 'SettingsPage'),
  officePage(pages.webhooks, () => import('./pages/webhooks-page'), 'WebhooksPage'),
  officePage(pages.storefrontPreview, () => import('./pages/storefront-preview-page'), 'StorefrontPreviewPage'),
];

const operatorPages: RouteObject[] = [
  officePage(pages.team, () => import('./pages/team-page'), 'TeamPage'),
  officePage(pages.ops, () => import('./pages/ops-page'), 'OpsPage'),
  officePage(pages.traces, () => import('./pages/traces-page'), 'TracesPage'),
  officePage(pages.trace, () => import('./pages/trace-page'), 'TracePage'),
  officePage(pages.jobs, () => import('./pages/jobs-page'), 'JobsPage'),
  officePage(pages.mail, () => import('./pages/mail-page'), 'MailPage'),
  officePage(pages.mailPreview, () => import('./pages/mail-preview-page'), 'MailPreviewPage'),
];

const staffGuard = customerPage(undefined, () => import('./features/session/require-role'), 'RequireStaff');
const operatorGuard = customerPage(undefined, () => import('./features/session/require-role'), 'RequireOperator');

/** The site's map without the pages that most visits begin with, which are in `site.tsx`. */
export const otherRoutes: RouteObject[] = [
  ...shopPages,
  ...infoPages,
  { ...staffGuard, children: staffPages },
  { ...operatorGuard, children: operatorPages },
  customerPage('*', () => import('./pages/not-found-page'), 'NotFoundPage'),
];

export function OtherPages() {
  return useRoutes(otherRoutes);
}
