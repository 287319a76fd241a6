import { existsSync } from 'node:fs';
import path from 'node:path';

let found: string | undefined;

/** The fonts lie in the service's folder, above its sources and its bundle. */
export function findFontFolder(): string {
  if (found) return found;
  for (let folder = path.dirname(path.resolve(process.argv[1] ?? '.')); ; folder = path.dirname(folder)) {
    found = ['fonts', 'services/order/fonts'].map((inside) => path.join(folder, inside)).find(existsSync);
    if (found) return found;
    if (folder === path.dirname(folder)) throw new Error('The fonts of invoices are missing');
  }
}
