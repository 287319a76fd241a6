import type { Permission } from '@shopwright/contracts/permissions';
import { refused, refuseNewer } from '@shopwright/service-kit/audit/undo-entries';
import type { AuditRow, UndoContext, UndoRules } from '@shopwright/service-kit/audit/undo-rules';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { and, eq, sql } from 'drizzle-orm';
import { type CategoryDeps, startCategorySync } from '../categories/sync-category-products';
import { categories } from '../db/categories';
import { collections } from '../db/collections';
import { products } from '../db/products';
import { belowReserved, moveStock } from '../inventory/set-stock';
import { lockRenamed, renameInBundles } from '../products/rename-in-bundles';
import { checkPriceExists } from '../store-settings/store-currency';

const tables: UndoRules['tables'] = {
  products: 'products:write',
  product_translations: 'products:write',
  product_images: 'products:write',
  alert_snoozes: 'inventory:write',
  categories: 'products:write',
  category_translations: 'products:write',
  category_redirects: 'products:write',
  collections: 'products:write',
  store_settings: 'settings:write',
};

/** Redirects are not undone: each leads past others, and an earlier one could lead in a circle with those of today. */
export const catalogUndo = (deps: CategoryDeps): UndoRules => ({
  tables,
  replaced: [
    'product_translations',
    'product_images',
    'alert_snoozes',
    'category_translations',
    'category_redirects',
    'store_settings',
  ],
  // The row of a setting stays, so that an edit based on an earlier read is refused.
  resets: { store_settings: { value: null } },
  findReason(entry) {
    if (entry.changes['store_settings/currency']) return 'The currency is changed in the settings';
    if (entry.changes.categories?.after?.merged_into_id) return 'Merged categories stay merged';
    if (productChanges(entry).some(({ after }) => variantColumns.some((column) => column in after))) {
      return 'Options and variants are changed in the editor of the product';
    }
    // The list by hand is gone: the rule has written its own.
    if (entry.changes.collections?.before?.rule === null)
      return 'A collection by rule stays one, or is changed in its editor';
    return entry.changes.collection_products ? 'The products of a collection are changed in its editor' : undefined;
  },
  permissionsOf(entry) {
    const needed = new Set<Permission>();
    for (const name of Object.keys(entry.changes)) {
      const [table = ''] = name.split('/');
      const columns = Object.keys(entry.changes[name]?.after ?? {});
      const isStock = table === 'products' && columns.every((column) => stockColumns.includes(column));
      const permission = isStock ? 'inventory:write' : tables[table];
      if (permission) needed.add(permission);
    }
    return [...needed];
  },
  skippedColumns: (entry) => ['category', ...(stockMoves(entry).length > 0 ? stockColumns : [])],
  async after(tx, entry, context) {
    if (entry.targetType === 'product') await restoreProduct(tx, entry, context);
    if (entry.targetType === 'category') await restoreCategory(tx, entry);
    if (entry.targetType === 'collection') {
      await tx
        .update(collections)
        .set({ syncedTo: 0 })
        .where(and(eq(collections.id, Number(entry.targetId)), sql`rule is not null`));
    }
  },
  async afterCommit(entries) {
    if (entries.some(({ targetType }) => targetType === 'category')) await startCategorySync(deps);
  },
});

const stockColumns = ['stock_quantity', 'in_stock'];
const variantColumns = ['options', 'option_values', 'position', 'parent_id'];

interface ProductChange {
  name: string;
  id: number;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Of the product and its variants. */
const productChanges = ({ changes }: AuditRow): ProductChange[] =>
  Object.entries(changes).flatMap(([name, { key, before, after }]) =>
    name.split('/')[0] === 'products' && before && after ? [{ name, id: Number(key.id), before, after }] : [],
  );

const stockMoves = (entry: AuditRow): ProductChange[] =>
  productChanges(entry).filter(({ after }) => 'stock_quantity' in after);

async function restoreProduct(tx: Executor, entry: AuditRow, { actor, isWhole }: UndoContext): Promise<void> {
  const id = Number(entry.targetId);
  for (const move of stockMoves(entry)) await moveBack(tx, entry, move, actor.userId);
  for (const { before } of productChanges(entry)) await checkPrices(tx, before);
  const { before, after } = entry.changes.products ?? {};
  if (before && after) {
    // The category may have another name by now.
    const named = sql<string>`coalesce((select c.name from categories c where c.id = products.category_id),
      ${before.category ?? null}::text, products.category)`;
    if ('category' in after || 'category_id' in after) {
      await tx.update(products).set({ category: named }).where(eq(products.id, id));
    }
    if (!isWhole && typeof before.name === 'string' && typeof after.name === 'string') {
      await lockRenamed(tx, id, after.name);
      await renameInBundles(tx, { id, name: after.name }, before.name);
    }
    return;
  }
  const counted = { version: sql`${products.version} + 1`, updatedAt: sql`now()` };
  await tx.update(products).set(counted).where(eq(products.id, id));
}

/** The store may have another currency by now, such as yen, in which an earlier price does not exist. */
async function checkPrices(
  tx: Executor,
  { price, compare_at_price: compareAt }: Record<string, unknown>,
): Promise<void> {
  for (const each of [price, compareAt]) {
    if (each === undefined || each === null) continue;
    await checkPriceExists(tx, String(each)).catch((error: unknown) => {
      throw error instanceof AppError
        ? refused('The earlier price does not exist in the currency of the store')
        : error;
    });
  }
}

/**
 * Moves the stock back by what the edit moved it: sales since then stay sold. Throws `conflict` where staff or an import have set
 * it again, or where the rest is reserved.
 */
async function moveBack(
  tx: Executor,
  entry: AuditRow,
  { name, id, before, after }: ProductChange,
  actorUserId: number | undefined,
): Promise<void> {
  await refuseNewer(tx, entry, name, 'stock_quantity');
  const delta = Number(before.stock_quantity) - Number(after.stock_quantity);
  const [current] = await tx
    .select({ reserved: products.reservedQuantity, inStock: products.inStock })
    .from(products)
    .where(eq(products.id, id))
    .for('update');
  if (!current) throw refused('This product is gone');
  const isCovered = sql`${products.stockOnHand} + ${delta} >= ${products.reservedQuantity}`;
  const move = { productId: id, delta, reason: 'set' as const, onlyIf: isCovered };
  if (!(await moveStock(tx, { ...move, ...(actorUserId !== undefined && { actorUserId }) }))) {
    throw belowReserved(current.reserved);
  }
  const inStock = typeof before.in_stock === 'boolean' ? before.in_stock : current.inStock;
  await tx
    .update(products)
    .set({ inStock })
    // A product may have been on sale without stock; one that is sold out meanwhile is not.
    .where(and(eq(products.id, id), sql`(stock_quantity > 0 or stock_quantity = ${Number(before.stock_quantity)})`));
}

/** Lets its products follow the name. */
async function restoreCategory(tx: Executor, { targetId, changes }: AuditRow): Promise<void> {
  const isRenamed = changes.categories?.after?.name !== undefined;
  await tx
    .update(categories)
    .set({ version: sql`${categories.version} + 1`, ...(isRenamed && { isSyncing: true }) })
    .where(eq(categories.id, Number(targetId)));
}
