import type { TableRow } from '../table';
import type { Header } from './header';
import { chooseKey, type KeyedRow, type RowReader } from './row-reader';

/** Rows of variants that wait for their product. */
const waitingMax = 50_000;

/** Reads files with a row for each product and each variant: our own, and lists of other programs. */
export function createPlainReader(): RowReader {
  /** The keys of products with options, by what their variants call them. */
  const keys = new Map<string, string>();
  let waiting = new Map<string, KeyedRow[]>();
  let count = 0;

  function release(parent: string, key: string): KeyedRow[] {
    const rows = waiting.get(parent) ?? [];
    waiting.delete(parent);
    count -= rows.length;
    return rows.map((each) => ({ ...each, key }));
  }

  function releaseAll(): KeyedRow[] {
    const rows = [...waiting].flatMap(([parent, all]) =>
      all.map((each) => ({ ...each, key: chooseKey(each.row, [['slug', parent]]) })),
    );
    waiting = new Map();
    count = 0;
    return rows;
  }

  function read({ row, ...rest }: TableRow, header: Header): KeyedRow[] {
    const cells = header.readChosen({ row, ...rest });
    const parent = cells.parent?.trim().toLowerCase();
    if (parent) {
      const key = keys.get(parent);
      if (key !== undefined) return [{ key, row, cells }];
      // Its product may come later, and be called by its slug then.
      const found = waiting.get(parent) ?? [];
      waiting.set(parent, [...found, { key: '', row, cells }]);
      return ++count > waitingMax ? releaseAll() : [];
    }
    const { slug, sku, id, supplierName, supplierProductId } = cells;
    const key = chooseKey(row, [
      ['slug', slug],
      ['sku', sku],
      ['id', id],
      ['item', supplierProductId?.trim() ? `${supplierName?.trim() ?? ''}\t${supplierProductId.trim()}` : undefined],
    ]);
    const keyed = [{ key, row, cells }];
    if (!cells.option1Name?.trim() && waiting.size === 0) return keyed;
    for (const name of [slug, sku]) {
      const known = name?.trim().toLowerCase();
      if (!known) continue;
      if (cells.option1Name?.trim()) keys.set(known, key);
      keyed.push(...release(known, key));
    }
    return keyed;
  }

  return { read, finish: releaseAll };
}
