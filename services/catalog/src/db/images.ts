import { bytea, timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';

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
