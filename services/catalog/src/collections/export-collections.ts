import { toAbsoluteImage } from '@shopwright/contracts/absolute-image';
import type { QueryOf } from '@shopwright/contracts/endpoint';
import type { exportCollections as endpoint, StaffCollection } from '@shopwright/contracts/http/collections';
import { fileLanguages, inLanguage } from '@shopwright/contracts/product-file';
import type { Database } from '@shopwright/service-kit/database/connection';
import { columnsOf, writeExport } from '@shopwright/service-kit/http/write-export';
import { KnownCategories } from '../imports/categories/category-state';
import { listStaffCollections, readProductSlugs } from './read-collections';
import { writeRule } from './rule-cell';

const ownColumns = ['slug', 'title', 'text', 'image', 'isEnabled', 'seoTitle', 'seoDescription', 'rule', 'products'];
const translated = ['title', 'text', 'seoTitle', 'seoDescription'] as const;

/** Spreadsheets keep 32,767 characters of a cell: what is longer goes on in a row of the same slug. */
const cellMax = 20_000;

/** Yields the collections by title, with the slugs of their products by hand, in their order. */
export async function* exportCollections(
  { db }: Pick<Database, 'db'>,
  { format }: QueryOf<typeof endpoint>,
  publicOrigin: string | undefined,
): AsyncGenerator<string> {
  const rows = await listStaffCollections(db);
  const categories = await KnownCategories.read(db);
  const used = fileLanguages.filter((language) => rows.some(({ translations }) => translations[language]));
  const columns = columnsOf<Record<string, unknown>>([
    ...ownColumns,
    ...used.flatMap((language) => translated.map((column) => inLanguage(column, language))),
  ]);
  async function* batches(): AsyncGenerator<Record<string, unknown>[]> {
    // One at a time: each may have a thousand products.
    for (const row of rows) {
      const slugs = row.rule ? [] : (await readProductSlugs(db, [row.id])).get(row.id);
      const [first = '', ...more] = splitSlugs(slugs ?? []);
      yield [
        {
          ...toExported(row, publicOrigin),
          rule: row.rule && writeRule(row.rule, categories),
          products: first,
        },
        ...more.map((products) => ({ slug: row.slug, products })),
      ];
    }
    yield [];
  }
  yield* writeExport(batches(), { format, columns });
}

function toExported(row: StaffCollection, publicOrigin: string | undefined): Record<string, unknown> {
  const { slug, title, text, image, isEnabled, seoTitle, seoDescription, translations } = row;
  return {
    slug,
    title,
    text,
    image: image === null ? null : toAbsoluteImage(image, publicOrigin),
    isEnabled,
    seoTitle,
    seoDescription,
    ...Object.fromEntries(
      fileLanguages.flatMap((language) =>
        translated.map((column) => [inLanguage(column, language), translations[language]?.[column]]),
      ),
    ),
  };
}

function splitSlugs(slugs: readonly string[]): string[] {
  const cells: string[] = [];
  for (const slug of slugs) {
    const last = cells.at(-1);
    if (last !== undefined && last.length + slug.length < cellMax) cells[cells.length - 1] = `${last} ${slug}`;
    else cells.push(slug);
  }
  return cells;
}
