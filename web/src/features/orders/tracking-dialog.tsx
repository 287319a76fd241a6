import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { putTracking } from './api';
import { ConflictNotice } from './conflict-notice';
import { ParcelFields, type ParcelInput, useParcelFields } from './parcel-fields';
import { useOrderAction } from './use-order-action';

interface TrackingProps {
  order: OrderDetail;
  shipment: OrderDetail['shipments'][number];
}

/** Adds or corrects the carrier and the number of a parcel that has left. */
export function EditTracking(props: TrackingProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <Pencil size={14} aria-hidden />
        {t(props.shipment.trackingNumber === null ? 'orders.tracking_add' : 'orders.tracking_edit')}
      </Button>
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
      description={t('orders.tracking_text')}
      onSubmit={fields.submit(mutation.mutate)}
      submit={{ label: t('orders.tracking_save'), isPending: mutation.isPending }}
    >
      <ConflictNotice conflict={conflict} problem={problem} />
      <ParcelFields {...fields} />
    </FormDialog>
  );
}
