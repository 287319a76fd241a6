import { type AskedKind, columnsOfKind, type ImportKind, recognizedKind } from '@shopwright/contracts/import-kinds';
import { baseColumns, fileLanguages, translatedColumns } from '@shopwright/contracts/product-file';
import type { Translate } from '../../i18n/language-provider';
import { languageNames } from '../../i18n/languages';
import type { MessageKey } from '../../i18n/messages';
import { kindNames } from './kinds';

interface Group {
  title: MessageKey;
  columns: string[];
}

const groups: Group[] = [
  {
    title: 'shared.inventory.column_product',
    columns: [
      'name',
      'description',
      'status',
      'category',
      'tags',
      'collections',
      'featured',
      'specs',
      'slug',
      'sku',
      'gtin',
      'id',
    ],
  },
  {
    title: 'import.columns.price_stock',
    columns: ['price', 'compareAtPrice', 'stockQuantity', 'lowStockThreshold', 'inStock'],
  },
  { title: 'shared.field.images', columns: ['image', 'imageAlt', 'images'] },
  { title: 'import.columns.shipping_tax', columns: ['taxClass', 'weightGrams', 'needsShipping'] },
  { title: 'import.columns.search', columns: ['seoTitle', 'seoDescription'] },
  {
    title: 'import.columns.supplier',
    columns: ['supplierName', 'supplierProductId', 'supplierCost', 'dropshipMargin', 'isDropshipped'],
  },
  { title: 'import.columns.variants', columns: ['parent', ...baseColumns.filter((name) => /^option\d/.test(name))] },
];

const labels: Partial<Record<string, MessageKey>> = {
  name: 'shared.field.product_name',
  description: 'shared.field.description',
  status: 'shared.inventory.column_status',
  category: 'shared.field.category',
  tags: 'shared.field.tags',
  collections: 'shared.staff.collections',
  featured: 'shared.product.featured',
  specs: 'shared.field.specs',
  slug: 'shared.setup.category_slug',
  sku: 'shared.field.sku',
  gtin: 'shared.field.gtin',
  id: 'import.column.id',
  price: 'shared.inventory.column_price',
  compareAtPrice: 'shared.field.compare_at_price',
  stockQuantity: 'shared.field.stock',
  lowStockThreshold: 'shared.field.threshold',
  inStock: 'shared.product.in_stock',
  image: 'shared.field.image',
  imageAlt: 'import.column.image_alt',
  images: 'import.column.images',
  taxClass: 'shared.field.tax_class',
  weightGrams: 'shared.field.weight_grams',
  needsShipping: 'shared.field.needs_shipping',
  seoTitle: 'shared.seo_title',
  seoDescription: 'shared.seo_description',
  supplierName: 'shared.field.supplier_name',
  supplierProductId: 'shared.field.supplier_id',
  supplierCost: 'shared.field.supplier_cost',
  dropshipMargin: 'shared.field.markup',
  isDropshipped: 'import.column.dropshipped',
  isDraft: 'shared.product.draft',
  parent: 'import.column.parent',
  options: 'import.column.options',
  optionValues: 'import.column.option_values',
  email: 'import.column.email',
  firstName: 'import.column.first_name',
  lastName: 'import.column.last_name',
  phone: 'import.column.phone',
  language: 'import.column.language',
  acceptsMarketing: 'import.column.consent',
  consentAt: 'import.column.consent_at',
  taxExempt: 'import.column.tax_exempt',
  address1: 'import.column.address1',
  address2: 'import.column.address2',
  city: 'import.column.city',
  region: 'import.column.region',
  postalCode: 'import.column.postal_code',
  country: 'import.column.country',
  number: 'import.column.number',
  customerName: 'import.column.customer_name',
  placedAt: 'import.column.placed_at',
  shippingStatus: 'import.column.shipping_status',
  canceledAt: 'import.column.canceled_at',
  currency: 'import.column.currency',
  subtotal: 'import.column.subtotal',
  shipping: 'import.column.shipping',
  tax: 'import.column.tax',
  discount: 'import.column.discount',
  fees: 'import.column.fees',
  total: 'import.column.total',
  lineName: 'import.column.line_name',
  lineSku: 'import.column.line_sku',
  lineQuantity: 'import.column.line_quantity',
  linePrice: 'import.column.line_price',
  lineTotal: 'import.column.line_total',
  points: 'import.column.points',
  from: 'import.column.from',
  to: 'import.column.to',
  product: 'import.column.product',
  productName: 'shared.field.product_name',
  productId: 'import.column.id',
  rating: 'import.column.rating',
  title: 'import.column.title',
  content: 'import.column.content',
  isHidden: 'import.column.hidden',
  reply: 'import.column.reply',
  createdAt: 'import.column.created_at',
  path: 'import.column.path',
  position: 'import.column.position',
  features: 'import.column.features',
  text: 'import.column.content',
  isEnabled: 'import.column.enabled',
  rule: 'import.column.rule',
  products: 'shared.nav.products',
  code: 'import.column.code',
  kind: 'import.column.kind',
  rate: 'import.column.rate',
  amount: 'import.column.amount',
  buy: 'import.column.buy',
  get: 'import.column.get',
  target: 'import.column.target',
  targets: 'import.column.targets',
  getTarget: 'import.column.get_target',
  getTargets: 'import.column.get_targets',
  minimumAmount: 'import.column.minimum_amount',
  minimumQuantity: 'import.column.minimum_quantity',
  firstDay: 'import.column.first_day',
  lastDay: 'import.column.last_day',
  audience: 'import.column.audience',
  emails: 'import.column.emails',
  usesMax: 'import.column.uses_max',
  usesPerCustomerMax: 'import.column.uses_per_customer_max',
  combines: 'import.column.combines',
};

