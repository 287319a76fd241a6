import type { Permission } from './permissions';
import { fileColumns, fileLanguages, inLanguage } from './product-file';

/** What a file may have. */
export const importKinds = [
  'products',
  'customers',
  'orders',
  'redirects',
  'reviews',
  'categories',
  'collections',
  'discounts',
] as const;
export type ImportKind = (typeof importKinds)[number];

/** Before the file is read: its columns tell what it has. */
export const recognizedKind = 'auto';
export const askedKinds = [...importKinds, recognizedKind] as const;
export type AskedKind = (typeof askedKinds)[number];

/** An import needs what its rows need on their own screen, to write them and to read them. */
export const permissionsOfKind: Record<ImportKind, { read: Permission; write: Permission }> = {
  products: { read: 'products:read', write: 'products:write' },
  customers: { read: 'customers:read', write: 'customers:write' },
  orders: { read: 'orders:read', write: 'orders:write' },
  redirects: { read: 'redirects:write', write: 'redirects:write' },
  reviews: { read: 'reviews:read', write: 'reviews:write' },
  categories: { read: 'products:read', write: 'products:write' },
  collections: { read: 'products:read', write: 'products:write' },
  discounts: { read: 'discounts:read', write: 'discounts:write' },
};

/** Those of an export, but for what a store computes for itself: dates, orders and points. */
const customerColumns = [
  'email',
  'firstName',
  'lastName',
  'phone',
  'language',
  'acceptsMarketing',
  'consentAt',
  'address1',
  'address2',
  'city',
  'region',
  'postalCode',
  'country',
  'taxExempt',
] as const;

/** A row for each line of an order; what is of the order itself may be in its first row only. */
const orderColumns = [
  'number',
  'email',
  'customerName',
  'firstName',
  'lastName',
  'placedAt',
  'status',
  'shippingStatus',
  'canceledAt',
  'currency',
  'subtotal',
  'shipping',
  'tax',
  'discount',
  'fees',
  'total',
  'lineName',
  'lineSku',
  'lineQuantity',
  'linePrice',
  'lineTotal',
  'address1',
  'address2',
  'city',
  'region',
  'postalCode',
  'country',
] as const;

/** An old address, and where it leads. */
const redirectColumns = ['from', 'to'] as const;

/**
 * Those of an export, but for what only purchases, votes and uploads in this store make of a review. The first of slug, SKU, name and id
 * that a row has names its product. Other programs have a status in place of `isHidden`.
 */
const reviewColumns = [
  'product',
  'productName',
  'sku',
  'productId',
  'rating',
  'title',
  'content',
  'customerName',
  'email',
  'isHidden',
  'status',
  'reply',
  'createdAt',
] as const;

const inAllLanguages = (columns: readonly string[]): string[] =>
  fileLanguages.flatMap((language) => columns.map((column) => inLanguage(column, language)));

/** Without ids, which another store gives to others. `parent` is a slug, `path` has names: "Home > Lamps". Features are lines. */
const categoryColumns = [
  'slug',
  'parent',
  'path',
  'position',
  'name',
  'description',
  'image',
  'isHidden',
  'features',
  ...inAllLanguages(['name', 'description', 'features']),
];

/** The rule names categories by slug. Products by hand are slugs, in their order; further rows of a collection have more of them. */
const collectionColumns = [
  'slug',
  'title',
  'text',
  'image',
  'isEnabled',
  'seoTitle',
  'seoDescription',
  'rule',
  'products',
  ...inAllLanguages(['title', 'text', 'seoTitle', 'seoDescription']),
];

/** Those of an export, but for uses, which are of orders here. Targets are slugs. */
export const discountColumns = [
  'name',
  'code',
  'isEnabled',
  'kind',
  'rate',
  'amount',
  'buy',
  'get',
  'target',
  'targets',
  'getTarget',
  'getTargets',
  'minimumAmount',
  'minimumQuantity',
  'firstDay',
  'lastDay',
  'audience',
  'emails',
  'usesMax',
  'usesPerCustomerMax',
  'combines',
] as const;

/** The columns that a file of each kind has, in their order. */
export const columnsOfKind: Record<ImportKind, readonly string[]> = {
  products: fileColumns,
  customers: customerColumns,
  orders: orderColumns,
  redirects: redirectColumns,
  reviews: reviewColumns,
  categories: categoryColumns,
  collections: collectionColumns,
  discounts: discountColumns,
};

const known = new Set(Object.values(columnsOfKind).flat());
export const isImportColumn = (name: string): boolean => known.has(name);
