import { toOwnImages } from '@shopwright/contracts/absolute-image';
import { image } from '@shopwright/contracts/fields';
import { collectedMax, collectionForm, collectionTexts } from '@shopwright/contracts/http/collections';
import { type FileLanguage, fileLanguages, inLanguage } from '@shopwright/contracts/product-file';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import * as z from 'zod';
import type { StoredItem } from '../items';
import { createCellReader, flag } from '../read-cells';

const textColumns = ['title', 'text', 'seoTitle', 'seoDescription'] as const;
type TextColumn = (typeof textColumns)[number];
type Texts = Partial<Record<TextColumn, string | null | undefined>>;

/** What a file says of a collection. What it does not say is undefined. */
export interface CollectionPatch extends Texts {
  key: string;
  slug: string | undefined;
  image: string | null | undefined;
  isEnabled: boolean | undefined;
  /** As it is written; empty for a collection by hand. */
  rule: string | undefined;
  /** The slugs of products by hand, in their order. */
  products: string[] | undefined;
  translations: Partial<Record<FileLanguage, Texts>>;
}

const schemas: Record<TextColumn, z.ZodType<string | null>> = collectionTexts.shape;
const slugs = z
  .string()
  .transform((cell) => [...new Set(cell.split(/[\s,;|]+/).filter((slug) => slug !== ''))])
  .pipe(z.array(z.string().max(200)).max(collectedMax, `A collection has at most ${collectedMax} products by hand`));

/** Further rows of a collection have more of its products. */
export function readCollection(
  { key, rows }: StoredItem,
  publicOrigin: string | undefined,
): CollectionPatch | { reason: string } {
  const cells = { ...rows[0]?.cells };
  const lists = rows.flatMap(({ cells: { products } }) => products ?? []);
  if (lists.length > 0) cells.products = lists.join(' ').trim();
  if (cells.image !== undefined) cells.image = toOwnImages(cells.image, publicOrigin);
  const { has, read, refuse, problems } = createCellReader(cells);
  const readText = (column: TextColumn, language?: FileLanguage): string | null | undefined => {
    const name = language ? inLanguage(column, language) : column;
    return read<string | null>(name, schemas[column], language === undefined && column === 'title' ? undefined : null);
  };
  const readTexts = (language?: FileLanguage): Texts =>
    Object.fromEntries(textColumns.map((column) => [column, readText(column, language)]));
  const patch: CollectionPatch = {
    key,
    ...readTexts(),
    slug: cells.slug?.trim() ? read('slug', collectionForm.shape.slug) : undefined,
    image: read<string | null>('image', image(), null),
    isEnabled: read('isEnabled', flag, true),
    rule: read('rule', z.string(), ''),
    products: read('products', slugs, []),
    translations: Object.fromEntries(
      fileLanguages
        .filter((language) => textColumns.some((column) => has(inLanguage(column, language))))
        .map((language) => [language, readTexts(language)]),
    ),
  };
  if (patch.rule && patch.products?.length) {
    refuse('products', 'A rule chooses the products of this collection');
  }
  if (patch.slug === undefined && patch.title === undefined && problems.length === 0) {
    refuse('slug', validationMessages.required);
  }
  return problems.length > 0 ? { reason: problems.join('; ') } : patch;
}
