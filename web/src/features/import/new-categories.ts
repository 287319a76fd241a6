import { asciiText } from '@shopwright/contracts/ascii-text';
import { countEdits } from '@shopwright/contracts/count-edits';
import type { StaffCategory } from '@shopwright/contracts/http/categories';
import { newCategoriesMax, newCategoryName } from '@shopwright/contracts/http/file-imports';
import { FileProblem } from './file-problem';
import { readRows } from './read-rows';
import { readTexts } from './read-texts';
import { categoryKey, toFileRow } from './upload-file';

type Known = Pick<StaffCategory, 'name' | 'translations'>;

/** A category that a file names and the store does not have. */
export interface NewCategory {
  name: string;
  rows: number;
  /** The store's own category that was probably meant. */
  similar?: string;
}

/**
 * Reads a file to its end, and returns the categories that the store does not have. Throws `FileProblem` for a file that
 * cannot be read, or names too many.
 */
export async function findNewCategories(file: File, encoding: string, known: readonly Known[]): Promise<NewCategory[]> {
  const keys = new Set(known.map(({ name }) => categoryKey(name)));
  const found = new Map<string, NewCategory>();
  for await (const { rows } of readRows(readTexts(file, encoding))) {
    for (const row of rows) {
      // The import rejects the rows of other names.
      const { data: name } = newCategoryName.safeParse(toFileRow(row).category);
      const key = categoryKey(name ?? '');
      if (name === undefined || keys.has(key)) continue;
      const one = found.get(key) ?? { name, rows: 0, similar: findSimilar(name, known) };
      found.set(key, { ...one, rows: one.rows + 1 });
      if (found.size > newCategoriesMax) throw new FileProblem({ kind: 'categories' });
    }
  }
  return [...found.values()];
}

/** A character each, so that a Chinese one counts as one. */
const fold = (name: string): string[] => Array.from(name.normalize('NFKC'), asciiText);

/** Returns the category of which another language has the name, or which differs by few letters. */
export function findSimilar(name: string, known: readonly Known[]): string | undefined {
  const typed = fold(name);
  const near = known
    .flatMap((category) =>
      [category, ...category.translations].map((one) => ({
        name: category.name,
        edits: countEdits(typed, fold(one.name)),
      })),
    )
    .filter(({ edits }) => edits <= typed.length / 4)
    .sort((a, b) => a.edits - b.edits);
  return near[0]?.name;
}
