import type { CustomerOrder } from '@shopwright/contracts/http/customer-orders';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DocumentButton } from '../../components/document-button';
import { dateText } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Button, buttonClass } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { cancelOrder, type OrderKey, useCustomerAction } from './api';
import { ReorderButton } from './reorder-button';
import { ReturnDialog } from './return-dialog';
import { openedOrder } from './use-order-link';

interface CustomerActionsProps {
  order: CustomerOrder;
  orderKey: OrderKey;
}

/** Only what the store allows in the order's state. */
export function CustomerActions({ order, orderKey }: CustomerActionsProps) {
  const { t, language } = useLanguage();
  const [open, setOpen] = useState<'cancel' | 'return'>();
  const close = () => setOpen(undefined);
  const { cancel, return: canReturn, withdraw, returnUntil, documents } = order.allowedActions;
  const { invoice } = order.documents;
  const isPreparing = invoice === null;
  const isUnpaidInvoice = order.isUnpaid === true && Number(order.total) > 0;
  return (
    <div>
      <div className="flex flex-wrap gap-2.5">
        <ReorderButton order={order} />
        {canReturn && (
          <Button variant="secondary" onClick={() => setOpen('return')}>
            {t('tracking.purchase.return')}
          </Button>
        )}
        {documents &&
          !isPreparing &&
          (isUnpaidInvoice ? (['invoice'] as const) : (['invoice', 'receipt'] as const)).map((document) => (
            <DocumentButton key={document} orderId={orderKey.id} document={document}>
              {t(`shared.purchase.${document}`)}
            </DocumentButton>
          ))}
        {documents && invoice?.hasEInvoice && (
          <DocumentButton orderId={orderKey.id} document={{ eInvoice: invoice.number }}>
            {t('shared.purchase.einvoice', { number: invoice.number })}
          </DocumentButton>
        )}
        {cancel && (
          <Button variant="danger" onClick={() => setOpen('cancel')}>
            {t('tracking.purchase.cancel')}
          </Button>
        )}
        {withdraw && (
          <Link to={paths.withdrawFrom(order.id)} state={openedOrder} className={buttonClass({ variant: 'ghost' })}>
            {t('tracking.purchase.withdraw')}
          </Link>
        )}
      </div>
      {documents && isPreparing && <p className="mt-2 text-muted text-sm">{t('shared.purchase.preparing')}</p>}
      {canReturn && returnUntil && (
        <p className="mt-2 text-muted text-sm">
          {t('tracking.purchase.return_until', { date: dateText(returnUntil, language) })}
        </p>
      )}
      {open === 'cancel' && <CancelQuestion order={order} orderKey={orderKey} onClose={close} />}
      {open === 'return' && <ReturnDialog order={order} orderKey={orderKey} onClose={close} />}
    </div>
  );
}

function CancelQuestion({ order, orderKey, onClose }: CustomerActionsProps & { onClose: () => void }) {
  const { t, formatPrice } = useLanguage();
  const cancel = useCustomerAction(orderKey, {
    send: () => cancelOrder(orderKey),
    done: {
      title: t('tracking.purchase.cancelled'),
      text: t(order.isUnpaid ? 'tracking.purchase.cancelled_unpaid_text' : 'tracking.purchase.cancelled_text'),
    },
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('tracking.purchase.cancel_question', { id: order.id })}
      text={
        order.isUnpaid
          ? t('tracking.purchase.cancel_unpaid_text')
          : t('tracking.purchase.cancel_text', { amount: formatPrice(order.total) })
      }
      confirmLabel={t('tracking.purchase.cancel')}
      cancelLabel={t('tracking.purchase.keep')}
      onConfirm={() => cancel.mutate(undefined, { onError: onClose })}
      isPending={cancel.isPending}
      isDangerous
    />
  );
}
