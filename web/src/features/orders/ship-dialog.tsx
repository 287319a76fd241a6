import { undoMinutes } from '@shopwright/contracts/http/order-actions';
import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog';
import { LineQuantity } from '../../components/line-quantity';
import { useLanguage } from '../../i18n/language-provider';
import { minutesText } from '../../lib/format';
import { useUnsavedChanges } from '../../lib/unsaved-changes';
import { useRequestKey } from '../../lib/use-request-key';
import { Badge } from '../../ui/badge';
import { createShipment } from './api';
import { ConflictNotice } from './conflict-notice';
import { ParcelFields, type ParcelInput, useParcelFields } from './parcel-fields';
import { UnansweredNotice } from './unanswered-notice';
import { useOrderAction } from './use-order-action';

interface DialogProps {
  order: OrderDetail;
  onClose: () => void;
}

/** Ships what is left, or fewer units, as one parcel. */
export function ShipDialog({ order, onClose }: DialogProps) {
  const { t, language } = useLanguage();
  const text = t('orders.ship_text', { time: minutesText(undoMinutes, language) });
  const [typed, setTyped] = useState<ReadonlyMap<number, number>>(new Map());
  const requestKey = useRequestKey();
  useUnsavedChanges(typed.size > 0);
  const lines = order.items.filter(({ toShip }) => toShip > 0);
  // Suppliers send what they ship in a parcel of their own.
  const isOwnLeft = lines.some(({ isDropshipped }) => !isDropshipped);
  const quantityOf = ({ id, toShip, isDropshipped }: (typeof lines)[number]) =>
    Math.min(toShip, typed.get(id) ?? (isDropshipped && isOwnLeft ? 0 : toShip));
  const items = lines.flatMap((line) => {
    const quantity = quantityOf(line);
    return quantity > 0 ? [{ orderItemId: line.id, quantity }] : [];
  });
  const fields = useParcelFields();
  const { mutation, conflict, problem } = useOrderAction(order, {
    send: (parcel: ParcelInput) => {
      const body = { ...parcel, items };
      return createShipment(order, { ...body, requestId: requestKey(body) });
    },
    done: () => ({ title: t('orders.ship_done'), text }),
    onDone: onClose,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('orders.ship')}
      description={text}
      onSubmit={fields.submit(mutation.mutate)}
      submit={{ label: t('orders.ship'), isPending: mutation.isPending, disabled: items.length === 0 }}
    >
      <UnansweredNotice order={order} />
      <ConflictNotice conflict={conflict} problem={problem} />
      <ul className="-mt-3 mb-5 divide-y divide-line">
        {lines.map((line) => (
          <LineQuantity
            key={line.id}
            line={line}
            value={quantityOf(line)}
            max={line.toShip}
            onChange={(quantity) => setTyped(new Map(typed).set(line.id, quantity))}
          >
            {line.isDropshipped && <Badge>{t('orders.dropshipped_true')}</Badge>}
          </LineQuantity>
        ))}
      </ul>
      <ParcelFields {...fields} />
    </FormDialog>
  );
}
