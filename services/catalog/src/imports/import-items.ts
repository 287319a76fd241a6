import type { ChangesOfItem } from '@shopwright/contracts/http/file-imports';
import type { EditedVariant } from '@shopwright/contracts/http/product-options';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import type { Executor } from '@shopwright/service-kit/database/connection';
import { AppError } from '@shopwright/service-kit/errors';
import { eq, sql } from 'drizzle-orm';
import { products } from '../db/products';
import { asDuplicateProduct } from '../products/product-rules';
import { replaceOptions } from '../products/put-product-options';
import { isOfFeed, narrowToSupply, readFeedProducts, toFeedItem } from '../supplier-feeds/feed-items';
import { recordSeen } from '../supplier-feeds/record-seen';
import { nameOurImages } from './fetched-images/our-images';
import { keepImagesElsewhere } from './fetched-images/request-images';
import { hasRoom, type NewCollections, nameCollections, takeRoom } from './file-collections';
import { type CurrentProduct, findProducts, type NamedItem } from './find-products';
import type { DecidedItem, Job, StoredItem } from './items';
import { type ImportTerms, planProduct, RowProblem } from './plan-product';
import { planVariants, type VariantsPlan } from './plan-variants';
import type { RowPatch } from './product-values';
import { readItem } from './read-item';
import { type PlannedProduct, storeProducts } from './store-products';

interface PlannedItem extends PlannedProduct {
  variants: VariantsPlan | undefined;
}

/** Imports items, or says what an import would do with them. An item that waits for an earlier one of its product has no outcome. */
export async function importItemsOf(
  tx: Executor,
  job: Job,
  items: readonly StoredItem[],
  terms: ImportTerms,
): Promise<DecidedItem[]> {
  const isStored = job.phase === 'import';
  const decided: DecidedItem[] = [];
  const named: NamedItem[] = [];
  for (const { key, rows } of items) {
    const read = readItem(rows, terms);
    const patch = 'reason' in read ? read : terms.feed ? toFeedItem(read.patch, terms.feed) : read;
    if ('reason' in patch) decided.push({ key, reason: patch.reason });
    else named.push({ key, patch: patch.patch });
  }
  await nameOurImages(
    tx,
    named.map(({ patch }) => patch),
  );
  const { created, reasons, room } = await nameCollections(tx, named, { isLocked: isStored });
  if (!(await hasRoom(tx, created))) for (const { key } of named.filter(isInNew(created))) reasons.set(key, isFull);
  const found = await findProducts(tx, named, { isLocked: isStored });
  const known = terms.feed && (await readFeedProducts(tx, found));
  const owners = await findOwners(tx, named, found);
  const planned: PlannedItem[] = [];
  const taken = new Set<string>();
  for (const item of named) {
    const current = found.get(item.key);
    if (terms.feed && !isOfFeed(current, terms.feed)) {
      decided.push({ key: item.key, productId: current?.row.id, outcome: 'unchanged' });
      continue;
    }
    if (current && known) narrowToSupply(item.patch, current, known.get(current.row.id));
    const claims = claimsOf(item, current);
    if (isStored && claims.some((claim) => taken.has(claim))) continue;
    for (const claim of claims) taken.add(claim);
    try {
      const reason = reasons.get(item.key);
      if (reason !== undefined) throw new RowProblem('collections', reason);
      const plan = planItem(item, current, terms);
      checkOwners(plan, owners);
      takeRoom(plan.plan, current?.values.collections ?? [], room);
      planned.push(plan);
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error;
      decided.push({ key: item.key, reason: error.message });
    }
  }
  if (!isStored) return [...decided, ...planned.map((item) => toDecided(item, item.current?.row.id))];
  const stored = await store(tx, { ...job, newCollections: created }, planned);
  const imaged = new Set(named.filter(namesImages).map(({ key }) => key));
  const ids = stored.flatMap(({ key, productId, reason }) =>
    productId !== undefined && reason === undefined && imaged.has(key) ? [productId] : [],
  );
  await keepImagesElsewhere(tx, job.id, ids);
  if (terms.feed) await recordSeen(tx, terms.feed, planned, stored);
  return [...decided, ...stored];
}

