import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog';
import { Permitted } from '../../components/permitted';
import { useLanguage } from '../../i18n/language-provider';
import { timeText } from '../../lib/format';
import { Button } from '../../ui/button';
import { putTracking } from './api';
import { ConflictNotice } from './conflict-notice';
import { ParcelFields, type ParcelInput, useParcelFields } from './parcel-fields';
import { useOrderAction } from './use-order-action';

interface TrackingProps {
  order: OrderDetail;
  shipment: OrderDetail['shipments'][number];
}

/** Adds or corrects the carrier and the number of a parcel that has left, and says when its customer is told of it. */
export function EditTracking(props: TrackingProps) {
  const { t, language } = useLanguage();
  const { trackingNumber, emailDueAt } = props.shipment;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {emailDueAt && <p className="text-muted">{t('orders.email_due', { time: timeText(emailDueAt, language) })}</p>}
      <Permitted to="orders:write">
        <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
          <Pencil size={14} aria-hidden />
          {t(trackingNumber === null ? 'orders.tracking_add' : 'orders.tracking_edit')}
        </Button>
      </Permitted>
      {isOpen && <TrackingDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function TrackingDialog({ order, shipment, onClose }: TrackingProps & { onClose: () => void }) {
  const { t } = useLanguage();
  const fields = useParcelFields(shipment);
  const { mutation, conflict, problem } = useOrderAction(order, {
    send: (parcel: ParcelInput) => putTracking(order, shipment.id, { ...parcel, version: shipment.trackingVersion }),
    done: () => ({ title: t('orders.tracking_saved') }),
    onDone: onClose,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t(shipment.trackingNumber === null ? 'orders.tracking_add' : 'orders.tracking_edit')}
      description={t(shipment.emailDueAt === null ? 'orders.tracking_text' : 'orders.tracking_due_text')}
      onSubmit={fields.submit(mutation.mutate)}
      submit={{ label: t('orders.tracking_save'), isPending: mutation.isPending }}
    >
      <ConflictNotice conflict={conflict} problem={problem} />
      <ParcelFields {...fields} />
    </FormDialog>
  );
}
