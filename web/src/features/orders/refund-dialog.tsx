import { refundPayment } from '@shopwright/contracts/http/order-actions';
import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { centsFromDecimal, isDecimal } from '@shopwright/contracts/money';
import { type FormEvent, useState } from 'react';
import { FormDialog } from '../../components/form-dialog';
import { useLanguage } from '../../i18n/language-provider';
import { call } from '../../lib/api-client';
import { withDecimalPoint } from '../../lib/format';
import { useRequestKey } from '../../lib/use-request-key';
import { TextArea, TextField } from '../../ui/field';
import { Segments } from '../../ui/radio-group';
import { ConflictNotice } from './conflict-notice';
import { countRefundable, estimateRefundCents } from './refund-amount';
import { RefundLines } from './refund-lines';
import { refundOutcome } from './refund-outcome';
import { useOrderAction } from './use-order-action';

interface RefundDialogProps {
  order: OrderDetail;
  onClose: () => void;
}

const forms = ['items', 'amount'] as const;
const reasonMax = 500;

/** Refunds pieces of an order at their share of what was paid, or an amount. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { t, usd } = useLanguage();
  const [by, setBy] = useState<(typeof forms)[number]>('items');
  const [typed, setTyped] = useState<ReadonlyMap<number, number>>(new Map());
  const [restocked, setRestocked] = useState<ReadonlySet<number>>(new Set());
  const [amount, setAmount] = useState(order.payment.refundable);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const requestKey = useRequestKey();

  const leftCents = centsFromDecimal(order.payment.refundable);
  const lines = order.items.filter((line) => countRefundable(line) > 0);
  const quantities = new Map(lines.map((line) => [line.id, Math.min(countRefundable(line), typed.get(line.id) ?? 0)]));
  const decimal = withDecimalPoint(amount);
  const typedCents = isDecimal(decimal) ? centsFromDecimal(decimal) : 0;
  const cents = by === 'items' ? estimateRefundCents(order, quantities) : typedCents;
  const { mutation, conflict, problem } = useOrderAction(order, {
    send: () => {
      const items = [...quantities].flatMap(([orderItemId, quantity]) =>
        quantity > 0 ? [{ orderItemId, quantity, restock: restocked.has(orderItemId) }] : [],
      );
      const what = by === 'items' ? { items } : { amount: decimal };
      const body = { ...what, reason: reason.trim() };
      return call(refundPayment, { params: { id: String(order.id) }, body: { ...body, requestId: requestKey(body) } });
    },
    done: (changed) => refundOutcome(changed, t, usd),
    onDone: onClose,
  });
  const isTooMuch = cents > leftCents;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (cents > 0 && !isTooMuch && reason.trim()) mutation.mutate();
  };
  const error = isTooMuch
    ? t('desk.above_left', { amount: usd(leftCents) })
    : isChecked && cents === 0
      ? t(by === 'items' ? 'desk.choose_items' : 'form.invalid')
      : undefined;
  return (
    <FormDialog
      onClose={onClose}
      title={t('desk.refund')}
      description={t('desk.left', { amount: usd(leftCents) })}
      onSubmit={submit}
      submit={{ label: t('desk.refund_amount', { amount: usd(cents) }), isPending: mutation.isPending }}
      className="grid gap-5"
    >
      <ConflictNotice conflict={conflict} problem={problem} />
      <Segments
        label={t('desk.refund')}
        value={by}
        onChange={setBy}
        options={forms.map((value) => ({ value, label: t(`desk.refund_by_${value}`) }))}
      />
      {by === 'items' ? (
        <div>
          <RefundLines
            lines={lines}
            quantities={quantities}
            restocked={restocked}
            onQuantity={(id, quantity) => setTyped(new Map(typed).set(id, quantity))}
            onRestocked={setRestocked}
          />
          <p role="alert" className="text-danger text-sm">
            {error}
          </p>
        </div>
      ) : (
        <TextField
          label={t('desk.amount')}
          inputMode="decimal"
          dir="ltr"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          error={error}
        />
      )}
      <TextArea
        label={t('desk.reason')}
        maxLength={reasonMax}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isChecked && !reason.trim() ? t('form.required') : undefined}
      />
    </FormDialog>
  );
}
