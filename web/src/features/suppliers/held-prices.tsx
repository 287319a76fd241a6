import type { HeldPrice } from '@shopwright/contracts/http/supplier-feeds';
import { useQuery } from '@tanstack/react-query';
import { Permitted } from '../../components/permitted';
import { StaffLink } from '../../components/staff-link';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { useMay } from '../../lib/use-may';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { toast, toastError } from '../../ui/toast-store';
import { decidePrices, heldPricesQuery, refreshFeeds } from './api';

interface Decision {
  decision: 'accept' | 'reject';
  prices: readonly HeldPrice[];
}

/** Prices that changed too much to be stored without a look. Shows nothing where none waits. */
export function HeldPrices() {
  const { t, formatPrice } = useLanguage();
  const may = useMay();
  const { data: prices = [] } = useQuery(heldPricesQuery);
  const decide = useSingleMutation({
    mutationFn: ({ decision, prices: decided }: Decision) => decidePrices(decision, decided),
    onSuccess: ({ decided }, { decision }) => {
      toast(t(decision === 'accept' ? 'suppliers.prices_accepted' : 'suppliers.prices_rejected', { count: decided }));
      return refreshFeeds();
    },
    onError: () => {
      toastError(t('shared.toast.update_failed'), t('shared.error.try_again'));
      return refreshFeeds();
    },
  });
  if (prices.length === 0) return null;
  return (
    <Card className="p-5 text-sm sm:p-6 md:col-span-2">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="font-semibold text-base">{t('suppliers.prices_title')}</h2>
          <p className="mt-1 text-muted">{t('suppliers.prices_text')}</p>
        </div>
        {prices.length > 1 && may('products:write') && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => decide.mutate({ decision: 'accept', prices })}
            isPending={decide.isPending}
          >
            {t('suppliers.prices_accept_all', { count: prices.length })}
          </Button>
        )}
      </div>
      <ul className="mt-3 divide-y divide-line">
        {prices.map((held) => (
          <li key={held.productId} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <StaffLink to={paths.productEditor(held.productId)} className="wrap-anywhere font-medium underline">
                <bdi>{held.name}</bdi>
              </StaffLink>
              <p className="tabular text-muted">
                <bdi>{held.supplierName}</bdi> ·{' '}
                {t('suppliers.prices_change', {
                  before: formatPrice(held.price),
                  after: formatPrice(held.newPrice),
                  cost: formatPrice(held.cost),
                })}
              </p>
            </div>
            <Permitted to="products:write">
              <span className="flex gap-2">
                {(['accept', 'reject'] as const).map((decision) => (
                  <Button
                    key={decision}
                    size="sm"
                    variant="secondary"
                    onClick={() => decide.mutate({ decision, prices: [held] })}
                    disabled={decide.isPending}
                    aria-label={t(`suppliers.prices_${decision}_named`, { name: held.name })}
                  >
                    {t(`suppliers.prices_${decision}`)}
                  </Button>
                ))}
              </span>
            </Permitted>
          </li>
        ))}
      </ul>
    </Card>
  );
}
