import type { PurchaseOrderDetail } from '@shopwright/contracts/http/purchase-orders';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { useMay } from '../../../lib/use-may';
import { useSingleMutation } from '../../../lib/use-single-mutation';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toastError } from '../../../ui/toast-store';
import { downloadPurchase, movePurchase, sendPurchase } from './api';
import { ShipPurchaseDialog } from './ship-purchase-dialog';
import { usePurchaseAction } from './use-purchase-action';

const nothing = { send: false, markSent: false, confirm: false, cancel: false };

/** What staff can do with a purchase order now. One that the supplier has is not sent again without a question. */
export function PurchaseActions({ purchase }: { purchase: PurchaseOrderDetail }) {
  const { t } = useLanguage();
  const [open, setOpen] = useState<'ship' | 'cancel' | 'send' | null>(null);
  const close = () => setOpen(null);
  const may = useMay();
  const { sentAt } = purchase;
  const { ship, ...moves } = purchase.allowedActions;
  const allowed = may('suppliers:write') ? moves : nothing;
  const send = usePurchaseAction({ send: () => sendPurchase(purchase), done: 'orders.po_sending', onDone: close });
  const markSent = usePurchaseAction({ send: () => movePurchase(purchase, 'sent'), done: 'orders.po_marked_sent' });
  const confirm = usePurchaseAction({ send: () => movePurchase(purchase, 'confirmed'), done: 'orders.po_confirmed' });
  const cancel = usePurchaseAction({
    send: () => movePurchase(purchase, 'canceled'),
    done: 'orders.po_canceled',
    onDone: close,
  });
  const download = useSingleMutation({
    mutationFn: () => downloadPurchase(purchase),
    onError: () => toastError(t('shared.toast.error'), t('shared.error.try_again')),
  });
  return (
    <div className="flex flex-wrap gap-2">
      {ship && may('orders:write') && <Button onClick={() => setOpen('ship')}>{t('orders.po_ship')}</Button>}
      {allowed.confirm && (
        <Button variant="secondary" onClick={() => confirm.mutate()} isPending={confirm.isPending}>
          {t('orders.po_confirm')}
        </Button>
      )}
      {allowed.send && (
        <Button
          variant={sentAt === null ? 'primary' : 'secondary'}
          onClick={() => (sentAt === null ? send.mutate() : setOpen('send'))}
          isPending={send.isPending}
        >
          {t(sentAt === null ? 'orders.po_send' : 'orders.po_send_again')}
        </Button>
      )}
      {allowed.markSent && (
        <Button variant="secondary" onClick={() => markSent.mutate()} isPending={markSent.isPending}>
          {t('orders.po_mark_sent')}
        </Button>
      )}
      <Button variant="secondary" onClick={() => download.mutate()} isPending={download.isPending}>
        <Download size={16} aria-hidden />
        {t('orders.po_download')}
      </Button>
      {allowed.cancel && (
        <Button variant="secondary" onClick={() => setOpen('cancel')}>
          {t('orders.po_cancel')}
        </Button>
      )}
      {open === 'ship' && <ShipPurchaseDialog purchase={purchase} onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'send'}
        onClose={close}
        title={t('orders.po_send_again')}
        text={t('orders.po_send_again_text', { name: purchase.supplierName })}
        confirmLabel={t('orders.po_send_again')}
        cancelLabel={t('shared.dialog.cancel')}
        onConfirm={() => send.mutate()}
        isPending={send.isPending}
      />
      <ConfirmDialog
        isOpen={open === 'cancel'}
        onClose={close}
        title={t('orders.po_cancel')}
        text={t(sentAt === null ? 'orders.po_cancel_text' : 'orders.po_cancel_sent_text', {
          name: purchase.supplierName,
        })}
        confirmLabel={t('orders.po_cancel')}
        cancelLabel={t('shared.dialog.cancel')}
        onConfirm={() => cancel.mutate()}
        isPending={cancel.isPending}
        isDangerous
      />
    </div>
  );
}
