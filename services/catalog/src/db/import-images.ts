import { imageProblems } from '@shopwright/contracts/http/import-images';
import { timestamptz } from '@shopwright/service-kit/database/columns';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { imports } from './suppliers';

/**
 * An image that a file names by an address elsewhere, once per import. A worker claims it, fetches it and has it stored; from
 * `due_at` on, one that came to nothing is claimed again. A fetched one tells later imports which image of ours it is.
 */
export const importImages = pgTable(
  'import_images',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    host: text('host').notNull(),
    state: text('state', { enum: ['pending', 'fetched', 'failed'] })
      .notNull()
      .default('pending'),
    problem: text('problem', { enum: imageProblems }),
    attempts: integer('attempts').notNull().default(0),
    dueAt: timestamptz('due_at').notNull().defaultNow(),
    /** While a worker fetches it. */
    claimedUntil: timestamptz('claimed_until'),
    /** Ours, once it is fetched. */
    image: text('image'),
  },
  (table) => [
    // Addresses may be longer than what an index takes.
    uniqueIndex('import_images_url').on(table.importId, sql`md5(${table.url})`),
    index('import_images_due').on(table.importId, table.host, table.dueAt).where(sql`state = 'pending'`),
    index('import_images_claimed').on(table.host).where(sql`state = 'pending' and claimed_until is not null`),
    index('import_images_failed').on(table.importId, table.id).where(sql`state = 'failed'`),
    index('import_images_fetched').on(sql`md5(${table.url})`).where(sql`state = 'fetched'`),
    check('import_images_state', sql`state in ('pending', 'fetched', 'failed')`),
    check('import_images_image', sql`(state = 'fetched') = (image is not null)`),
  ],
);

/** The products that show the image until it is fetched, themselves or by a variant. */
export const importImageProducts = pgTable(
  'import_image_products',
  {
    imageId: integer('image_id')
      .notNull()
      .references(() => importImages.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.imageId, table.productId] })],
);