const isFull = validationMessages.collections_max;
const isInNew =
  (created: NewCollections) =>
  ({ patch: { product } }: NamedItem): boolean =>
    product?.values.collections?.some((slug) => created.has(slug)) ?? false;

const namesImages = ({ patch: { product, variants } }: NamedItem): boolean =>
  [...(product ? [product] : []), ...variants].some(({ values }) => values.image || values.images?.length);

/** What no two items of one batch may name. */
const claimsOf = ({ patch: { product, variants } }: NamedItem, current: CurrentProduct | undefined): string[] => [
  ...(current ? [`id ${current.row.id}`, `id ${current.row.parentId ?? current.row.id}`] : []),
  ...(product?.slug ? [`slug ${product.slug}`] : []),
  ...[...(product ? [product] : []), ...variants].flatMap(({ values }) =>
    values.sku ? [`sku ${values.sku.toLowerCase()}`] : [],
  ),
  ...(product?.values.supplierProductId
    ? [`item ${product.values.supplierName} ${product.values.supplierProductId}`]
    : []),
];

function planItem({ key, patch }: NamedItem, current: CurrentProduct | undefined, terms: ImportTerms): PlannedItem {
  const hasVariants = patch.variants.length > 0;
  const [variant] = patch.variants;
  if (!patch.product && !current) throw new RowProblem('parent', 'The store has no such product, nor has the file');
  if (hasVariants && current?.row.parentId) throw new RowProblem('parent', 'This product is a variant of another one');
  const row: RowPatch = patch.product ?? { row: variant?.row ?? 0, values: {}, translations: {}, options: [] };
  const plan = planProduct(row, current, terms, { hasVariants });
  if (!hasVariants) return { key, plan, current, slug: row.slug, variants: undefined };
  const parent = { values: plan.after, options: current?.row.options ?? [], variants: current?.variants ?? [] };
  const variants = planVariants(patch, parent, terms);
  // A product on sale has a price before its variants are written.
  if (!current) plan.after.price = lowestPrice(variants);
  const slug = row.slug;
  return { key, plan, current, slug, variants };
}

const lowestPrice = ({ variants }: VariantsPlan): string =>
  variants.map(({ price }) => price).reduce((one, other) => (Number(other) < Number(one) ? other : one));

interface Owner {
  id: number;
  parentId: number | null;
}

/** Who has the SKUs and supplier's items of the items now. */
async function findOwners(
  tx: Executor,
  items: readonly NamedItem[],
  found: ReadonlyMap<string, CurrentProduct>,
): Promise<Map<string, Owner>> {
  const rows = items.flatMap(({ patch: { product, variants } }) => [...(product ? [product] : []), ...variants]);
  const own = [...found.values()].flatMap(({ values }) => values.sku ?? []);
  const skus = JSON.stringify([...rows.flatMap(({ values }) => values.sku ?? []), ...own]);
  if (skus === '[]') return new Map();
  const sold = await tx.execute<Owner & { sku: string } & Record<string, unknown>>(sql`
    select lower(p.sku) as sku, p.id, p.parent_id as "parentId"
    from (select distinct lower(value) as sku from jsonb_array_elements_text(${skus}::text::jsonb) as value) given
    cross join lateral (select * from ${products} where lower(products.sku) = given.sku and archived_at is null limit 1) p`);
  return new Map(sold.map(({ sku, id, parentId }) => [sku, { id, parentId }]));
}

/** A product that is sold again loses a SKU that another one has by now. Of variants, `replaceOptions` checks the SKUs. */
function checkOwners({ plan: { after, changes }, current }: PlannedItem, owners: ReadonlyMap<string, Owner>): void {
  if (after.sku === null || after.status !== 'active' || (!changes.sku && !changes.status)) return;
  const owner = owners.get(after.sku.toLowerCase());
  if (!owner || owner.id === current?.row.id) return;
  if (changes.sku) throw new RowProblem('sku', validationMessages.sku_taken);
  changes.sku = [after.sku, null];
  after.sku = null;
}

