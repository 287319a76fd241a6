import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { createProduct as endpoint, NewDropshipProduct, StaffProduct } from '@shopwright/contracts/http/products';
import { centsFromDecimal, decimalFromCents } from '@shopwright/contracts/money';
import { type Database, violatedConstraint } from '@shopwright/service-kit/database';
import { AppError, invariant } from '@shopwright/service-kit/errors';
import { products } from '../db/products';
import { recordMovement } from '../inventory/move-stock';
import { dropshipPriceCents } from './dropship-price';
import { findCategory } from './find-category';
import { invalidField } from './invalid-field';
import { staffColumns } from './product-columns';
import { hasPublicHost } from './public-host';
import { newSlug } from './slug';

type NewProductBody = BodyOf<typeof endpoint>;

/** What a dropshipped product starts with: its supplier has the stock, not we. */
export const dropshipStock = 999;

export async function createProduct(database: Database, body: NewProductBody, userId?: number): Promise<StaffProduct> {
  const terms = 'isDropshipped' in body ? dropshipTerms(body) : {};
  return database
    .transaction(async (tx) => {
      const link = await findCategory(tx, body);
      const [created] = await tx
        .insert(products)
        .values({ ...body, ...link, ...terms, slug: newSlug(body.name) })
        .returning(staffColumns);
      invariant(created, 'an insert returns its row');
      await recordMovement(tx, {
        productId: created.id,
        delta: created.stockQuantity,
        resultingQuantity: created.stockQuantity,
        reason: 'set',
        actorUserId: userId,
      });
      return created;
    })
    .catch((error: unknown) => {
      if (violatedConstraint(error) !== 'products_supplier_item') throw error;
      const fields = [{ path: 'supplierProductId', message: 'This product of the supplier is in the shop already' }];
      throw new AppError('conflict', 'This product of the supplier is in the shop already', { fields });
    });
}

/** The server computes the price; one that was worked out differently is refused instead of quietly replaced. */
function dropshipTerms(body: NewDropshipProduct) {
  const price = dropshipPriceCents(body.supplierCost, body.dropshipMargin);
  if ('reason' in price) throw invalidField('supplierCost', price.reason);
  if (centsFromDecimal(body.price) !== price.cents) {
    throw invalidField('price', `Must be the cost plus the margin: ${decimalFromCents(price.cents)}`);
  }
  if (body.supplierApiEndpoint && !hasPublicHost(body.supplierApiEndpoint)) {
    throw invalidField('supplierApiEndpoint', 'Must be a public https address');
  }
  return { price: decimalFromCents(price.cents), stockQuantity: dropshipStock, featured: false };
}
