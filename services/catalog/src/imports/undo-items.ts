import { isDeepStrictEqual } from 'node:util';
import type { ChangesOfItem } from '@shopwright/contracts/http/file-imports';
import type { EditedOption, EditedVariant } from '@shopwright/contracts/http/product-options';
import { fileLanguages, inLanguage } from '@shopwright/contracts/product-file';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { eq } from 'drizzle-orm';
import { products } from '../db/products';
import { asDuplicateProduct } from '../products/product-rules';
import { replaceOptions } from '../products/put-product-options';
import { withOurImages } from './fetched-images/our-images';
import { type CurrentProduct, findProducts } from './find-products';
import { withVersions } from './import-items';
import type { DecidedItem, Job, StoredItem } from './items';
import type { Changes, ProductPlan } from './plan-product';
import { toEdited } from './plan-variants';
import type { ProductValues, RowPatch, Translations } from './product-values';
import { storeProducts } from './store-products';

/**
 * Takes back what the items changed. A product that an item created is archived. A value that was changed again since then
 * stays, and so does the product of an item whose earlier SKU another product has by now.
 */
export async function undoItems(tx: Executor, job: Job, stored: readonly StoredItem[]): Promise<DecidedItem[]> {
  const items = await withOurImages(tx, stored);
  const named = items.flatMap((item) =>
    item.productId === null ? [] : [{ key: item.key, patch: toPatch(item, item.productId) }],
  );
  const found = await findProducts(tx, named, { isLocked: true });
  const decided: DecidedItem[] = [];
  for (const item of items) decided.push(await undoItem(tx, job, item, found.get(item.key)));
  return decided;
}

/** Finds the product with all that the item changed. */
function toPatch({ changes }: StoredItem, id: number): { product: RowPatch; variants: RowPatch[] } {
  const translations = fileLanguages.filter((language) => isTranslated(changes, language));
  const row = { row: 0, id, values: { images: [], collections: [] }, options: [] };
  const product = { ...row, translations: Object.fromEntries(translations.map((language) => [language, {}])) };
  return {
    product,
    variants: changes?.variants?.length || changes?.values.options ? [row as unknown as RowPatch] : [],
  };
}

const isTranslated = (changes: ChangesOfItem | null, language: (typeof fileLanguages)[number]): boolean =>
  ['name', 'description', 'specs', 'seoTitle', 'seoDescription'].some(
    (column) => changes?.values[inLanguage(column, language)] !== undefined,
  );

async function undoItem(
  tx: Executor,
  job: Job,
  item: StoredItem,
  current: CurrentProduct | undefined,
): Promise<DecidedItem> {
  const { key, outcome, changes } = item;
  if (!current || outcome === 'unchanged' || outcome === null) return { key };
  const kept: string[] = [];
  const values: Changes =
    outcome === 'created' ? { status: [current.values.status, 'archived'] } : reverse(item, current, kept);
  const plan = toPlan(current, values);
  const source = { jobId: job.id, actorUserId: job.requestedBy ?? undefined };
  try {
    await tx.transaction(async (savepoint) => {
      const planned = { key, plan, current, slug: undefined };
      if (Object.keys(plan.changes).length > 0) await storeProducts(savepoint, [planned], source);
      if (outcome === 'updated' && changes)
        await undoVariants(savepoint, { changes, current, kept }, source.actorUserId);
    });
  } catch (error) {
    const problem = asDuplicateProduct(error);
    if (!(problem instanceof AppError)) throw error;
    const [field] = problem.fields ?? [];
    return { key, reason: field ? `${field.path}: ${field.message}` : problem.message };
  }
  return kept.length === 0 ? { key } : { key, reason: `Changed since then, and kept: ${kept.join(', ')}` };
}

