import type { Database } from '@shopwright/service-kit/database/connection';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { products } from '../../services/catalog/src/db/products';
import { orders } from './story';

export interface DemoProduct {
  id: number;
  slug: string;
  name: string;
  image: string;
  price: string;
  isDropshipped: boolean;
  sku: string | null;
}

/** Returns what the demonstration sells, by the slug of the product: of one with options the first variant. Undefined where one of them is gone. */
export async function findProducts({ db }: Database): Promise<Map<string, DemoProduct> | undefined> {
  const slugs = [...new Set(orders.flatMap(({ lines }) => Object.keys(lines)))];
  const { id, slug, name, image, price, isDropshipped, sku } = products;
  const found = await db
    .select({ id, slug, name, image, price, isDropshipped, sku })
    .from(products)
    .where(and(inArray(slug, slugs), isNull(products.archivedAt)));
  if (found.length < slugs.length) return undefined;
  const variants = await db
    .select({ id, slug, name, image, price, isDropshipped, sku, parentId: products.parentId })
    .from(products)
    .where(
      and(
        inArray(
          products.parentId,
          found.map((product) => product.id),
        ),
        eq(products.position, 0),
      ),
    );
  const firstOf = new Map(variants.map((variant) => [variant.parentId, variant]));
  return new Map(found.map((product) => [product.slug, firstOf.get(product.id) ?? product]));
}
