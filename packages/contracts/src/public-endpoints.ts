import type { Endpoint } from './endpoint';
import { updateProfile } from './http/auth';
import { getCart, putCart } from './http/cart';
import { listCategories } from './http/categories';
import { listInventory, listStockAlerts, setStock } from './http/inventory';
import { getMail, listMails } from './http/mail';
import { createPaymentIntent, listMyOrders, recordOrder } from './http/orders';
import { createProduct, getProduct, listProducts, setDropship } from './http/products';
import { getImport, importProducts } from './http/suppliers';
import { getTrace, listTraces } from './http/traces';

/**
 * What the BFF serves below `/api` by forwarding it. Sign-in, sign-up, sign-out and `me` are not here:
 * they turn tokens into cookies and have routes of their own.
 */
export const forwardedEndpoints: readonly Endpoint[] = [
  listProducts,
  getProduct,
  createProduct,
  setDropship,
  setStock,
  listCategories,
  listInventory,
  listStockAlerts,
  importProducts,
  getImport,
  putCart,
  getCart,
  createPaymentIntent,
  recordOrder,
  listMyOrders,
  updateProfile,
  listTraces,
  getTrace,
  listMails,
  getMail,
];
