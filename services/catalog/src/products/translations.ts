import { languages } from '@shopwright/contracts/fields';
import type { ProductTranslation } from '@shopwright/contracts/http/product-editing';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { eq } from 'drizzle-orm';
import { productNotFound, products, productTranslations } from '../db/products';

export async function listTranslations({ db }: Database, productId: number): Promise<ProductTranslation[]> {
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.id, productId));
  if (!product) throw productNotFound();
  return readTranslations(db, productId);
}

/** Replaces all translations. Locks the product's row, so that of two concurrent calls one set remains as a whole. */
export function putTranslations(
  database: Database,
  productId: number,
  translations: ProductTranslation[],
): Promise<ProductTranslation[]> {
  return database.transaction(async (tx) => {
    const [product] = await tx
      .select({ id: products.id })
      .from(products)
      .where(eq(products.id, productId))
      .for('no key update');
    if (!product) throw productNotFound();
    await tx.delete(productTranslations).where(eq(productTranslations.productId, productId));
    if (translations.length > 0) {
      await tx.insert(productTranslations).values(translations.map((row) => ({ ...row, productId })));
    }
    return readTranslations(tx, productId);
  });
}

async function readTranslations(db: Executor, productId: number): Promise<ProductTranslation[]> {
  const rows = await db
    .select({
      language: productTranslations.language,
      name: productTranslations.name,
      description: productTranslations.description,
      specs: productTranslations.specs,
    })
    .from(productTranslations)
    .where(eq(productTranslations.productId, productId));
  return languages.flatMap((language) => rows.filter((row) => row.language === language)) as ProductTranslation[];
}
