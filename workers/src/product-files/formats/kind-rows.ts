import { createHash } from 'node:crypto';
import type { FileCells } from '@shopwright/contracts/http/file-imports';
import type { ImportKind } from '@shopwright/contracts/import-kinds';
import { toRedirectKey } from '@shopwright/contracts/redirect-paths';
import { chooseKey, type RowReader } from './row-reader';

/** What names an item of a file without products. */
const keyParts: Record<
  Exclude<ImportKind, 'products'>,
  (cells: FileCells) => [kind: string, value: string | undefined][]
> = {
  customers: ({ email = '' }) => [['customer', email.trim() === '' ? undefined : hash(email)]],
  orders: ({ number }) => [['order', number]],
  redirects: ({ from = '' }) => [['from', toRedirectKey(from.trim())?.whole ?? from]],
};

/** The key of an item outlives its row, which names a person. */
const hash = (email: string): string =>
  createHash('sha256').update(email.normalize('NFC').trim().toLowerCase()).digest('base64url');

/** Reads files whose columns have one meaning in all programs: rows of the same name are one item. */
export function createKindReader(kind: Exclude<ImportKind, 'products'>): RowReader {
  return {
    read(row, header) {
      const cells = header.readChosen(row);
      return [{ key: chooseKey(row.row, keyParts[kind](cells)), row: row.row, cells }];
    },
    finish: () => [],
  };
}
