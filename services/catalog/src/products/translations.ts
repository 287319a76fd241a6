import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '@shopwright/contracts/endpoint';
import { languages } from '@shopwright/contracts/fields';
import type * as editing from '@shopwright/contracts/http/product-editing';
import type { ProductTranslation } from '@shopwright/contracts/http/product-editing';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { eq, sql } from 'drizzle-orm';
import { productChanged, productNotFound, products, productTranslations } from '../db/products';

export async function listTranslations({ db }: Database, productId: number): Promise<ProductTranslation[]> {
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.id, productId));
  if (!product) throw productNotFound();
  return readTranslations(db, productId);
}

/**
 * Replaces all translations. Locks the product's row before it compares, so that of two edits based on one read the second
 * throws `conflict`.
 */
export function putTranslations(
  database: Database,
  productId: number,
  { translations, version }: BodyOf<typeof editing.putTranslations>,
): Promise<ProductTranslation[]> {
  return database.transaction(async (tx) => {
    const [product] = await tx
      .select({ version: products.version })
      .from(products)
      .where(eq(products.id, productId))
      .for('no key update');
    if (!product) throw productNotFound();
    const isOutdated =
      version === undefined
        ? !keepsAll(await readTranslations(tx, productId), translations)
        : version !== product.version;
    if (isOutdated) throw productChanged();
    const counted = { version: sql`${products.version} + 1`, updatedAt: sql`now()` };
    await tx.update(products).set(counted).where(eq(products.id, productId));
    await tx.delete(productTranslations).where(eq(productTranslations.productId, productId));
    if (translations.length > 0) {
      await tx.insert(productTranslations).values(translations.map((row) => ({ ...row, productId })));
    }
    return readTranslations(tx, productId);
  });
}

/** Returns whether every stored translation is among the new ones as it is. */
const keepsAll = (stored: ProductTranslation[], translations: ProductTranslation[]): boolean =>
  stored.every((row) => translations.some((translation) => isDeepStrictEqual(row, translation)));

async function readTranslations(db: Executor, productId: number): Promise<ProductTranslation[]> {
  const rows = await db
    .select({
      language: productTranslations.language,
      name: productTranslations.name,
      description: productTranslations.description,
      specs: productTranslations.specs,
      seoTitle: productTranslations.seoTitle,
      seoDescription: productTranslations.seoDescription,
    })
    .from(productTranslations)
    .where(eq(productTranslations.productId, productId));
  const shown = rows.map(({ seoTitle, seoDescription, ...row }) => ({
    ...row,
    ...(seoTitle !== null && { seoTitle }),
    ...(seoDescription !== null && { seoDescription }),
  }));
  return languages.flatMap((language) => shown.filter((row) => row.language === language)) as ProductTranslation[];
}
