import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { createProduct as endpoint, NewDropshipProduct, StaffProduct } from '@shopwright/contracts/http/products';
import { dropshipStock } from '@shopwright/contracts/limits';
import type { Database } from '@shopwright/service-kit/database/connection';
import { fieldError, invariant } from '@shopwright/service-kit/errors';
import { products } from '../db/products';
import { recordMovement } from '../inventory/move-stock';
import { checkedDropshipPrice } from './dropship-price';
import { findCategory } from './find-category';
import { staffColumns } from './product-columns';
import { hasPublicHost } from './public-host';
import { newSlug } from './slug';
import { refuseSecondOfSupplier } from './supplier-item';

type NewProductBody = BodyOf<typeof endpoint>;

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
    .catch(refuseSecondOfSupplier);
}

function dropshipTerms(body: NewDropshipProduct) {
  const price = checkedDropshipPrice(body);
  if (body.supplierApiEndpoint && !hasPublicHost(body.supplierApiEndpoint)) {
    throw fieldError('invalid_request', 'supplierApiEndpoint', 'Must be a public https address');
  }
  return { price, stockQuantity: dropshipStock, featured: false };
}
