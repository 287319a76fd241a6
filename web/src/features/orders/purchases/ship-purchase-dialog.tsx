import { undoMinutes } from '@shopwright/contracts/http/order-actions';
import type { PurchaseOrderDetail } from '@shopwright/contracts/http/purchase-orders';
import { FormDialog } from '../../../components/form-dialog';
import { useLanguage } from '../../../i18n/language-provider';
import { minutesText } from '../../../lib/format';
import { ParcelFields, type ParcelInput, useParcelFields } from '../parcel-fields';
import { shipPurchase } from './api';
import { usePurchaseAction } from './use-purchase-action';

/** Takes down the parcel that the supplier sent. */
export function ShipPurchaseDialog({ purchase, onClose }: { purchase: PurchaseOrderDetail; onClose: () => void }) {
  const { t, language } = useLanguage();
  const fields = useParcelFields();
  const ship = usePurchaseAction({
    send: (parcel: ParcelInput) => shipPurchase(purchase, parcel),
    done: 'orders.ship_done',
    onDone: onClose,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('orders.po_ship')}
      description={t('orders.ship_text', { time: minutesText(undoMinutes, language) })}
      onSubmit={fields.submit(ship.mutate)}
      submit={{ label: t('orders.po_ship'), isPending: ship.isPending }}
    >
      <ParcelFields {...fields} />
    </FormDialog>
  );
}
