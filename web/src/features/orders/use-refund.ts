import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { readAmount } from '../../lib/typed-numbers';
import { useUnsavedChanges } from '../../lib/unsaved-changes';
import { useRequestKey } from '../../lib/use-request-key';
import { refundPayment } from './api';
import { countRefundable, estimateRefundCents } from './refund-amount';
import { refundOutcome } from './refund-outcome';
import { useOrderAction } from './use-order-action';

export const refundForms = ['items', 'amount'] as const;

interface RefundDraft {
  by: (typeof refundForms)[number];
  quantities: ReadonlyMap<number, number>;
  restocked: ReadonlySet<number>;
  amount: string;
  reason: string;
}

/** Keeps what is typed of a refund, by units and by amount, and sends the one of the two that is chosen. */
export function useRefund(order: OrderDetail, onDone: () => void) {
  const { t, formatPrice, language } = useLanguage();
  const leftCents = centsFromDecimal(order.payment.refundable);
  const [draft, setDraft] = useState<RefundDraft>({
    by: 'items',
    quantities: new Map(),
    restocked: new Set(),
    amount: order.payment.refundable,
    reason: '',
  });
  const [isChecked, setChecked] = useState(false);
  const requestKey = useRequestKey();

  const reason = draft.reason.trim();
  const lines = order.items.filter((line) => countRefundable(line) > 0);
  const quantities = new Map(
    lines.map((line) => [line.id, Math.min(countRefundable(line), draft.quantities.get(line.id) ?? 0)]),
  );
  const amount = readAmount(draft.amount, language);
  const typedCents = amount === undefined ? 0 : centsFromDecimal(amount);
  const cents = draft.by === 'items' ? estimateRefundCents(order, quantities) : typedCents;
  const hasUnits = [...quantities.values()].some((quantity) => quantity > 0);
  useUnsavedChanges(reason !== '' || draft.amount !== order.payment.refundable || hasUnits);
  const { mutation, conflict, problem } = useOrderAction(order, {
    send: () => {
      const items = [...quantities].flatMap(([orderItemId, quantity]) =>
        quantity > 0 ? [{ orderItemId, quantity, restock: draft.restocked.has(orderItemId) }] : [],
      );
      const body = { ...(draft.by === 'items' ? { items } : { amount }), reason };
      return refundPayment(order, { ...body, requestId: requestKey(body) });
    },
    done: (changed) => refundOutcome(changed, t, formatPrice),
    onDone,
  });
  const isTooMuch = cents > leftCents;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (cents > 0 && !isTooMuch && reason) mutation.mutate();
  };
  const missing = isChecked && draft.by === 'amount' && cents === 0 ? t('shared.form.invalid') : undefined;
  return {
    draft,
    change: (part: Partial<RefundDraft>) => setDraft((before) => ({ ...before, ...part })),
    lines,
    /** The typed quantity of each line, at most what is left of it. */
    quantities,
    cents,
    leftCents,
    /** The error of the units or of the amount. */
    error: isTooMuch ? t('orders.above_left', { amount: formatPrice(leftCents) }) : missing,
    reasonError: isChecked && !reason ? t('shared.form.empty.reason') : undefined,
    submit,
    isPending: mutation.isPending,
    conflict,
    problem,
  };
}
