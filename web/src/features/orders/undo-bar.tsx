import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { useMay } from '../../lib/use-may';
import { Button } from '../../ui/button';
import { undoMove } from './api';
import { useOrderAction } from './use-order-action';

/** While the last move can be undone: how long still, and the button. */
export function UndoBar({ order }: { order: OrderDetail }) {
  const { t } = useLanguage();
  const may = useMay();
  const leftMs = useLeftMs(may('orders:write') ? order.allowedActions.undoUntil : null);
  const { mutation } = useOrderAction(
    order,
    {
      send: () => undoMove(order),
      done: ({ status }) => ({ title: t('orders.undone'), text: t(`shared.order.${status}`) }),
    },
    false,
  );
  if (leftMs <= 0) return null;
  const isUntold = order.shipments.some(({ emailDueAt }) => emailDueAt === order.allowedActions.undoUntil);
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-card bg-info-soft px-4 py-2 text-info-ink text-sm">
      <div>
        <p className="tabular">{t('orders.undo_text', { time: clockText(leftMs) })}</p>
        {isUntold && <p>{t('orders.undo_email')}</p>}
      </div>
      <Button variant="secondary" size="sm" onClick={() => mutation.mutate()} isPending={mutation.isPending}>
        <Undo2 size={14} aria-hidden className="rtl:-scale-x-100" />
        {t('shared.undo')}
      </Button>
    </div>
  );
}

function useLeftMs(until: string | null): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until === null) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? 0 : Date.parse(until) - now;
}

function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
