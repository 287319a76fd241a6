import type { BodyOf } from '@shopwright/contracts/endpoint';
import type * as endpoints from '@shopwright/contracts/http/product-editing';
import type { NewDropshipProduct } from '@shopwright/contracts/http/product-editing';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import { dropshipStock } from '@shopwright/contracts/limits';
import type { Database } from '@shopwright/service-kit/database/connection';
import { invariant } from '@shopwright/service-kit/errors';
import { sql } from 'drizzle-orm';
import { products, staffColumns } from '../db/products';
import { recordMovement } from '../inventory/set-stock';
import { checkPriceExists } from '../store-settings/store-currency';
import {
  asDuplicateProduct,
  checkCompareAtPrice,
  checkDropshipPrice,
  checkPublicHost,
  findCategory,
  newSlug,
} from './product-rules';

type NewProductBody = BodyOf<typeof endpoints.createProduct>;

export async function createProduct(database: Database, body: NewProductBody, userId?: number): Promise<StaffProduct> {
  const terms = 'isDropshipped' in body ? toDropshipRow(body) : { stockOnHand: body.stockQuantity };
  return database
    .transaction(async (tx) => {
      const price = 'price' in terms ? terms.price : body.price;
      await checkPriceExists(tx, price);
      await checkPriceExists(tx, body.compareAtPrice, 'compareAtPrice');
      checkCompareAtPrice(price, body.compareAtPrice);
      const category = await findCategory(tx, body);
      const [created] = await tx
        .insert(products)
        .values({
          ...body,
          ...category,
          ...terms,
          slug: newSlug(body.name),
          ...(body.isDraft && { archivedAt: sql`now()` }),
        })
        .returning(staffColumns);
      invariant(created, 'an insert returns its row');
      const { id: productId, stockQuantity: stockOnHand } = created;
      await recordMovement(tx, {
        productId,
        delta: stockOnHand,
        resultingQuantity: stockOnHand,
        reason: 'set',
        actorUserId: userId,
      });
      return created;
    })
    .catch((error: unknown) => {
      throw asDuplicateProduct(error);
    });
}

function toDropshipRow(body: NewDropshipProduct) {
  const price = checkDropshipPrice(body);
  checkPublicHost('supplierApiEndpoint', body.supplierApiEndpoint);
  return { price, stockOnHand: dropshipStock, featured: false };
}
