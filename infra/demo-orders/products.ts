import type { Database } from '@shopwright/service-kit/database/connection';
import { and, inArray, isNull } from 'drizzle-orm';
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

/** Returns the products that the demonstration sells, by slug; undefined where one of them is gone. */
export async function findProducts({ db }: Database): Promise<Map<string, DemoProduct> | undefined> {
  const slugs = [...new Set(orders.flatMap(({ lines }) => Object.keys(lines)))];
  const { id, slug, name, image, price, isDropshipped, sku } = products;
  const found = await db
    .select({ id, slug, name, image, price, isDropshipped, sku })
    .from(products)
    .where(and(inArray(slug, slugs), isNull(products.archivedAt)));
  return found.length < slugs.length ? undefined : new Map(found.map((product) => [product.slug, product]));
}
