import type { AskedKind } from '@shopwright/contracts/import-kinds';
import type { MessageKey } from '../../i18n/messages';

/** What a file has, in the order of the choices. */
export const kindNames: Record<AskedKind, MessageKey> = {
  auto: 'import.kind.auto',
  products: 'shared.nav.products',
  customers: 'import.kind.customers',
  orders: 'import.kind.orders',
  redirects: 'import.kind.redirects',
};

/** How rows are matched. */
export const kindHints: Partial<Record<AskedKind, MessageKey>> = {
  products: 'import.file.update_hint',
  customers: 'import.kind.customers_hint',
  orders: 'import.kind.orders_hint',
  redirects: 'import.kind.redirects_hint',
};
