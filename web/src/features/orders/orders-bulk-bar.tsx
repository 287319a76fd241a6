import { bulkMax } from '@shopwright/contracts/http/order-actions';
import { type DeskOrder, openStatuses } from '@shopwright/contracts/http/order-desk';
import { Printer, Truck } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { useMay } from '../../lib/use-may';
import { Button, buttonClass } from '../../ui/button';
import { BulkBar } from '../../ui/table-selection';
import type { BulkResult } from './api';
import { BulkShipDialog } from './bulk-ship-dialog';
import { printMax } from './order-sheets';
import { useBulkMove } from './use-bulk-change';

interface OrdersBulkBarProps {
  orders: DeskOrder[];
  /** The orders stay selected for the next step. */
  onChanged: (results: BulkResult[]) => void;
  onClear: () => void;
}

/** The status before each move: a move is offered where one of the selected orders may make it. */
const before = { processing: 'confirmed', delivered: 'shipped' };
const moves = ['processing', 'delivered'] as const;
const canShip = ({ status }: DeskOrder) => openStatuses.some((open) => open === status);

/** The actions on all selected orders: the moves of their statuses, and printing. */
export function OrdersBulkBar({ orders, onChanged, onClear }: OrdersBulkBarProps) {
  const { t } = useLanguage();
  const [isShipping, setShipping] = useState(false);
  const mayWrite = useMay()('orders:write');
  const move = useBulkMove();
  const ids = orders.map(({ id }) => id);
  const print = buttonClass({ variant: 'secondary', size: 'sm' });
  return (
    <BulkBar
      label={t('shared.table.bulk')}
      count={t('shared.table.selected', { count: orders.length })}
      clearLabel={t('shared.table.clear')}
      onClear={onClear}
    >
      {mayWrite &&
        orders.some(canShip) &&
        (orders.length > bulkMax ? (
          <p className="text-sm">{t('orders.ship_max', { count: bulkMax })}</p>
        ) : (
          <Button size="sm" onClick={() => setShipping(true)}>
            <Truck size={14} aria-hidden className="rtl:-scale-x-100" />
            {t('orders.ship_bulk')}
          </Button>
        ))}
      {moves
        .filter((to) => mayWrite && orders.some(({ status }) => status === before[to]))
        .map((to) => (
          <Button
            key={to}
            size="sm"
            variant="secondary"
            isPending={move.isPending && move.variables.to === to}
            disabled={move.isPending}
            onClick={() => move.mutate({ ids, to }, { onSuccess: ({ results }) => onChanged(results) })}
          >
            {t(`orders.move_${to}`)}
          </Button>
        ))}
      {orders.length > printMax ? (
        <p className="text-sm">{t('orders.print_max', { count: printMax })}</p>
      ) : (
        (['slips', 'labels', 'list'] as const).map((form) => (
          <a key={form} href={paths.orderPrint(form, ids)} target="_blank" rel="noreferrer" className={print}>
            <Printer size={14} aria-hidden />
            {t(`orders.print_${form}`, { count: ids.length })}
          </a>
        ))
      )}
      {isShipping && <BulkShipDialog ids={ids} onShipped={onChanged} onClose={() => setShipping(false)} />}
    </BulkBar>
  );
}
