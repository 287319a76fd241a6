import { createProduct, type newDropshipProduct, setDropship } from '@shopwright/contracts/http/product-editing';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import { centsFromDecimal, isDecimal } from '@shopwright/contracts/money';
import { useMutation } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { ProductImage } from '../../components/product-image';
import { useLanguage } from '../../i18n/language-provider';
import { call } from '../../lib/api-client';
import { refreshProducts } from '../../lib/queries/staff-products';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Segments } from '../../ui/radio-group';
import { Switch } from '../../ui/switch';
import { toast, toastError } from '../../ui/toast-store';
import { StockAtHand } from './stock-at-hand';

type View = 'on' | 'off';

/** The dropshipped products, or those that have a supplier and are switched off. */
export function DropshipList({ products }: { products: StaffProduct[] }) {
  const { t } = useLanguage();
  const [view, setView] = useState<View>('on');
  // A product that was switched off just now stays until its stock is known.
  const [asked, setAsked] = useState<readonly number[]>([]);
  const shown = products.filter(({ id, isDropshipped, supplierName }) =>
    view === 'on' ? isDropshipped || asked.includes(id) : !isDropshipped && supplierName,
  );
  const views = [
    { value: 'on' as const, label: t('dropship.on') },
    { value: 'off' as const, label: t('dropship.off') },
  ];
  return (
    <>
      <div className="mb-4 flex">
        <Segments label={t('dropship.view')} value={view} onChange={setView} options={views} />
      </div>
      {shown.length === 0 && (
        <EmptyState
          icon={<PackageOpen aria-hidden />}
          title={t(view === 'on' ? 'dropship.none' : 'dropship.none_off')}
        />
      )}
      <ul className="grid gap-3">
        {shown.map((product) => (
          <li key={product.id}>
            <DropshipRow product={product} onSwitchedOff={() => setAsked((ids) => [...ids, product.id])}>
              {asked.includes(product.id) && !product.isDropshipped && (
                <StockAtHand
                  product={product}
                  onSaved={() => setAsked((ids) => ids.filter((id) => id !== product.id))}
                />
              )}
            </DropshipRow>
          </li>
        ))}
      </ul>
    </>
  );
}

interface DropshipRowProps {
  product: StaffProduct;
  onSwitchedOff: () => void;
  children?: ReactNode;
}

function DropshipRow({ product, onSwitchedOff, children }: DropshipRowProps) {
  const { t, usd } = useLanguage();
  const toggle = useToggleDropship(onSwitchedOff);
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:gap-x-5">
      <ProductImage src={product.image} alt="" size={64} className="size-16 shrink-0 rounded-control" />
      <div className="min-w-48 flex-1">
        <h2 className="wrap-anywhere line-clamp-2 font-semibold text-sm">
          <bdi>{product.name}</bdi>
        </h2>
        <p className="wrap-anywhere mt-0.5 line-clamp-2 text-muted text-xs sm:text-sm">
          {t('dropship.supplier', { name: product.supplierName || t('dropship.not_set') })}
        </p>
        <p className="tabular text-muted text-xs sm:text-sm">
          {t('dropship.cost', {
            cost:
              product.supplierCost && isDecimal(product.supplierCost)
                ? usd(centsFromDecimal(product.supplierCost))
                : `$${t('dropship.unknown')}`,
            price: usd(centsFromDecimal(product.price)),
          })}
        </p>
      </div>
      <Badge tone="primary">{t('dropship.margin', { margin: getMargin(product) })}</Badge>
      <span className="ms-auto flex h-11 items-center">
        <Switch
          isOn={product.isDropshipped}
          onChange={() => toggle.mutate({ product })}
          disabled={toggle.isPending}
          label={t('dropship.switch', { name: product.name })}
        />
      </span>
      {children}
    </Card>
  );
}

const defaultMargin = 30;
const assumedSales = 10;

const getMargin = ({ dropshipMargin }: Pick<StaffProduct, 'dropshipMargin'>): number => dropshipMargin ?? defaultMargin;

/** Returns the metrics of the four cards for the dropshipped products. */
export function dropshipMetrics(products: readonly StaffProduct[]) {
  const dropshipped = products.filter(({ isDropshipped }) => isDropshipped);
  const margins = dropshipped.map(getMargin);
  const cents = dropshipped.reduce((sum, { price }) => sum + centsFromDecimal(price), 0);
  return {
    productCount: dropshipped.length,
    supplierCount: new Set(dropshipped.map(({ supplierName }) => supplierName).filter(Boolean)).size,
    revenueCents: cents * assumedSales,
    averageMargin:
      margins.length === 0
        ? defaultMargin
        : Math.round(margins.reduce((sum, margin) => sum + margin, 0) / margins.length),
  };
}

interface Toggle {
  product: Pick<StaffProduct, 'id' | 'isDropshipped' | 'stockQuantity'>;
  /** The stock that an undo sets again. */
  stockQuantity?: number;
}

/** Turns the flag of a product around. The toast can take it back, together with the stock that was there. */
function useToggleDropship(onSwitchedOff: () => void) {
  const { t } = useLanguage();
  const toggle = useMutation({
    mutationFn: ({ product: { id, isDropshipped }, stockQuantity }: Toggle) =>
      call(setDropship, { params: { id: String(id) }, body: { isDropshipped: !isDropshipped, stockQuantity } }),
    onSuccess: (changed, { product: { stockQuantity } }) => {
      if (!changed.isDropshipped) onSwitchedOff();
      const undo = { label: t('admin.undo'), onSelect: () => toggle.mutate({ product: changed, stockQuantity }) };
      toast(t('dropship.updated'), t('dropship.updated_text'), changed.isDropshipped ? undefined : undo);
      return refreshProducts();
    },
    onError: () => toastError(t('toast.update_failed'), t('error.try_again')),
  });
  return toggle;
}

export const useAddDropship = () =>
  useSingleMutation({
    mutationFn: (body: z.input<typeof newDropshipProduct>) => call(createProduct, { body }),
    onSuccess: refreshProducts,
  });
