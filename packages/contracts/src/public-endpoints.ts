import type { Endpoint } from './endpoint';
import {
  changePassword,
  endOtherSessions,
  endSession,
  eraseAccount,
  exportAccount,
  forgotPassword,
  listSessions,
  requestVerification,
  resetPassword,
  updateSettings,
  verifyEmail,
} from './http/account';
import { updateProfile } from './http/auth';
import { getCart, putCart } from './http/cart';
import { listCategories } from './http/categories';
import { handleContactMessage, listContactMessages, sendContactMessage } from './http/contact';
import { listExchangeRates, putExchangeRates } from './http/exchange-rates';
import { listInventory, listStockAlerts, setStock } from './http/inventory';
import { getMail, listMails } from './http/mail';
import { confirmSubscription, subscribe, unsubscribe } from './http/newsletter';
import { createPaymentIntent, listMyOrders, recordOrder, trackOrder } from './http/orders';
import {
  archiveProduct,
  createProduct,
  getProduct,
  listProducts,
  listTranslations,
  putTranslations,
  restoreProduct,
  setDropship,
  suggestProducts,
  updateProduct,
  uploadImage,
} from './http/products';
import {
  deleteReview,
  listAllReviews,
  listMyReviews,
  listReviews,
  moderateReview,
  putReview,
  voteReview,
} from './http/reviews';
import { listRewards, redeemReward } from './http/rewards';
import { getStoreFigures, recordVisit } from './http/store-figures';
import {
  createSupplier,
  deleteSupplier,
  getImport,
  importProducts,
  listSuppliers,
  updateSupplier,
} from './http/suppliers';
import { getTrace, listTraces } from './http/traces';

/**
 * What the BFF serves below `/api` by forwarding it. Sign-in, sign-up, sign-out and `me` are not here:
 * they turn tokens into cookies and have routes of their own.
 */
export const forwardedEndpoints: readonly Endpoint[] = [
  listProducts,
  getProduct,
  createProduct,
  updateProduct,
  archiveProduct,
  restoreProduct,
  listTranslations,
  putTranslations,
  suggestProducts,
  uploadImage,
  setDropship,
  setStock,
  listCategories,
  listExchangeRates,
  putExchangeRates,
  listInventory,
  listStockAlerts,
  listReviews,
  putReview,
  deleteReview,
  listMyReviews,
  listAllReviews,
  voteReview,
  moderateReview,
  importProducts,
  getImport,
  listSuppliers,
  createSupplier,
  updateSupplier,
  deleteSupplier,
  putCart,
  getCart,
  createPaymentIntent,
  recordOrder,
  listMyOrders,
  trackOrder,
  recordVisit,
  getStoreFigures,
  updateProfile,
  updateSettings,
  changePassword,
  listSessions,
  endSession,
  endOtherSessions,
  forgotPassword,
  resetPassword,
  verifyEmail,
  requestVerification,
  exportAccount,
  eraseAccount,
  listRewards,
  redeemReward,
  subscribe,
  confirmSubscription,
  unsubscribe,
  sendContactMessage,
  listContactMessages,
  handleContactMessage,
  listTraces,
  getTrace,
  listMails,
  getMail,
];
