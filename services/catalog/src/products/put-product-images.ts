import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as editing from '@shopwright/contracts/http/product-editing';
import type { StaffProductDetail } from '@shopwright/contracts/http/products';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { Database } from '@shopwright/service-kit/database/connection';
import { fieldError } from '@shopwright/service-kit/errors';
import { and, eq, sql } from 'drizzle-orm';
import { productImages } from '../db/images';
import { isDraft, isEditable, productChanged, productNotFound, products } from '../db/products';
import { getProduct } from './get-product';

type ImagesBody = BodyOf<typeof editing.putProductImages>;

/**
 * Replaces all images. Locks the product's row before it compares versions, so that of two edits based on one read the
 * second throws `conflict`.
 */
export function putProductImages(
  database: Database,
  productId: number,
  { images, version }: ImagesBody,
): Promise<StaffProductDetail> {
  const [first, ...others] = images;
  return database.transaction(async (tx) => {
    const isEdited = and(eq(products.id, productId), isEditable);
    const [current] = await tx
      .select({ version: products.version, isDraft })
      .from(products)
      .where(isEdited)
      .for('update');
    if (!current) throw productNotFound();
    if (current.version !== version) throw productChanged();
    if (!first && !current.isDraft) throw fieldError('invalid_request', 'images', validationMessages.required);
    const changes = {
      image: first?.url ?? '',
      imageAlt: first?.alt ?? '',
      version: sql`${products.version} + 1`,
      updatedAt: sql`now()`,
    };
    await tx.update(products).set(changes).where(isEdited);
    await tx.delete(productImages).where(eq(productImages.productId, productId));
    if (others.length > 0) {
      const rows = others.map((image, index) => ({ ...image, productId, position: index + 1 }));
      await tx.insert(productImages).values(rows);
    }
    return (await getProduct(tx, { id: productId, role: 'staff' })) as StaffProductDetail;
  });
}