/** Columns that are called the same in files of products, and mean something else there. */
const labelsOfKind: Partial<Record<AskedKind, Partial<Record<string, MessageKey>>>> = {
  categories: { name: 'import.column.name', parent: 'import.column.above' },
  discounts: { name: 'import.column.name' },
};

/** Returns what the product form calls a column: "Price", "Product name · Deutsch". One without a label keeps its own name. */
export function columnName(column: string, t: Translate, kind?: AskedKind): string {
  const [base = column, language] = column.split(':');
  const { number = '', part = '' } = /^option(?<number>\d)(?<part>Name|Value|Swatch)$/.exec(base)?.groups ?? {};
  const key = (kind && labelsOfKind[kind]?.[base]) ?? labels[base];
  const name = number
    ? t(`import.column.option_${part.toLowerCase() as 'name' | 'value' | 'swatch'}`, { number })
    : key
      ? t(key)
      : base;
  return language === undefined
    ? name
    : `${name} · ${languageNames[language as keyof typeof languageNames] ?? language}`;
}

export interface ColumnGroup {
  title: string;
  columns: string[];
}

/** Every column of ours: those of products by what they are about, then the translations by language. */
export function groupColumns(kind: ImportKind, t: Translate): ColumnGroup[] {
  if (kind !== 'products') return [{ title: t(kindNames[kind]), columns: [...columnsOfKind[kind]] }];
  const grouped = new Set(groups.flatMap(({ columns }) => columns));
  // `isDraft` is read from older files, and `status` says more.
  const others = baseColumns.filter((column) => !grouped.has(column) && column !== 'isDraft');
  const own = groups.map(({ title, columns }, at) => ({
    title: t(title),
    columns: at === 0 ? [...columns, ...others] : columns,
  }));
  const translated = fileLanguages.map((language) => ({
    title: languageNames[language],
    columns: translatedColumns(language),
  }));
  return [...own, ...translated];
}

const order = new Map(groups.flatMap(({ columns }) => columns).map((column, at) => [column, at]));

/** Sorts columns as the list of choices has them, and all others after these. */
export const compareColumns = (one: string, other: string, kind: AskedKind = 'products'): number =>
  placeOf(one, kind) - placeOf(other, kind);

function placeOf(column: string, kind: AskedKind): number {
  if (kind === 'products' || kind === recognizedKind) return order.get(column) ?? order.size;
  const columns = columnsOfKind[kind];
  const at = columns.indexOf(column);
  return at < 0 ? columns.length : at;
}
