import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { useState } from 'react';
import { Permitted } from '../../components/permitted';
import { ReturnSummary } from '../../components/return-summary';
import { useLanguage } from '../../i18n/language-provider';
import { useUnsavedChanges } from '../../lib/unsaved-changes';
import { useMay } from '../../lib/use-may';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextArea } from '../../ui/field';
import { closeReturn, moveReturn, type OneReturn, refundReturn } from './api';
import { refundOutcome } from './refund-outcome';
import { useOrderAction } from './use-order-action';

/** The returns and withdrawals of an order, each with what staff do next. */
export function OrderReturns({ order }: { order: OrderDetail }) {
  const { t } = useLanguage();
  if (order.returns.length === 0) return null;
  return (
    <Card className="p-4 sm:p-5">
      <h2 className="font-semibold text-lg">{t('shared.purchase.returns')}</h2>
      <ul className="divide-y divide-line">
        {order.returns.map((returned) => (
          <ReturnSummary key={returned.id} orderId={order.id} returned={returned} lines={order.items}>
            <Permitted to="returns:write">
              {returned.state === 'requested' && <Decision order={order} returned={returned} />}
              {returned.state === 'approved' && <Receipt order={order} returned={returned} />}
            </Permitted>
            {returned.state === 'received' && <RefundOfReturn order={order} returned={returned} />}
          </ReturnSummary>
        ))}
      </ul>
    </Card>
  );
}

function useReturnMove({ order, returned }: OneReturn) {
  const { t } = useLanguage();
  return useOrderAction(
    order,
    {
      send: (body: { to: 'approved' | 'rejected' | 'received'; note?: string }) =>
        moveReturn({ order, returned }, body),
      done: ({ returns }) => {
        const state = returns.find(({ id }) => id === returned.id)?.state ?? 'received';
        return { title: t(`orders.event_return_${state}`) };
      },
    },
    false,
  ).mutation;
}

function Decision(props: OneReturn) {
  const { t } = useLanguage();
  const [note, setNote] = useState('');
  useUnsavedChanges(note !== '');
  const move = useReturnMove(props);
  return (
    <div className="mt-3 grid gap-3">
      <TextArea
        label={t('orders.return_note')}
        hint={t('orders.return_note_hint')}
        rows={2}
        maxLength={1000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" isPending={move.isPending} onClick={() => move.mutate({ to: 'approved', note })}>
          {t('orders.return_approve')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          isPending={move.isPending}
          onClick={() => move.mutate({ to: 'rejected', note })}
        >
          {t('orders.return_reject')}
        </Button>
      </div>
    </div>
  );
}

function Receipt(props: OneReturn) {
  const { t } = useLanguage();
  const move = useReturnMove(props);
  return (
    <Button size="sm" className="mt-3" isPending={move.isPending} onClick={() => move.mutate({ to: 'received' })}>
      {t('orders.return_receive')}
    </Button>
  );
}

/** Offered until a refund of this return was made or it is closed, and again after its refund failed. */
function RefundOfReturn({ order, returned }: OneReturn) {
  const { t, formatPrice } = useLanguage();
  const may = useMay();
  const [restock, setRestock] = useState(true);
  const { mutation: refund } = useOrderAction(
    order,
    {
      send: () => refundReturn({ order, returned }, { restock }),
      done: (changed) => refundOutcome(changed, t, formatPrice),
    },
    false,
  );
  const { mutation: close } = useOrderAction(
    order,
    { send: () => closeReturn({ order, returned }), done: () => ({ title: t('orders.return_closed') }) },
    false,
  );
  const { outstanding } = returned;
  if (!outstanding) return null;
  const [due, already] = [outstanding.due, outstanding.alreadyRefunded].map(Number);
  const mayRefund = due !== 0 && order.allowedActions.refund && may('orders:refund');
  return (
    <div className="mt-2 grid gap-2">
      {already !== 0 && (
        <p className="text-muted">
          {t('orders.return_already', {
            amount: formatPrice(outstanding.alreadyRefunded),
            due: formatPrice(outstanding.due),
          })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {mayRefund && (
          <>
            <label className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                checked={restock}
                onChange={({ target }) => setRestock(target.checked)}
                className="size-4.5 accent-primary"
              />
              {t('orders.return_restock')}
            </label>
            <Button size="sm" isPending={refund.isPending} onClick={() => refund.mutate()}>
              {already === 0
                ? t('orders.return_refund')
                : t('orders.refund_amount', { amount: formatPrice(outstanding.due) })}
            </Button>
          </>
        )}
        {(already !== 0 || due === 0) && may('returns:write') && (
          <Button size="sm" variant="secondary" isPending={close.isPending} onClick={() => close.mutate()}>
            {t('orders.return_close')}
          </Button>
        )}
      </div>
    </div>
  );
}
