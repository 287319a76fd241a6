import { type DropshipState, dropshipStates } from '@shopwright/contracts/http/dropshipping';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import { centsFromDecimal, isDecimal } from '@shopwright/contracts/money';
import { grossMarginPercent } from '@shopwright/contracts/price-rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Permitted } from '../../components/permitted';
import { ProductImage } from '../../components/product-image';
import { QueryError } from '../../components/query-error';
import { ShowMore } from '../../components/query-list';
import { useSearchText } from '../../components/use-search-text';
import { useLanguage } from '../../i18n/language-provider';
import { withParam } from '../../lib/address-params';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Segments } from '../../ui/radio-group';
import { SearchField } from '../../ui/search-field';
import { ListSkeleton } from '../../ui/skeleton';
import { Switch } from '../../ui/switch';
import { dropshippingQuery, useToggleDropship } from './api';
import { StockAtHand } from './stock-at-hand';

const placeholders = 6;

/** The dropshipped products, or those that have a supplier and are switched off. The view is kept in the address. */
export function DropshipList() {
  const { t } = useLanguage();
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useSearchText((current, text) => withParam(current, 'search', text));
  const view = dropshipStates.find((state) => state === params.get('state')) ?? 'on';
  const setView = (state: DropshipState) =>
    setParams((current) => withParam(current, 'state', state === 'on' ? '' : state), {
      replace: true,
      preventScrollReset: true,
    });
  const listing = useInfiniteQuery(dropshippingQuery(view, (params.get('search') ?? '').trim().slice(0, 200)));
  // A product that was switched off just now stays until its stock is known.
  const [asked, setAsked] = useState<readonly StaffProduct[]>([]);
  // Also one whose switch was undone before, and is turned again.
  const ask = (changed: StaffProduct) => setAsked((rows) => [...rows.filter(({ id }) => id !== changed.id), changed]);
  const found = listing.data ?? [];
  const waiting = view === 'on' ? asked.filter(({ id }) => !found.some((product) => product.id === id)) : [];
  const shown = [...waiting, ...found];
  const isAsked = ({ id, isDropshipped }: StaffProduct) => !isDropshipped && asked.some((product) => product.id === id);
  const views = [
    { value: 'on' as const, label: t('dropshipping.on') },
    { value: 'off' as const, label: t('dropshipping.off') },
  ];
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3">
        <Segments label={t('dropshipping.view')} value={view} onChange={setView} options={views} />
        <SearchField label={t('shared.find')} value={search} onChange={setSearch} className="w-full sm:w-64" />
      </div>
      {listing.isPending ? (
        <ListSkeleton count={placeholders} className="h-24" />
      ) : !listing.data ? (
        <QueryError title={t('shared.products.failed')} query={listing} />
      ) : (
        shown.length === 0 && (
          <EmptyState
            icon={<PackageOpen aria-hidden />}
            title={t(search ? 'shared.products.none' : view === 'on' ? 'dropshipping.none' : 'dropshipping.none_off')}
          />
        )
      )}
      <ul aria-busy={listing.isPlaceholderData} className="grid gap-3">
        {shown.map((product) => (
          <li key={product.id}>
            <DropshipRow product={product} onSwitchedOff={ask}>
              {isAsked(product) && (
                <Permitted to="inventory:write">
                  <StockAtHand
                    product={product}
                    onSaved={() => setAsked((rows) => rows.filter(({ id }) => id !== product.id))}
                  />
                </Permitted>
              )}
            </DropshipRow>
          </li>
        ))}
      </ul>
      <ShowMore query={listing} label={t('shared.list.more')} className="mt-6 text-center" />
    </>
  );
}

interface DropshipRowProps {
  product: StaffProduct;
  onSwitchedOff: (product: StaffProduct) => void;
  children?: ReactNode;
}

function DropshipRow({ product, onSwitchedOff, children }: DropshipRowProps) {
  const { t, formatPrice } = useLanguage();
  const toggle = useToggleDropship(onSwitchedOff);
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:gap-x-5">
      <ProductImage src={product.image} alt="" size={64} className="size-16 shrink-0 rounded-control" />
      <div className="min-w-48 flex-1">
        <h2 className="wrap-anywhere line-clamp-2 font-semibold text-sm">
          <bdi>{product.name}</bdi>
        </h2>
        <p className="wrap-anywhere mt-0.5 line-clamp-2 text-muted text-xs sm:text-sm">
          {t('dropshipping.supplier', { name: product.supplierName || t('dropshipping.not_set') })}
        </p>
        <p className="tabular text-muted text-xs sm:text-sm">
          {t('dropshipping.cost', {
            cost:
              product.supplierCost && isDecimal(product.supplierCost)
                ? formatPrice(centsFromDecimal(product.supplierCost))
                : `$${t('dropshipping.unknown')}`,
            price: formatPrice(centsFromDecimal(product.price)),
          })}
        </p>
      </div>
      <div className="grid justify-items-start gap-1">
        <Badge tone="primary">{t('dropshipping.margin', { margin: getMargin(product) })}</Badge>
        <ProfitShares {...product} />
      </div>
      <span className="ms-auto flex h-11 items-center">
        <Permitted to="suppliers:write">
          <Switch
            isOn={product.isDropshipped}
            onChange={() => toggle.mutate({ product })}
            disabled={toggle.isPending}
            label={t('dropshipping.switch', { name: product.name })}
          />
        </Permitted>
      </span>
      {children}
    </Card>
  );
}

/** What the badge calls a margin is a markup, so that the real margin stands below it. */
function ProfitShares({ supplierCost, price }: StaffProduct) {
  const { t } = useLanguage();
  if (!supplierCost || !isDecimal(supplierCost)) return null;
  const [costCents, priceCents] = [centsFromDecimal(supplierCost), centsFromDecimal(price)];
  if (costCents === 0 || priceCents === 0) return null;
  const markup = Math.round((priceCents / costCents - 1) * 100);
  return (
    <span className="tabular text-muted text-xs">
      {t('dropshipping.markup', { markup, margin: grossMarginPercent(costCents, priceCents) })}
    </span>
  );
}

const defaultMargin = 30;

const getMargin = ({ dropshipMargin }: Pick<StaffProduct, 'dropshipMargin'>): number => dropshipMargin ?? defaultMargin;
