import type { StaffProduct } from '@shopwright/contracts/http/products';
import { PackageOpen } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { ProductImage } from '../../lib/product-image';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Switch } from '../../ui/switch';
import { toast, toastError } from '../../ui/toast-store';
import { useSetDropship } from './api';
import { marginOf } from './figures';

export function DropshipList({ products }: { products: StaffProduct[] }) {
  const { t } = useLanguage();
  if (products.length === 0) return <EmptyState icon={<PackageOpen aria-hidden />} title={t('dropship.none')} />;
  return (
    <ul className="grid gap-3">
      {products.map((product) => (
        <li key={product.id}>
          <DropshipRow product={product} />
        </li>
      ))}
    </ul>
  );
}

function DropshipRow({ product }: { product: StaffProduct }) {
  const { t } = useLanguage();
  const setDropship = useSetDropship();
  const toggle = () =>
    setDropship.mutate(
      { id: product.id, isDropshipped: !product.isDropshipped },
      {
        onSuccess: () => toast(t('dropship.updated'), t('dropship.updated_text')),
        onError: () => toastError(t('toast.update_failed'), t('error.try_again')),
      },
    );
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-3 p-4">
      <ProductImage src={product.image} alt="" size={64} className="size-16 shrink-0 rounded-control" />
      <div className="min-w-48 flex-1">
        <h2 className="font-semibold text-sm">
          <bdi>{product.name}</bdi>
        </h2>
        <p className="mt-0.5 text-muted text-sm">
          {t('dropship.supplier', { name: product.supplierName || t('dropship.not_set') })}
        </p>
        <p className="tabular text-muted text-sm">
          {t('dropship.cost', {
            cost: `$${product.supplierCost ?? t('dropship.unknown')}`,
            price: `$${product.price}`,
          })}
        </p>
      </div>
      <Badge tone="primary">{t('dropship.margin', { margin: marginOf(product) })}</Badge>
      <Switch
        isOn={product.isDropshipped}
        onChange={toggle}
        disabled={setDropship.isPending}
        label={t('dropship.switch', { name: product.name })}
      />
    </Card>
  );
}
