import type { DeskOrder } from '@shopwright/contracts/http/order-desk';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Button, buttonClass } from '../../ui/button';
import { BulkBar } from '../../ui/table-selection';
import { type BulkMove, bulkMoves, useBulkMove } from './api';
import { printMax } from './order-sheets';
import { ShipUnansweredDialog } from './ship-unanswered-dialog';

interface OrdersBulkBarProps {
  orders: DeskOrder[];
  onClear: () => void;
}

/** The status before each move: a move is offered where one of the selected orders may make it. */
const before = { processing: 'confirmed', shipped: 'processing', delivered: 'shipped' };

/** The actions on all selected orders: the moves of their statuses, and printing. */
export function OrdersBulkBar({ orders, onClear }: OrdersBulkBarProps) {
  const { t } = useLanguage();
  const move = useBulkMove();
  const [isAsking, setAsking] = useState(false);
  const ids = orders.map(({ id }) => id);
  const unanswered = orders.filter((order) => order.hasOpenMessage);
  const moveAll = (to: BulkMove) => move.mutate({ ids, to }, { onSuccess: onClear });
  const print = buttonClass({ variant: 'secondary', size: 'sm' });
  return (
    <BulkBar
      label={t('shared.table.bulk')}
      count={t('shared.table.selected', { count: orders.length })}
      clearLabel={t('shared.table.clear')}
      onClear={onClear}
    >
      {bulkMoves
        .filter((to) => orders.some(({ status }) => status === before[to]))
        .map((to) => (
          <Button
            key={to}
            size="sm"
            isPending={move.isPending && move.variables.to === to}
            disabled={move.isPending}
            onClick={() => (to === 'shipped' && unanswered.length > 0 ? setAsking(true) : moveAll(to))}
          >
            {t(`orders.move_${to}`)}
          </Button>
        ))}
      {orders.length > printMax ? (
        <p className="text-sm">{t('orders.print_max', { count: printMax })}</p>
      ) : (
        (['slips', 'list'] as const).map((form) => (
          <a key={form} href={paths.orderPrint(form, ids)} target="_blank" rel="noreferrer" className={print}>
            <Printer size={14} aria-hidden />
            {t(`orders.print_${form}`)}
          </a>
        ))
      )}
      {isAsking && (
        <ShipUnansweredDialog
          orders={unanswered}
          onClose={() => setAsking(false)}
          onConfirm={() => moveAll('shipped')}
        />
      )}
    </BulkBar>
  );
}