/** The changes backwards, of values that are still what the import made them. Stock goes back by as many units. */
function reverse({ changes }: StoredItem, current: CurrentProduct, kept: string[]): Changes {
  const reversed: Changes = {};
  const now = { ...current.values, ...flatten(current.translations) } as Record<string, unknown>;
  for (const [column, [before, after]] of Object.entries(changes?.values ?? {})) {
    if (column === 'options') continue;
    const value = now[column] ?? null;
    if (column === 'stockQuantity') {
      const back = Number(value) + Number(before) - Number(after);
      if (back >= current.row.reservedQuantity) reversed[column] = [value, back];
      else kept.push(column);
    } else if (isDeepStrictEqual(value, after)) reversed[column] = [value, before];
    else if (!isDeepStrictEqual(value, before)) kept.push(column);
  }
  return reversed;
}

const flatten = (translations: Translations): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(translations).flatMap(([language, texts]) =>
      Object.entries(texts).map(([column, value]) => [inLanguage(column, language as 'de'), value]),
    ),
  );

function toPlan(current: CurrentProduct, changes: Changes): ProductPlan {
  const own = Object.entries(changes).filter(([column]) => !column.includes(':'));
  const after = {
    ...current.values,
    ...Object.fromEntries(own.map(([column, [, value]]) => [column, value])),
  } as ProductValues;
  if (after.compareAtPrice !== null && Number(after.compareAtPrice) <= Number(after.price)) after.compareAtPrice = null;
  if (after.stockQuantity === 0) after.inStock = false;
  const translations = fileLanguages.flatMap((language) => {
    const texts: Record<string, unknown> = { ...current.translations[language] };
    for (const [column, [, value]] of Object.entries(changes)) {
      const [name = '', inside] = column.split(':');
      if (inside === language) texts[name] = value;
    }
    return texts.name
      ? [[language, { description: '', specs: [], seoTitle: null, seoDescription: null, ...texts }]]
      : [];
  });
  return { after, changes, translations: Object.fromEntries(translations) as Translations };
}

interface VariantsToUndo {
  changes: ChangesOfItem;
  current: CurrentProduct;
  kept: string[];
}

/** New variants are left out again, changed ones get their values back, and the options those that they had. */
async function undoVariants(
  tx: Executor,
  { changes, current, kept }: VariantsToUndo,
  actorUserId: number | undefined,
): Promise<void> {
  const options = changes.values.options as [EditedOption[], EditedOption[]] | undefined;
  const changed = changes.variants ?? [];
  if (!options && changed.length === 0) return;
  const isAsImported =
    !options ||
    isDeepStrictEqual(
      current.row.options.map(({ name, values }) => [name, values]),
      options[1].map(({ name, values }) => [name, values]),
    );
  if (!isAsImported) {
    kept.push('options');
    return;
  }
  const added = new Set(changed.filter(({ isNew }) => isNew).map(({ id }) => id));
  const sold = current.variants.filter(({ position, id }) => position !== null && !added.has(id));
  const variants = sold.map((row) => {
    const variant = toEdited(row, current.values.image) as EditedVariant & Record<string, unknown>;
    for (const [column, [before, after]] of Object.entries(changed.find(({ id }) => id === row.id)?.values ?? {})) {
      const value = variant[column] ?? null;
      if (column === 'stockQuantity') {
        const back = Number(value) + Number(before) - Number(after);
        if (back >= row.reservedQuantity) variant.stockQuantity = back;
        else kept.push(`${variant.optionValues.join(', ')}: ${column}`);
      } else if (isDeepStrictEqual(value, after)) Object.assign(variant, { [column]: before });
      else kept.push(`${variant.optionValues.join(', ')}: ${column}`);
    }
    return variant as EditedVariant;
  });
  const [row] = await tx.select({ version: products.version }).from(products).where(eq(products.id, current.row.id));
  const before = options ? options[0] : (current.row.options as EditedOption[]);
  await replaceOptions(tx, {
    productId: current.row.id,
    version: row?.version ?? 0,
    options: before.length === 0 ? [] : before,
    variants: before.length === 0 ? [] : await withVersions(tx, current.row.id, variants),
    actorUserId,
  });
}