const hasChanges = ({ plan, variants }: PlannedItem): boolean =>
  Object.keys(plan.changes).length > 0 ||
  (variants !== undefined && (variants.changes.options !== undefined || variants.changes.variants.length > 0));

function toDecided(item: PlannedItem, productId: number | undefined, variantIds: readonly number[] = []): DecidedItem {
  const { key, current, plan, variants } = item;
  if (current && !hasChanges(item)) return { key, productId, outcome: 'unchanged' };
  const options = variants?.changes.options;
  const changes = {
    values: { ...plan.changes, ...(options && { options }) },
    ...(variants && {
      variants: variants.changes.variants.map(({ at, id, changes: values }) => ({
        id: id ?? variantIds[at] ?? 0,
        isNew: id === undefined,
        optionValues: variants.variants[at]?.optionValues ?? [],
        values,
      })),
    }),
  };
  return { key, productId, outcome: current ? 'updated' : 'created', changes: changes as ChangesOfItem };
}

/** Products without variants by a few statements; those with variants one by one, so that one of them fails alone. */
async function store(
  tx: Executor,
  { newCollections, ...job }: Job & { newCollections: NewCollections },
  planned: readonly PlannedItem[],
): Promise<DecidedItem[]> {
  const source = { jobId: job.id, actorUserId: job.requestedBy ?? undefined, newCollections };
  const plain = planned.filter(({ variants }) => !variants);
  const ids = await storeProducts(tx, await withFreeSlugs(tx, plain), source);
  const decided = plain.map((item) => toDecided(item, ids.get(item.key)));
  for (const item of planned) {
    if (!item.variants) continue;
    const { variants } = item;
    const stored = await tx
      .transaction(async (savepoint) => {
        const [productId = 0] = (
          await storeProducts(savepoint, await withFreeSlugs(savepoint, [item]), source)
        ).values();
        if (!hasChanges(item)) return toDecided(item, productId);
        const [row] = await savepoint
          .select({ version: products.version })
          .from(products)
          .where(eq(products.id, productId));
        const edit = { productId, version: row?.version ?? 0, actorUserId: source.actorUserId };
        const edited = await withVersions(savepoint, productId, variants.variants);
        const variantIds = await replaceOptions(savepoint, { ...edit, options: variants.options, variants: edited });
        return toDecided(item, productId, variantIds);
      })
      .catch((error: unknown): DecidedItem => {
        const problem = asDuplicateProduct(error);
        if (!(problem instanceof AppError)) throw error;
        const [field] = problem.fields ?? [];
        return { key: item.key, reason: field ? `${field.path}: ${field.message}` : problem.message };
      });
    decided.push(stored);
  }
  return decided;
}

/** The variants are locked; what changed of their product has raised their versions. */
export async function withVersions(
  tx: Executor,
  parentId: number,
  variants: readonly EditedVariant[],
): Promise<EditedVariant[]> {
  const rows = await tx
    .select({ id: products.id, version: products.version })
    .from(products)
    .where(eq(products.parentId, parentId));
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  return variants.map((variant) =>
    variant.id === undefined ? variant : { ...variant, version: versions.get(variant.id) },
  );
}

/** A new product keeps the slug of its row, as links contain it, unless another one has it. */
async function withFreeSlugs(tx: Executor, planned: readonly PlannedItem[]): Promise<PlannedProduct[]> {
  const slugs = JSON.stringify(planned.flatMap(({ slug, current }) => (slug && !current ? [slug] : [])));
  if (slugs === '[]') return [...planned];
  const found = await tx.execute<{ slug: string }>(sql`select slug from ${products}
    where slug in (select jsonb_array_elements_text(${slugs}::text::jsonb))`);
  const taken = new Set(found.map(({ slug }) => slug));
  return planned.map((item) => (item.slug && taken.has(item.slug) ? { ...item, slug: undefined } : item));
}
