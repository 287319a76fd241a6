import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { useQueries } from '@tanstack/react-query';
import { Printer, ShoppingBag } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { QueryError } from '../components/query-error';
import { TitledPage } from '../components/titled-page';
import { orderQuery } from '../features/orders/api';
import { printMax, toPicks, toSlipLines } from '../features/orders/order-sheets';
import { PackingSlip } from '../features/orders/packing-slip';
import { PickList } from '../features/orders/pick-list';
import { useLanguage } from '../i18n/language-provider';
import { isUnknown } from '../lib/api-error';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';

/** Sheets to print: a packing slip per order, or one list of all products to pick. */
export function OrderPrintPage() {
  const { t } = useLanguage();
  const [params] = useSearchParams();
  const form = params.get('form') === 'list' ? 'list' : 'slips';
  const ids = [...new Set((params.get('ids') ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id)))];
  const requested = ids.slice(0, printMax);
  const results = useQueries({ queries: requested.map(orderQuery) });
  const unknown = requested.filter((_, index) => isUnknown(results[index]?.error));
  const orders = results.flatMap(({ data }) => (data ? [data] : []));
  const [printed, left] = splitPrinted(orders, form);
  const failed = results.find(({ error }) => error && !isUnknown(error));
  const isLoading = results.some(({ isPending }) => isPending);
  return (
    <TitledPage
      title={t(`orders.print_${form}`)}
      count={String(printed.length)}
      actions={
        <Button
          onClick={() => window.print()}
          disabled={isLoading || failed !== undefined || printed.length === 0}
          className="print:hidden"
        >
          <Printer size={16} aria-hidden />
          {t('orders.print')}
        </Button>
      }
    >
      {failed ? (
        <QueryError title={t('orders.failed')} query={failed} />
      ) : isLoading ? (
        <Skeleton className="h-96 rounded-card" />
      ) : orders.length === 0 ? (
        <EmptyState icon={<ShoppingBag aria-hidden />} title={t('shared.unknown')} text={t('shared.unknown_text')} />
      ) : (
        <>
          {unknown.length > 0 && <Unprinted text={t('orders.print_unknown', { orders: numbersText(unknown) })} />}
          {left.length > 0 && (
            <Unprinted text={t('orders.print_left', { orders: numbersText(left.map(({ id }) => id)) })} />
          )}
          {ids.length > printMax && <Unprinted text={t('orders.print_max', { count: printMax })} />}
          {form === 'slips'
            ? printed.map((order) => <PackingSlip key={order.id} order={order} />)
            : printed.length > 0 && <PickList orders={printed} />}
        </>
      )}
    </TitledPage>
  );
}

const numbersText = (ids: (number | string)[]): string => ids.map((id) => `#${id}`).join(', ');

/** Says which orders the sheets lack, on the screen only. */
function Unprinted({ text }: { text: string }) {
  return (
    <Notice tone="warning" className="mb-5 print:hidden">
      <p>{text}</p>
    </Notice>
  );
}

/** Returns the orders of which there is something to print, and the others. */
function splitPrinted(orders: OrderDetail[], form: 'slips' | 'list'): [printed: OrderDetail[], left: OrderDetail[]] {
  const isPrinted = (order: OrderDetail) => (form === 'list' ? toPicks([order]) : toSlipLines(order)).length > 0;
  return [orders.filter(isPrinted), orders.filter((order) => !isPrinted(order))];
}
