import { toAbsoluteImage } from '@shopwright/contracts/absolute-image';
import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { exportProducts as endpoint } from '@shopwright/contracts/http/product-export';
import {
  baseColumns,
  type FileLanguage,
  fileLanguages,
  inLanguage,
  joinImages,
  joinSpecs,
  splitImages,
  translatedColumns,
} from '@shopwright/contracts/product-file';
import { joinTags } from '@shopwright/contracts/tags';
import type { Database, Executor } from '@shopwright/service-kit/database/connection';
import { columnsOf, inBatches, writeExport } from '@shopwright/service-kit/http/write-export';
import { and, asc, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { withCategories } from '../db/categories';
import { productImages } from '../db/images';
import { products, productTranslations } from '../db/products';
import type { CatalogDeps } from '../deps';
import { readCollectionsOf } from '../imports/find-products';
import { findSimilar } from '../search/find-similar';
import { matchesSearch } from '../search/match-sku';
import { isAmong } from '../search/relevance';
import { typedWords } from '../search/word-search';
import { filterCondition, hasTypo } from './list-staff-products';
import type { ProductRow } from './variant-rows';

const batchSize = 500;
type ExportQuery = QueryOf<typeof endpoint>;
type Cells = Record<string, string>;

/** Yields the products of a view, each with its variants, some at a time, so that a million of them need no memory. */
export async function* exportProducts(
  { db, publicOrigin }: Pick<Database, 'db'> & Pick<CatalogDeps, 'publicOrigin'>,
  { format, ...filter }: ExportQuery,
): AsyncGenerator<string> {
  const languages = await usedLanguages(db);
  const columns = [
    ...baseColumns.filter((column) => column !== 'id' && column !== 'isDraft'),
    ...languages.flatMap(translatedColumns),
  ];
  yield* writeExport(withAbsoluteImages(readBatches(db, await foundCondition(db, filter)), publicOrigin), {
    format,
    columns: columnsOf<Cells>(columns),
    toObject: (cells) => inOrder(columns, cells),
  });
}

/** Another store fetches them from here. */
async function* withAbsoluteImages(
  batches: AsyncIterable<Cells[]>,
  origin: string | undefined,
): AsyncGenerator<Cells[]> {
  for await (const batch of batches) {
    yield batch.map(({ image = '', images, ...cells }) => ({
      ...cells,
      image: toAbsoluteImage(image, origin),
      ...(images !== undefined && {
        images: joinImages(splitImages(images).map((each) => toAbsoluteImage(each, origin))),
      }),
    }));
  }
}

async function* readBatches(db: Database['db'], condition: SQL | undefined): AsyncGenerator<Cells[]> {
  const read = (last?: ProductRow) =>
    db
      .select()
      .from(products)
      .where(and(isNull(products.parentId), gt(products.id, last?.id ?? 0), condition))
      .orderBy(asc(products.id))
      .limit(batchSize);
  for await (const rows of inBatches(batchSize, read)) yield readCells(db, rows);
}

/** The products that the table shows: of similar words where the search has a typing error. */
async function foundCondition(db: Database['db'], query: Omit<ExportQuery, 'format'>): Promise<SQL | undefined> {
  const { search = '' } = query;
  const matches = await matchesSearch(db, search);
  const filters = filterCondition(await withCategories(db, query));
  if (!(await hasTypo(db, query, matches))) return and(filters, matches);
  return isAmong(await findSimilar({ db }, { words: typedWords(search), filters }));
}

/** Without empty values, which are most. */
const inOrder = (columns: readonly string[], cells: Cells): Record<string, string> =>
  Object.fromEntries(columns.flatMap((column) => (cells[column] ? [[column, cells[column]]] : [])));

/** Others would be empty columns. */
async function usedLanguages(db: Executor): Promise<FileLanguage[]> {
  const rows = await db.execute<{ language: string }>(sql`
    select language from jsonb_array_elements_text(${JSON.stringify(fileLanguages)}::text::jsonb) as asked (language)
    where exists (select from ${productTranslations} t where t.language = asked.language)
      or exists (select from ${products} p where p.options <> '[]' and p.options @? (
        '$[*].translations.' || asked.language)::jsonpath)`);
  const used = new Set(rows.map(({ language }) => language));
  return fileLanguages.filter((language) => used.has(language));
}

async function readCells(db: Executor, parents: ProductRow[]): Promise<Cells[]> {
  const ids = parents.map(({ id }) => id);
  if (ids.length === 0) return [];
  const ofOptions = parents.filter(({ options }) => options.length > 0).map(({ id }) => id);
  const [variants, images, texts, listed] = await Promise.all([
    ofOptions.length === 0
      ? []
      : db
          .select()
          .from(products)
          .where(and(inArray(products.parentId, ofOptions), isNotNull(products.position)))
          .orderBy(asc(products.parentId), asc(products.position)),
    db
      .select()
      .from(productImages)
      .where(inArray(productImages.productId, ids))
      .orderBy(asc(productImages.productId), asc(productImages.position)),
    db.select().from(productTranslations).where(inArray(productTranslations.productId, ids)),
    readCollectionsOf(db, ids),
  ]);
  const slugsOf = new Map(listed.map(({ productId, slugs }) => [productId, slugs]));
  const variantsOf = groupBy(variants, ({ parentId }) => parentId);
  const imagesOf = groupBy(images, ({ productId }) => productId);
  const textsOf = groupBy(texts, ({ productId }) => productId);
  return parents.flatMap((row) => [
    {
      ...ownCells(row),
      collections: joinTags(slugsOf.get(row.id) ?? []),
      images: joinImages((imagesOf.get(row.id) ?? []).map(({ url }) => url)),
      ...translatedCells(row, textsOf.get(row.id) ?? []),
    },
    ...(variantsOf.get(row.id) ?? []).map((variant) => variantCells(variant, row)),
  ]);
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => number | null): Map<number | null, Row[]> {
  const groups = new Map<number | null, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

const toStatus = ({ archivedAt, isDraft }: ProductRow): string =>
  archivedAt === null ? 'active' : isDraft ? 'draft' : 'archived';

/** What belongs to variants is empty in the row of a product that has them. */
function ownCells(row: ProductRow): Cells {
  const isSupplied = row.isDropshipped || row.supplierCost !== null;
  return {
    slug: row.slug,
    name: row.name,
    description: row.description,
    status: toStatus(row),
    category: row.category,
    tags: joinTags(row.tags),
    image: row.image,
    imageAlt: row.imageAlt,
    featured: String(row.featured),
    taxClass: row.taxClass,
    needsShipping: String(row.needsShipping),
    specs: joinSpecs(row.specs),
    seoTitle: row.seoTitle ?? '',
    seoDescription: row.seoDescription ?? '',
    isDropshipped: String(row.isDropshipped),
    supplierName: row.supplierName ?? '',
    dropshipMargin: isSupplied ? String(row.dropshipMargin ?? '') : '',
    ...Object.fromEntries(row.options.map(({ name }, at) => [`option${at + 1}Name`, name])),
    ...(row.options.length === 0 && { ...soldCells(row), inStock: String(row.inStock) }),
  };
}

/** Of a variant, or of a product without any. */
const soldCells = (row: ProductRow): Cells => ({
  sku: row.sku ?? '',
  gtin: row.gtin ?? '',
  price: row.price,
  compareAtPrice: row.compareAtPrice ?? '',
  stockQuantity: String(row.stockOnHand),
  lowStockThreshold: String(row.lowStockThreshold),
  weightGrams: String(row.weightGrams),
  supplierProductId: row.supplierProductId ?? '',
  supplierCost: row.supplierCost ?? '',
});

function variantCells(variant: ProductRow, parent: ProductRow): Cells {
  const cells: Cells = {
    parent: parent.slug,
    image: variant.image === parent.image ? '' : variant.image,
    ...soldCells(variant),
  };
  for (const [at, value] of (variant.optionValues ?? []).entries()) {
    const option = parent.options[at];
    const place = option?.values.indexOf(value) ?? -1;
    cells[`option${at + 1}Value`] = value;
    cells[`option${at + 1}Swatch`] = option?.swatches?.[place] ?? '';
    for (const language of fileLanguages) {
      cells[inLanguage(`option${at + 1}Value`, language)] = option?.translations[language]?.values[place] ?? '';
    }
  }
  return cells;
}

type Texts = typeof productTranslations.$inferSelect;

function translatedCells({ options }: ProductRow, texts: readonly Texts[]): Cells {
  const cells: Cells = {};
  for (const { language: stored, name, description, specs, seoTitle, seoDescription } of texts) {
    const language = stored as FileLanguage;
    cells[inLanguage('name', language)] = name;
    cells[inLanguage('description', language)] = description;
    cells[inLanguage('specs', language)] = joinSpecs(specs);
    cells[inLanguage('seoTitle', language)] = seoTitle ?? '';
    cells[inLanguage('seoDescription', language)] = seoDescription ?? '';
  }
  for (const [at, { translations }] of options.entries()) {
    for (const language of fileLanguages) {
      cells[inLanguage(`option${at + 1}Name`, language)] = translations[language]?.name ?? '';
    }
  }
  return cells;
}
