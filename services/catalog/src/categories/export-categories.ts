import { toAbsoluteImage } from '@shopwright/contracts/absolute-image';
import { findAncestors } from '@shopwright/contracts/category-tree';
import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { exportCategories as endpoint, StaffCategory } from '@shopwright/contracts/http/categories';
import { fileLanguages, inLanguage } from '@shopwright/contracts/product-file';
import type { Database } from '@shopwright/service-kit/database/connection';
import { columnsOf, writeExport } from '@shopwright/service-kit/http/write-export';
import { categories } from '../db/categories';
import { listStaffCategories } from './read-categories';

const ownColumns = [
  'slug',
  'parent',
  'path',
  'position',
  'name',
  'description',
  'image',
  'isHidden',
  'features',
  'productCount',
  'draftCount',
  'archivedCount',
];

/** Yields all categories in the order of the tree. They are few enough to be read at once, as their screen does. */
export async function* exportCategories(
  { db }: Pick<Database, 'db'>,
  { format }: QueryOf<typeof endpoint>,
  publicOrigin: string | undefined,
): AsyncGenerator<string> {
  const rows = await listStaffCategories(db);
  const places = await db.select({ id: categories.id, position: categories.position }).from(categories);
  const positions = new Map(places.map(({ id, position }) => [id, position]));
  const used = fileLanguages.filter((language) =>
    rows.some(
      ({ translations, features }) => features[language] || translations.some((text) => text.language === language),
    ),
  );
  const translated = used.flatMap((language) =>
    ['name', 'description', 'features'].map((column) => inLanguage(column, language)),
  );
  const toRow = (row: StaffCategory) => ({
    ...toExported(row, rows),
    position: positions.get(row.id) ?? 0,
    image: row.image === null ? null : toAbsoluteImage(row.image, publicOrigin),
  });
  yield* writeExport(oneBatch(rows.map(toRow)), {
    format,
    columns: columnsOf<Record<string, unknown>>([...ownColumns, ...translated]),
  });
}

async function* oneBatch<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

/** The slug names a category also in another store, which gives it another id. */
function toExported(row: StaffCategory, rows: readonly StaffCategory[]): Record<string, unknown> {
  const above = findAncestors(rows, row);
  return {
    slug: row.slug,
    parent: above.at(-1)?.slug ?? null,
    path: [...above, row].map(({ name }) => name).join(' > '),
    name: row.name,
    description: row.description,
    isHidden: row.isHidden,
    features: row.features.en?.join('\n'),
    productCount: row.productCount,
    draftCount: row.draftCount,
    archivedCount: row.archivedCount,
    ...Object.fromEntries(
      row.translations.flatMap(({ language, name, description }) => [
        [inLanguage('name', language), name],
        [inLanguage('description', language), description],
      ]),
    ),
    ...Object.fromEntries(
      fileLanguages.map((language) => [inLanguage('features', language), row.features[language]?.join('\n')]),
    ),
  };
}
