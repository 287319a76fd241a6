import type { FileImport } from '@shopwright/contracts/http/file-imports';
import { type AskedKind, importKinds, permissionsOfKind, recognizedKind } from '@shopwright/contracts/import-kinds';
import type { MessageKey } from '../../i18n/messages';
import { useMay } from '../../lib/use-may';

/** What a file has, in the order of the choices. */
export const kindNames: Record<AskedKind, MessageKey> = {
  auto: 'import.kind.auto',
  products: 'shared.nav.products',
  customers: 'import.kind.customers',
  orders: 'import.kind.orders',
  redirects: 'import.kind.redirects',
  reviews: 'import.kind.reviews',
  categories: 'import.kind.categories',
  collections: 'shared.staff.collections',
  discounts: 'import.kind.discounts',
};

/** How rows are matched. */
export const kindHints: Partial<Record<AskedKind, MessageKey>> = {
  products: 'import.file.update_hint',
  customers: 'import.kind.customers_hint',
  orders: 'import.kind.orders_hint',
  redirects: 'import.kind.redirects_hint',
  reviews: 'import.kind.reviews_hint',
  categories: 'import.kind.categories_hint',
  collections: 'import.kind.collections_hint',
  discounts: 'import.kind.discounts_hint',
};

/** The kinds that the user may import, and whether it may be left to the columns: of a file of any kind. */
export function useOwnKinds(): AskedKind[] {
  const may = useMay();
  const own = importKinds.filter((kind) => may(permissionsOfKind[kind].write));
  return own.length === importKinds.length ? ['auto', ...own] : own;
}

/** Whether the user may go on with an import, or take it back. One that is not read yet may have anything. */
export function useMayImport({ kind }: FileImport): boolean {
  const may = useMay();
  return (kind === recognizedKind ? importKinds : [kind]).every((each) => may(permissionsOfKind[each].write));
}
