import type { FileFormat } from '@shopwright/contracts/http/file-imports';
import { columnsOfKind, type ImportKind, importKinds } from '@shopwright/contracts/import-kinds';
import { toKey } from './known-names';

type OtherKind = Exclude<ImportKind, 'products'>;

/** What other programs call the columns of files that have no products. */
const synonyms: Record<OtherKind, Record<string, string>> = {
  redirects: {
    from: 'redirect from, source, source url, old url, old address, old path, url, alte URL, alte Adresse, von, quelle, ancienne URL, ancienne adresse, origine, URL antigua, dirección antigua, origen',
    to: 'redirect to, target, target url, destination, new url, new address, new path, action data, neue URL, neue Adresse, nach, Ziel, nouvelle URL, nouvelle adresse, URL nueva, dirección nueva, destino',
  },
};

const toNames = (kind: OtherKind) =>
  new Map([
    ...Object.entries(synonyms[kind]).flatMap(([column, names]) =>
      names.split(', ').map((name) => [toKey(name), column] as const),
    ),
    ...columnsOfKind[kind].map((column) => [toKey(column), column] as const),
  ]);

const namesOfKind: Record<OtherKind, ReadonlyMap<string, string>> = { redirects: toNames('redirects') };

/** Returns our column that a column of a file of this kind means. */
export const findColumnOfKind = (name: string, kind: ImportKind): string | undefined =>
  kind === 'products' ? undefined : namesOfKind[kind].get(toKey(name));

/** Returns whether any program calls a column of a file without products so. */
export const isNameOfKind = (name: string): boolean =>
  importKinds.some((kind) => findColumnOfKind(name, kind) !== undefined);

/** Returns what a file has: products, unless its columns are clearly those of something else. */
export function recognizeImportKind(names: readonly string[]): ImportKind {
  const filled = names.filter((name) => name.trim() !== '');
  const found = new Set(filled.map((name) => findColumnOfKind(name, 'redirects')));
  return found.has('from') && found.has('to') && filled.length <= redirectColumnsMax ? 'redirects' : 'products';
}

/** Programs write a few others beside the two addresses: what kind of redirect it is, how often it was used. */
const redirectColumnsMax = 8;

export function recognizeFormatOfKind(names: readonly string[], kind: ImportKind): FileFormat {
  const keys = new Set(names.map(toKey));
  if (keys.has('redirectfrom') && keys.has('redirectto')) return 'shopify';
  return columnsOfKind[kind].every((column) => keys.has(toKey(column))) ? 'shopwright' : 'other';
}
