import type { TrackedOrder } from '@shopwright/contracts/http/orders';
import { type FormEvent, useState } from 'react';
import { ProductImage } from '../../components/product-image';
import { useLanguage } from '../../i18n/language-provider';
import { isApiError } from '../../lib/api-error';
import { momentText } from '../../lib/format';
import { useRequestKey } from '../../lib/use-request-key';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { withdrawOrder } from './api';

/** The second step: what the customer withdraws from, and the button that does it. */
export function Withdrawal({ order }: { order: TrackedOrder }) {
  const { t } = useLanguage();
  const requestKey = useRequestKey();
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const chosen = order.items.filter(({ id }) => !kept.has(id));
  const withdraw = useSingleMutation({
    mutationFn: () => {
      // Without a quantity: a part of the line may have gone back before.
      const items = chosen.map(({ id }) => ({ orderItemId: id }));
      const request = { orderNumber: String(order.id), ...(kept.size > 0 && { items }) };
      return withdrawOrder({ ...request, requestId: requestKey(request) });
    },
  });
  if (withdraw.data) return <WithdrawalDone {...withdraw.data} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    withdraw.mutate();
  };
  return (
    <Card className="p-5 sm:p-7">
      <h2 className="font-semibold text-xl">{t('tracking.withdraw.step_2')}</h2>
      <p className="mt-2">{t('tracking.withdraw.review', { id: order.id })}</p>
      <form onSubmit={submit} className="mt-3">
        <WithdrawalLines items={order.items} kept={kept} onKept={setKept} />
        {withdraw.isError && <WithdrawalError error={withdraw.error} />}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" isPending={withdraw.isPending} disabled={chosen.length === 0}>
            {t('tracking.withdraw.confirm')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function WithdrawalDone({ outcome, orderId, receivedAt }: Awaited<ReturnType<typeof withdrawOrder>>) {
  const { t, language } = useLanguage();
  return (
    <Notice tone="success" isUrgent takesFocus title={t('tracking.withdraw.done')}>
      {outcome === 'cancelled'
        ? t('tracking.withdraw.done_cancelled', { id: orderId })
        : t('tracking.withdraw.done_return', { date: momentText(receivedAt, language) })}
    </Notice>
  );
}

function WithdrawalError({ error }: { error: Error }) {
  const { t } = useLanguage();
  const isRefused = isApiError(error, 'conflict') || isApiError(error, 'unprocessable');
  return (
    <Notice
      tone={isRefused ? 'warning' : 'danger'}
      isUrgent
      takesFocus
      title={t(isRefused ? 'tracking.withdraw.refused' : 'shared.toast.error')}
      className="mt-4"
    >
      {t(isRefused ? 'tracking.withdraw.refused_text' : 'shared.error.try_again')}
    </Notice>
  );
}

interface WithdrawalLinesProps {
  items: TrackedOrder['items'];
  /** The lines that do not go back. */
  kept: ReadonlySet<number>;
  onKept: (kept: ReadonlySet<number>) => void;
}

/** Asks what the customer withdraws from: everything, until a line is unchecked. */
function WithdrawalLines({ items, kept, onKept }: WithdrawalLinesProps) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id}>
          <label className="flex min-h-14 items-center gap-4 py-2 text-sm">
            <input
              type="checkbox"
              checked={!kept.has(item.id)}
              onChange={({ target }) => onKept(toggle(kept, item.id, !target.checked))}
              className="size-5 shrink-0 accent-primary"
            />
            <ProductImage src={item.image} alt="" size={40} className="size-10 shrink-0 rounded-control" />
            <span className="min-w-0">
              {item.quantity} × <bdi>{item.name}</bdi>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

function toggle(ids: ReadonlySet<number>, id: number, isIn: boolean): ReadonlySet<number> {
  const next = new Set(ids);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}
