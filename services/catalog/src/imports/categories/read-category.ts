import { toOwnImages } from '@shopwright/contracts/absolute-image';
import { image, line, maxInteger } from '@shopwright/contracts/fields';
import { categoryTranslation, editedCategory } from '@shopwright/contracts/http/categories';
import { type FeatureLists, featureLists } from '@shopwright/contracts/http/storefront';
import { type FileLanguage, fileLanguages, inLanguage } from '@shopwright/contracts/product-file';
import { validationMessages } from '@shopwright/contracts/validation-messages';
import * as z from 'zod';
import type { StoredItem } from '../items';
import { createCellReader, flag } from '../read-cells';

/** What a file says of a category. What it does not say is undefined. */
export interface CategoryPatch {
  key: string;
  slug: string | undefined;
  name: string | undefined;
  /** Empty for the top. */
  parentSlug: string | undefined;
  parentName: string | undefined;
  description: string | null | undefined;
  image: string | null | undefined;
  isHidden: boolean | undefined;
  position: number | undefined;
  features: Partial<Record<keyof FeatureLists, string[]>>;
  texts: Partial<Record<FileLanguage, { name?: string | undefined; description?: string | null | undefined }>>;
}

const { name, slug } = editedCategory.shape;
const description = categoryTranslation.shape.description.unwrap();
const position = z
  .string()
  .regex(/^-?\d{1,10}$/, validationMessages.whole_number)
  .transform(Number)
  .pipe(z.number().min(-maxInteger).max(maxInteger));
const separator = ' > ';

/** Of rows with the same slug or name, what the last one says counts. */
export function readCategory(
  { key, rows }: StoredItem,
  publicOrigin: string | undefined,
): CategoryPatch | { reason: string } {
  const cells = rows.at(-1)?.cells ?? {};
  const { has, read, refuse, problems } = createCellReader({
    ...cells,
    ...(cells.image !== undefined && { image: toOwnImages(cells.image, publicOrigin) }),
  });
  const path = cells.path?.trim() ? cells.path.split(separator).map((part) => part.trim()) : undefined;
  const readFeatures = (column: string, language: keyof FeatureLists): [keyof FeatureLists, string[]][] => {
    if (!has(column)) return [];
    const lines = (cells[column] ?? '')
      .split('\n')
      .map((text) => text.trim())
      .filter((text) => text !== '');
    const result = featureLists.safeParse({ [language]: lines });
    if (!result.success) refuse(column, result.error.issues[0]?.message ?? 'Invalid');
    return [[language, result.data?.[language] ?? []]];
  };
  const patch: CategoryPatch = {
    key,
    slug: cells.slug?.trim() ? read('slug', slug) : undefined,
    name: has('name') ? read('name', name) : path?.at(-1),
    parentSlug: read('parent', line(100), ''),
    parentName: has('parent') || path === undefined ? undefined : (path.at(-2) ?? ''),
    description: read<string | null>('description', description, null),
    image: read<string | null>('image', image(), null),
    isHidden: read('isHidden', flag, false),
    position: cells.position?.trim() ? read('position', position) : undefined,
    features: Object.fromEntries([
      ...readFeatures('features', 'en'),
      ...fileLanguages.flatMap((language) => readFeatures(inLanguage('features', language), language)),
    ]),
    texts: Object.fromEntries(
      fileLanguages.flatMap((language) => {
        const [nameColumn, textColumn] = [inLanguage('name', language), inLanguage('description', language)];
        if (!has(nameColumn) && !has(textColumn)) return [];
        // Without a name, a language has no texts.
        const translated = read(nameColumn, name, '');
        return [[language, { name: translated, description: read<string | null>(textColumn, description, null) }]];
      }),
    ),
  };
  if (patch.slug === undefined && patch.name === undefined && problems.length === 0) {
    refuse('slug', validationMessages.required);
  }
  return problems.length > 0 ? { reason: problems.join('; ') } : patch;
}
