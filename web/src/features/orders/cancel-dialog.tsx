import { cancelForm } from '@shopwright/contracts/http/order-actions';
import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { FormDialog } from '../../components/form-dialog';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { TextArea } from '../../ui/field';
import { cancelOrder } from './api';
import { ConflictNotice } from './conflict-notice';
import { useOrderAction } from './use-order-action';

/** Cancels an order with a reason. What was paid is refunded, and the stock that did not ship is available again. */
export function CancelDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { t, formatPrice } = useLanguage();
  const leftCents = centsFromDecimal(order.payment.refundable);
  const isPaid = centsFromDecimal(order.payment.amountPaid) > 0;
  const form = useZodForm(cancelForm, { reason: '' }, { empty: { reason: 'shared.form.empty.reason' } });
  const { mutation, conflict, problem } = useOrderAction(order, {
    send: (body: { reason: string }) => cancelOrder(order, body),
    done: ({ hasFailedRefund }) => ({
      title: t(hasFailedRefund ? 'orders.refund_failed' : 'orders.cancel_done'),
      isError: hasFailedRefund,
    }),
    onDone: onClose,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('orders.cancel')}
      description={
        leftCents > 0
          ? t('orders.cancel_text', { amount: formatPrice(leftCents) })
          : t(
              isPaid
                ? 'orders.cancel_nothing_text'
                : order.paymentState === 'invoiced'
                  ? 'orders.cancel_invoice_text'
                  : 'orders.cancel_unpaid_text',
            )
      }
      onSubmit={form.submit(mutation, {})}
      submit={{ label: t('orders.cancel'), variant: 'destructive', isPending: mutation.isPending }}
      cancelLabel={t('orders.keep')}
    >
      <ConflictNotice conflict={conflict} problem={problem} />
      <TextArea label={t('orders.reason')} maxLength={500} {...form.field('reason')} />
    </FormDialog>
  );
}
