import { useQueries } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { QueryError } from '../components/query-error';
import { TitledPage } from '../components/titled-page';
import { orderQuery } from '../features/orders/api';
import { PackingSlip } from '../features/orders/packing-slip';
import { PickList } from '../features/orders/pick-list';
import { useLanguage } from '../i18n/language-provider';
import { Button } from '../ui/button';
import { Skeleton } from '../ui/skeleton';

const idsMax = 100;

/** Sheets to print: a packing slip per order, or one list of all products to pick. */
export function OrderPrintPage() {
  const { t } = useLanguage();
  const [params] = useSearchParams();
  const form = params.get('form') === 'list' ? 'list' : 'slips';
  const ids = [...new Set((params.get('ids') ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id)))];
  const results = useQueries({ queries: ids.slice(0, idsMax).map(orderQuery) });
  const orders = results.flatMap(({ data }) => (data ? [data] : []));
  const failed = results.find(({ isError }) => isError);
  return (
    <TitledPage
      title={t(`desk.print_${form}`)}
      count={String(ids.length)}
      actions={
        <Button onClick={() => window.print()} disabled={orders.length < results.length} className="print:hidden">
          <Printer size={16} aria-hidden />
          {t('desk.print')}
        </Button>
      }
    >
      {failed ? (
        <QueryError title={t('desk.failed')} query={failed} />
      ) : orders.length < results.length ? (
        <Skeleton className="h-96 rounded-card" />
      ) : form === 'list' ? (
        <PickList orders={orders} />
      ) : (
        orders.map((order) => <PackingSlip key={order.id} order={order} />)
      )}
    </TitledPage>
  );
}
