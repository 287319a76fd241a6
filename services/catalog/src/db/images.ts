import { bytea, timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from './products';

/**
 * An image that staff uploaded, re-encoded. `name` contains the hash of the bytes, so that a row never changes and the
 * same image is stored once. Rows are never deleted, because orders may show an image that its product no longer has.
 */
export const uploadedImages = pgTable(
  'uploaded_images',
  {
    name: text('name').primaryKey(),
    contentType: text('content_type').notNull(),
    bytes: bytea('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdBy: integer('created_by'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  () => [check('uploaded_images_size', sql`width between 1 and 2000 and height between 1 and 2000`)],
);

/**
 * A product's images after the first one, which is `products.image`. Owned by staff; replaced as one set per product and
 * read by product, the first column of the primary key.
 */
export const productImages = pgTable(
  'product_images',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** From 1, in the order in which they are shown. */
    position: integer('position').notNull(),
    url: text('url').notNull(),
    alt: text('alt').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.position] }),
    check('product_images_position', sql`position >= 1`),
  ],
);
