import { findAncestors } from '@shopwright/contracts/category-tree';
import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { exportCategories as endpoint, StaffCategory } from '@shopwright/contracts/http/categories';
import { fileLanguages, inLanguage } from '@shopwright/contracts/product-file';
import type { Database } from '@shopwright/service-kit/database/connection';
import { columnsOf, writeExport } from '@shopwright/service-kit/http/write-export';
import { listStaffCategories } from './read-categories';

const ownColumns = [
  'id',
  'slug',
  'parent',
  'path',
  'name',
  'description',
  'image',
  'isHidden',
  'productCount',
  'draftCount',
  'archivedCount',
];

/** Yields all categories in the order of the tree. They are few enough to be read at once, as their screen does. */
export async function* exportCategories(
  { db }: Pick<Database, 'db'>,
  { format }: QueryOf<typeof endpoint>,
): AsyncGenerator<string> {
  const rows = await listStaffCategories(db);
  const used = fileLanguages.filter((language) =>
    rows.some(({ translations }) => translations.some((text) => text.language === language)),
  );
  const translated = used.flatMap((language) => ['name', 'description'].map((column) => inLanguage(column, language)));
  yield* writeExport(oneBatch(rows.map((row) => toExported(row, rows))), {
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
    id: row.id,
    slug: row.slug,
    parent: above.at(-1)?.slug ?? null,
    path: [...above, row].map(({ name }) => name).join(' > '),
    name: row.name,
    description: row.description,
    image: row.image,
    isHidden: row.isHidden,
    productCount: row.productCount,
    draftCount: row.draftCount,
    archivedCount: row.archivedCount,
    ...Object.fromEntries(
      row.translations.flatMap(({ language, name, description }) => [
        [inLanguage('name', language), name],
        [inLanguage('description', language), description],
      ]),
    ),
  };
}
