import type { DeskOrder } from '@shopwright/contracts/http/order-desk';
import { useLanguage } from '../../i18n/language-provider';
import { ConfirmDialog } from '../../ui/confirm-dialog';

interface ShipUnansweredDialogProps {
  /** The ones whose customers wait for an answer. */
  orders: Pick<DeskOrder, 'id'>[];
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before orders are shipped whose customers wrote and have no answer yet. */
export function ShipUnansweredDialog({ orders, onClose, onConfirm }: ShipUnansweredDialogProps) {
  const { t } = useLanguage();
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('orders.ship_unanswered', { count: orders.length })}
      text={t('orders.ship_unanswered_text', { orders: orders.map(({ id }) => `#${id}`).join(', ') })}
      confirmLabel={t('orders.ship_anyway')}
      cancelLabel={t('shared.dialog.cancel')}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
    />
  );
}
