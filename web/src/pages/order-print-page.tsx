import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Printer, ShoppingBag } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QueryError } from '../components/query-error';
import { TitledPage } from '../components/titled-page';
import { AddressLabels } from '../features/orders/address-labels';
import { orderQuery } from '../features/orders/api';
import { isPaper, type Paper, paperNames, readPaper, storePaper } from '../features/orders/label-paper';
import { isOfSuppliers, printMax, toPicks, toSlipLines } from '../features/orders/order-sheets';
import { PackingSlip } from '../features/orders/packing-slip';
import { PickList } from '../features/orders/pick-list';
import { useLanguage } from '../i18n/language-provider';
import { isUnknown } from '../lib/api-error';
import { storeSettingsQuery } from '../lib/queries/store-settings';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { SelectField } from '../ui/field';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';

type Form = 'slips' | 'labels' | 'list';

/**
 * Sheets to print: a packing slip per order, address labels, or one list of all products to pick. Opens the print dialog as
 * soon as they are complete.
 */
export function OrderPrintPage() {
  const { t } = useLanguage();
  const [params, setParams] = useSearchParams();
  const form: Form = (['labels', 'list'] as const).find((name) => name === params.get('form')) ?? 'slips';
  const chosen = params.get('paper');
  const paper = isPaper(chosen) ? chosen : (readPaper() ?? 'a4');
  const choosePaper = (next: Paper) => {
    storePaper(next);
    setParams(
      (current) => new URLSearchParams([...current].filter(([name]) => name !== 'paper').concat([['paper', next]])),
      {
        replace: true,
      },
    );
  };
  const ids = [...new Set((params.get('ids') ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id)))];
  const requested = ids.slice(0, printMax);
  const store = useQuery(storeSettingsQuery);
  const results = useQueries({ queries: requested.map(orderQuery) });
  const unknown = requested.filter((_, index) => isUnknown(results[index]?.error));
  const orders = results.flatMap(({ data }) => (data ? [data] : []));
  const [printed, unprinted] = splitPrinted(orders, form);
  const bySupplier = unprinted.filter(isOfSuppliers);
  const left = unprinted.filter((order) => !isOfSuppliers(order));
  const failed = results.find(({ error }) => error && !isUnknown(error));
  const isLoading = results.some(({ isPending }) => isPending);
  // Only printing waits for the sender: sheets that came and went with this query would ask again whenever it fails.
  const isReady = !isLoading && !store.isPending && failed === undefined && printed.length > 0;
  // On which paper the labels are is asked first, once in a browser.
  usePrintOnce(isReady && (form !== 'labels' || isPaper(chosen) || readPaper() !== undefined));
  return (
    <TitledPage
      title={t(`orders.print_${form}`, { count: printed.length })}
      count={String(printed.length)}
      actions={
        <div className="flex flex-wrap items-end gap-3 print:hidden">
          {form === 'labels' && (
            <SelectField
              label={t('orders.paper')}
              value={paper}
              onChange={({ target }) => isPaper(target.value) && choosePaper(target.value)}
            >
              {paperNames.map((name) => (
                <option key={name} value={name}>
                  {t(`orders.paper_${name}`)}
                </option>
              ))}
            </SelectField>
          )}
          <Button
            onClick={() => {
              if (form === 'labels') storePaper(paper);
              window.print();
            }}
            disabled={!isReady}
            className="h-11"
          >
            <Printer size={16} aria-hidden />
            {t('orders.print')}
          </Button>
        </div>
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
          {bySupplier.length > 0 && (
            <Unprinted text={t('orders.print_supplier', { orders: numbersText(bySupplier.map(({ id }) => id)) })} />
          )}
          {left.length > 0 && (
            <Unprinted text={t('orders.print_left', { orders: numbersText(left.map(({ id }) => id)) })} />
          )}
          {ids.length > printMax && <Unprinted text={t('orders.print_max', { count: printMax })} />}
          {form === 'slips' && printed.map((order) => <PackingSlip key={order.id} order={order} />)}
          {form === 'labels' && <AddressLabels orders={printed} paper={paper} />}
          {form === 'list' && printed.length > 0 && <PickList orders={printed} />}
        </>
      )}
    </TitledPage>
  );
}

function usePrintOnce(isReady: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    // The images of the sheets are in the page by then.
    requestAnimationFrame(() => window.print?.());
  }, [isReady]);
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
function splitPrinted(orders: OrderDetail[], form: Form): [printed: OrderDetail[], left: OrderDetail[]] {
  const isPrinted = (order: OrderDetail) => (form === 'list' ? toPicks([order]) : toSlipLines(order)).length > 0;
  return [orders.filter(isPrinted), orders.filter((order) => !isPrinted(order))];
}
