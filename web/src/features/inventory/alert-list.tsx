import type { AlertState, StockAlert } from '@shopwright/contracts/http/stock-alerts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { AlarmClock, AlarmClockOff, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Permitted } from '../../components/permitted';
import { QueryError } from '../../components/query-error';
import { ShowMore } from '../../components/query-list';
import { dateText } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import { Badge } from '../../ui/badge';
import { Skeleton } from '../../ui/skeleton';
import { stockAlertsQuery, useSnooze } from './api';
import { SnoozeDialog } from './snooze-dialog';

interface AlertListProps {
  state: AlertState;
  onChoose: (name: string) => void;
}

/** The products that are low in stock now, or those of them that are snoozed. */
export function AlertList({ state, onChoose }: AlertListProps) {
  const { t } = useLanguage();
  const [snoozing, setSnoozing] = useState<StockAlert>();
  const snooze = useSnooze();
  const alerts = useInfiniteQuery(stockAlertsQuery(state));
  if (alerts.isPending) return <Skeleton className="mt-4 h-10" />;
  if (!alerts.data) return <QueryError title={t('shared.inventory.alerts_failed')} query={alerts} level={3} />;
  const rows = alerts.data.pages.flatMap((page) => page.rows);
  const total = alerts.data.pages[0]?.total;
  if (rows.length === 0) {
    return (
      <p className="mt-4 flex items-center gap-2 text-muted text-sm">
        <CircleCheck size={16} aria-hidden className="text-primary" />
        {t(state === 'open' ? 'shared.inventory.no_alerts' : 'inventory.alerts.none_snoozed')}
      </p>
    );
  }
  const action = (alert: StockAlert) =>
    alert.snoozedUntil === null
      ? { icon: AlarmClock, label: t('inventory.alerts.snooze', { name: alert.name }), act: () => setSnoozing(alert) }
      : {
          icon: AlarmClockOff,
          label: t('inventory.alerts.show_again', { name: alert.name }),
          act: () => snooze.mutate({ alert, until: null }),
        };
  return (
    <>
      <ul className="mt-4 flex flex-wrap gap-2.5">
        {rows.map((alert) => (
          <li key={alert.id} className="max-w-full">
            <AlertChip alert={alert} action={action(alert)} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {total && !total.hasMore && total.count > rows.length && (
        <p className="mt-3 text-muted text-sm">{t('inventory.alerts_more', { count: total.count - rows.length })}</p>
      )}
      <ShowMore query={alerts} label={t('shared.list.more')} className="mt-4" />
      {snoozing && <SnoozeDialog alert={snoozing} onClose={() => setSnoozing(undefined)} />}
    </>
  );
}

interface AlertChipProps {
  alert: StockAlert;
  action: { icon: typeof AlarmClock; label: string; act: () => void };
  onChoose: (name: string) => void;
}

function AlertChip({ alert, action: { icon: Icon, label, act }, onChoose }: AlertChipProps) {
  const { t, language } = useLanguage();
  const { name, stockQuantity, snoozedUntil } = alert;
  return (
    <span className="flex max-w-full rounded-control border border-line text-sm">
      <button
        type="button"
        onClick={() => onChoose(name)}
        className="flex min-h-11 min-w-0 items-center gap-3 rounded-s-control px-3 py-1.5 text-start transition-colors hover:bg-sunken"
      >
        <bdi className="truncate font-medium">{name}</bdi>
        <Badge tone={stockQuantity === 0 ? 'danger' : 'accent'}>
          {stockQuantity === 0
            ? t('shared.product.out_of_stock')
            : t('shared.inventory.left', { count: stockQuantity })}
        </Badge>
        {snoozedUntil !== null && (
          <span className="whitespace-nowrap text-muted text-xs">
            {t('inventory.alerts.until', { date: dateText(snoozedUntil, language) })}
          </span>
        )}
      </button>
      <Permitted to="inventory:write">
        <button
          type="button"
          aria-label={label}
          title={label}
          onClick={act}
          className="grid min-h-11 w-11 shrink-0 place-items-center rounded-e-control border-line border-s text-muted transition-colors hover:bg-sunken hover:text-ink"
        >
          <Icon size={16} aria-hidden />
        </button>
      </Permitted>
    </span>
  );
}
