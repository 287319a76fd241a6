import { storeSettingsForm } from '@shopwright/contracts/http/store-settings';
import { variantName } from '@shopwright/contracts/variant-name';
import type { DemoKind } from '@shopwright/service-kit/database/commands';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { invariant } from '@shopwright/service-kit/errors';
import berlinSettings from '../../demo/europe.json';
import { attributes, attributeValues } from '../db/attributes';
import { categories } from '../db/categories';
import { productImages } from '../db/images';
import { products } from '../db/products';
import { stockMovements } from '../db/stock';
import { demonstrationMark, europeMark, seedMarks } from '../db/store-settings';
import { suppliers } from '../db/suppliers';
import { toStored } from '../store-settings/get-store-settings';
import { upsertSettings } from '../store-settings/write-settings';
import { type DemoAttribute, type DemoProduct, demoStore, productImagePath } from './demo-store';

/** Before the oldest review: none of the demonstration's products is new. */
const onSaleSince = new Date('2026-05-01T00:00:00Z');

/**
 * Fills a store without products and categories, at its first seed only. Returns undefined otherwise. Of concurrent
 * seeds, the ones that find the mark of another wait for its transaction.
 */
export function seedEmptyStore(
  database: Database,
  kind: DemoKind = 'demo',
): Promise<{ categories: number; products: number } | undefined> {
  return database.transaction(async (tx) => {
    const [mark] = await tx.insert(seedMarks).values({ name: 'demo' }).onConflictDoNothing().returning();
    if (!mark) return undefined;
    const [product] = await tx.select({ id: products.id }).from(products).limit(1);
    const [category] = await tx.select({ id: categories.id }).from(categories).limit(1);
    if (product || category) return undefined;
    await fill(tx);
    if (kind === 'europe') await moveToBerlin(tx);
    return { categories: demoStore.categories.length, products: demoStore.products.length };
  });
}

/** The demonstration's prices, in euros. */
async function moveToBerlin(tx: Executor): Promise<void> {
  await tx.insert(seedMarks).values({ name: europeMark });
  const { basedOn: _, ...settings } = storeSettingsForm.parse({ ...berlinSettings, basedOn: null });
  await upsertSettings(
    tx,
    Object.entries(settings).map(([key, value]) => ({ key, value: toStored(value) })),
  );
}

async function fill(tx: Executor): Promise<void> {
  await tx.insert(seedMarks).values({ name: demonstrationMark });
  const made = await tx
    .insert(categories)
    .values(demoStore.categories.map((row, index) => ({ ...row, position: index + 1 })))
    .returning();
  const bySlug = new Map(made.map((category) => [category.slug, category]));
  // Before the products, which are read by them.
  for (const [position, attribute] of demoStore.attributes.entries()) {
    const categoryIds = made.filter(({ slug }) => attribute.categories.includes(slug)).map(({ id }) => id);
    await addAttribute(tx, attribute, { position, categoryIds });
  }
  const rows = await tx
    .insert(products)
    .values(demoStore.products.map((product) => toRow(product, bySlug.get(product.category))))
    .returning();
  await tx.insert(productImages).values(rows.flatMap(({ id, slug }) => toFurtherImages(id, slug)));
  const variants = await tx.insert(products).values(rows.flatMap(toVariants)).returning();
  await addSuppliers(tx);
  const stocked = [...rows, ...variants].filter(({ stockOnHand }) => stockOnHand > 0);
  await tx.insert(stockMovements).values(
    stocked.map(({ id: productId, stockOnHand: delta }) => ({
      productId,
      delta,
      resultingQuantity: delta,
      reason: 'seed' as const,
    })),
  );
}

const addSuppliers = (tx: Executor) =>
  tx.insert(suppliers).values(demoStore.suppliers.map((supplier) => ({ ...supplier, kind: 'custom' as const })));

async function addAttribute(
  tx: Executor,
  { choices, categories: _, ...attribute }: DemoAttribute,
  place: { position: number; categoryIds: number[] },
): Promise<void> {
  const [row] = await tx
    .insert(attributes)
    .values({ ...attribute, ...place })
    .returning();
  if (!row || choices.length === 0) return;
  await tx.insert(attributeValues).values(
    choices.map(({ also, ...choice }, position) => ({
      ...choice,
      attributeId: row.id,
      key: choice.name.toLowerCase(),
      earlierKeys: also.map((value) => value.toLowerCase()),
      position,
    })),
  );
}

function toRow(
  product: DemoProduct,
  category: typeof categories.$inferSelect | undefined,
): typeof products.$inferInsert {
  invariant(category, `the category of ${product.slug} is among the seeded ones`);
  const { dropship, category: _slug, variants, ...rest } = product;
  return {
    ...rest,
    ...dropship,
    ...(variants ? { sku: null, stockOnHand: 0 } : { stockOnHand: product.stockQuantity }),
    isDropshipped: dropship !== undefined,
    image: productImagePath(product.slug),
    category: category.name,
    categoryId: category.id,
    createdAt: onSaleSince,
  };
}

/** What is sold of a product with options. */
function toVariants(parent: typeof products.$inferSelect): (typeof products.$inferInsert)[] {
  const variants = demoStore.products.find(({ slug }) => slug === parent.slug)?.variants ?? [];
  const { category, categoryId, image, lowStockThreshold, compareAtPrice, createdAt } = parent;
  return variants.map(({ stockQuantity, ...variant }, position) => ({
    ...variant,
    ...{ category, categoryId, image, lowStockThreshold, compareAtPrice, createdAt, position },
    parentId: parent.id,
    slug: `${parent.slug}-${position + 1}`,
    name: variantName(parent.name, variant.optionValues),
    description: '',
    stockOnHand: stockQuantity,
    inStock: stockQuantity > 0,
  }));
}

/** The images of what a bundle contains follow its own. */
function toFurtherImages(productId: number, slug: string): (typeof productImages.$inferInsert)[] {
  const values = demoStore.products.find((product) => product.slug === slug)?.specs.map(({ value }) => value) ?? [];
  return values
    .flatMap((value) => demoStore.products.filter(({ name }) => name === value))
    .map((part, index) => ({ productId, position: index + 1, url: productImagePath(part.slug), alt: part.name }));
}
