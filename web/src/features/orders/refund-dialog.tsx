import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { FormDialog } from '../../components/form-dialog';
import { useLanguage } from '../../i18n/language-provider';
import { TextArea, TextField } from '../../ui/field';
import { Segments } from '../../ui/radio-group';
import { ConflictNotice } from './conflict-notice';
import { RefundLines } from './refund-lines';
import { refundForms, useRefund } from './use-refund';

interface RefundDialogProps {
  order: OrderDetail;
  onClose: () => void;
}

const reasonMax = 500;

/** What the button says while nothing is chosen, or typed. */
const nothingKeys = { items: 'orders.choose_items', amount: 'orders.refund' } as const;

/** A refund made now counts for a return that was asked for and has none of its own. */
const isWaiting = ({ state, closedAt, refund }: OrderDetail['returns'][number]): boolean =>
  state !== 'rejected' && !closedAt && (refund === null || refund.state === 'failed');

/** Refunds units of an order at their share of what was paid, or an amount. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { t, formatPrice } = useLanguage();
  const { draft, change, lines, quantities, cents, error, ...refund } = useRefund(order, onClose);
  return (
    <FormDialog
      onClose={onClose}
      title={t('orders.refund')}
      description={t('orders.left', { amount: formatPrice(refund.leftCents) })}
      onSubmit={refund.submit}
      submit={{
        label: cents > 0 ? t('orders.refund_amount', { amount: formatPrice(cents) }) : t(nothingKeys[draft.by]),
        isPending: refund.isPending,
        disabled: draft.by === 'items' && cents === 0,
      }}
      className="grid gap-5"
    >
      {order.returns.some(isWaiting) && <p className="text-muted text-sm">{t('orders.refund_counts')}</p>}
      <ConflictNotice conflict={refund.conflict} problem={refund.problem} />
      <Segments
        label={t('orders.refund')}
        value={draft.by}
        onChange={(by) => change({ by })}
        options={refundForms.map((value) => ({ value, label: t(`orders.refund_by_${value}`) }))}
      />
      {draft.by === 'items' ? (
        <div>
          <RefundLines
            lines={lines}
            quantities={quantities}
            restocked={draft.restocked}
            onQuantity={(id, quantity) => change({ quantities: new Map(draft.quantities).set(id, quantity) })}
            onRestocked={(restocked) => change({ restocked })}
          />
          <p role="alert" className="text-danger text-sm">
            {error}
          </p>
        </div>
      ) : (
        <TextField
          label={t('orders.amount')}
          inputMode="decimal"
          dir="ltr"
          value={draft.amount}
          onChange={({ target }) => change({ amount: target.value })}
          error={error}
        />
      )}
      <TextArea
        label={t('orders.reason')}
        maxLength={reasonMax}
        value={draft.reason}
        onChange={({ target }) => change({ reason: target.value })}
        error={refund.reasonError}
      />
    </FormDialog>
  );
}
