import type { SupplierKind } from '@shopwright/contracts/http/suppliers';
import { Globe, type LucideIcon, Package, Shirt, Truck } from 'lucide-react';
import type { MessageKey } from '../../i18n/messages';

export type Marketplace = Exclude<SupplierKind, 'custom'>;

/** The four that have a card of their own, connected or not. */
export const marketplaces: { kind: Marketplace; title: MessageKey; text: MessageKey; icon: LucideIcon }[] = [
  { kind: 'global', title: 'suppliers.global', text: 'suppliers.global_text', icon: Globe },
  { kind: 'dropshipping', title: 'suppliers.dropshipping', text: 'suppliers.dropshipping_text', icon: Package },
  { kind: 'us_eu', title: 'suppliers.us_eu', text: 'suppliers.us_eu_text', icon: Truck },
  { kind: 'fashion', title: 'suppliers.fashion', text: 'suppliers.fashion_text', icon: Shirt },
];
