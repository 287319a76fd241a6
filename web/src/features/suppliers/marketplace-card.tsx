import type { Supplier, SupplierKind } from '@shopwright/contracts/http/suppliers';
import { Globe, type LucideIcon, Package, Shirt, Truck } from 'lucide-react';
import { Permitted } from '../../components/permitted';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { SupplierActions, SupplierDetails } from './supplier-details';
import { SupplierFeed } from './supplier-feed';

export type Marketplace = Exclude<SupplierKind, 'custom'>;

/** The four that have a card of their own, connected or not. */
export const marketplaces: { kind: Marketplace; title: MessageKey; text: MessageKey; icon: LucideIcon }[] = [
  { kind: 'global', title: 'suppliers.global', text: 'suppliers.global_text', icon: Globe },
  { kind: 'dropshipping', title: 'suppliers.dropshipping', text: 'suppliers.dropshipping_text', icon: Package },
  { kind: 'us_eu', title: 'suppliers.us_eu', text: 'suppliers.us_eu_text', icon: Truck },
  { kind: 'fashion', title: 'suppliers.fashion', text: 'suppliers.fashion_text', icon: Shirt },
];

interface MarketplaceCardProps {
  marketplace: (typeof marketplaces)[number];
  supplier: Supplier | undefined;
  onConnect: () => void;
  onEdit: (supplier: Supplier) => void;
  onDisconnect: (supplier: Supplier) => void;
}

export function MarketplaceCard({ marketplace, supplier, onConnect, onEdit, onDisconnect }: MarketplaceCardProps) {
  const { t } = useLanguage();
  const { icon: Icon } = marketplace;
  const title = t(marketplace.title);
  return (
    <Card className="flex items-start gap-4 p-5 sm:p-6">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-ink">
        <Icon size={20} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="wrap-anywhere font-semibold">{title}</h2>
          <Badge tone={supplier ? 'success' : 'neutral'}>
            {t(supplier ? 'suppliers.connected' : 'suppliers.not_connected')}
          </Badge>
        </div>
        <p className="mt-1 text-muted text-sm">{t(marketplace.text)}</p>
        {supplier && (
          <>
            <p className="mt-3 text-sm">
              <bdi className="wrap-anywhere font-medium">{supplier.name}</bdi>
              <span className="text-muted"> · {t('suppliers.product_count', { count: supplier.productCount })}</span>
            </p>
            <SupplierDetails supplier={supplier} />
            <SupplierFeed supplier={supplier} />
          </>
        )}
        <div className="mt-4 flex flex-wrap gap-2">
          {supplier ? (
            <SupplierActions supplier={supplier} onEdit={onEdit} onRemove={onDisconnect} />
          ) : (
            <Permitted to="suppliers:write">
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('suppliers.connect_named', { name: title })}
                onClick={onConnect}
              >
                {t('suppliers.connect')}
              </Button>
            </Permitted>
          )}
        </div>
      </div>
    </Card>
  );
}
