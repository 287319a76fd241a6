import { type ShippingPreview, undoMinutes } from '@shopwright/contracts/http/order-actions';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../components/form-dialog';
import { QueryError } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import { minutesText } from '../../lib/format';
import { useUnsavedChanges } from '../../lib/unsaved-changes';
import { useRequestKey } from '../../lib/use-request-key';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { type BulkResult, shippingPreviewQuery } from './api';
import { CarrierFields } from './carrier-fields';
import type { PasteIssue } from './pasted-numbers';
import { ShippingRow } from './shipping-row';
import { describeUnchanged, useBulkShip } from './use-bulk-change';
import { useBulkParcels } from './use-bulk-parcels';

interface BulkShipDialogProps {
  ids: number[];
  onShipped: (results: BulkResult[]) => void;
  onClose: () => void;
}

/** Shows what happens to each order before anything is sent: what ships, by which number, and what stays as it is. */
export function BulkShipDialog({ ids, onShipped, onClose }: BulkShipDialogProps) {
  const { t, language } = useLanguage();
  const preview = useQuery(shippingPreviewQuery(ids));
  const rows = preview.data?.orders ?? [];
  const shipped = rows.filter(({ units }) => units > 0);
  const { parcelOf, choice, setChoice, issues, ...parcels } = useBulkParcels(shipped);
  const [isChecked, setChecked] = useState(false);
  const requestKey = useRequestKey();
  const ship = useBulkShip();
  useUnsavedChanges(parcels.isTouched);
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    setChecked(true);
    const orders = shipped.flatMap(({ id }) => {
      const { entered } = parcelOf(id);
      if (!entered) return [{ id }];
      return 'parcel' in entered ? [{ id, parcel: entered.parcel }] : [];
    });
    if (orders.length < shipped.length) {
      const form = event.currentTarget;
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    ship.mutate(
      { orders, requestId: requestKey(orders) },
      {
        onSuccess: ({ results }) => {
          onShipped(results);
          onClose();
        },
      },
    );
  };
  const left = rows.filter(({ units }) => units === 0);
  const unchanged = [
    describeUnchanged(
      left.filter(({ supplierUnits }) => supplierUnits > 0),
      'orders.why_supplier',
      t,
    ),
    describeUnchanged(
      [...left.filter(({ supplierUnits }) => supplierUnits === 0), ...findMissing(ids, rows)],
      'orders.why_nothing',
      t,
    ),
  ].filter((text) => text !== undefined);
  return (
    <FormDialog
      onClose={onClose}
      size="lg"
      title={t('orders.ship_orders', { count: preview.data ? shipped.length : ids.length })}
      description={t('orders.ship_bulk_text', { time: minutesText(undoMinutes, language) })}
      onSubmit={submit}
      className="grid gap-4"
      submit={{
        label: t('orders.ship_orders', { count: preview.data ? shipped.length : ids.length }),
        isPending: ship.isPending,
        disabled: shipped.length === 0,
      }}
    >
      {preview.isPending ? (
        <Skeleton className="h-64 rounded-card" />
      ) : !preview.data ? (
        <QueryError title={t('orders.failed')} query={preview} />
      ) : (
        <>
          <Warnings orders={shipped} />
          {unchanged.map((text) => (
            <Notice key={text} tone="info">
              {text}
            </Notice>
          ))}
          {shipped.length > 0 && (
            <>
              <CarrierFields value={choice} onChange={setChoice} />
              <p className="text-muted text-sm">{t('orders.ship_paste')}</p>
              <PasteIssues issues={issues} />
            </>
          )}
          <ol className="divide-y divide-line">
            {shipped.map((order) => (
              <ShippingRow
                key={order.id}
                order={order}
                parcel={parcelOf(order.id)}
                isChecked={isChecked}
                onType={(number) => parcels.setNumber(order.id, number)}
                onCarrier={(carrier) => parcels.setCarrier(order.id, carrier)}
                onPaste={(text) => parcels.paste(order.id, text)}
              />
            ))}
          </ol>
        </>
      )}
    </FormDialog>
  );
}

const findMissing = (ids: number[], rows: readonly ShippingPreview[]) =>
  ids.filter((id) => !rows.some((row) => row.id === id)).map((id) => ({ id, status: null }));

function Warnings({ orders }: { orders: ShippingPreview[] }) {
  const { t } = useLanguage();
  const warned = orders.filter(({ warnings }) => warnings.length > 0);
  if (warned.length === 0) return null;
  return (
    <Notice tone="warning" title={t('orders.ship_check')}>
      <ul>
        {warned.map(({ id, warnings }) => (
          <li key={id}>
            <bdi dir="ltr">#{id}</bdi>: {warnings.map((warning) => t(`orders.warn_${warning}`)).join(', ')}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function PasteIssues({ issues }: { issues: PasteIssue[] }) {
  const { t } = useLanguage();
  if (issues.length === 0) return null;
  return (
    <Notice tone="warning" isUrgent title={t('orders.paste_title')}>
      <ul>
        {issues.map(({ line, kind, order = '' }) => (
          <li key={line}>{t(`orders.paste_${kind}`, { line, order })}</li>
        ))}
      </ul>
    </Notice>
  );
}
