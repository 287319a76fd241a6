import type { BodyOf } from '@shopwright/contracts/endpoint';
import type { createProduct as endpoint, NewDropshipProduct, StaffProduct } from '@shopwright/contracts/http/products';
import { dropshipStock } from '@shopwright/contracts/limits';
import type { Database } from '@shopwright/service-kit/database/connection';
import { fieldError, invariant } from '@shopwright/service-kit/errors';
import { staffColumns } from '../db/product-row';
import { products } from '../db/products';
import { recordMovement } from '../inventory/move-stock';
import { asDuplicateSupplierProduct, checkDropshipPrice } from './dropship-terms';
import { findCategory } from './find-category';
import { hasPublicHost } from './public-host';
import { newSlug } from './slug';

type NewProductBody = BodyOf<typeof endpoint>;

export async function createProduct(database: Database, body: NewProductBody, userId?: number): Promise<StaffProduct> {
  const terms = 'isDropshipped' in body ? toDropshipRow(body) : { stockOnHand: body.stockQuantity };
  return database
    .transaction(async (tx) => {
      const category = await findCategory(tx, body);
      const [created] = await tx
        .insert(products)
        .values({ ...body, ...category, ...terms, slug: newSlug(body.name) })
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
      throw asDuplicateSupplierProduct(error);
    });
}

function toDropshipRow(body: NewDropshipProduct) {
  const price = checkDropshipPrice(body);
  if (body.supplierApiEndpoint && !hasPublicHost(body.supplierApiEndpoint)) {
    throw fieldError('invalid_request', 'supplierApiEndpoint', 'Must be a public https address');
  }
  return { price, stockOnHand: dropshipStock, featured: false };
}
