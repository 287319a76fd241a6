import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { QueryError } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { stockAlertsQuery } from './api';

const shownMax = 12;

/** `onChoose` gets the name of a product that wants to be looked at. */
export function StockAlerts({ onChoose }: { onChoose: (name: string) => void }) {
  const { t } = useLanguage();
  const alerts = useQuery(stockAlertsQuery);
  return (
    <Card className="p-5">
      <h2 className="flex items-center gap-2 font-semibold text-lg">
        <TriangleAlert size={18} aria-hidden className="text-accent-ink" />
        {t('inventory.alerts')}
      </h2>
      {alerts.isPending ? (
        <Skeleton className="mt-4 h-10" />
      ) : !alerts.data ? (
        <QueryError title={t('inventory.alerts_failed')} query={alerts} level={3} />
      ) : alerts.data.length === 0 ? (
        <p className="mt-3 flex items-center gap-2 text-muted text-sm">
          <CircleCheck size={16} aria-hidden className="text-primary" />
          {t('inventory.no_alerts')}
        </p>
      ) : (
        <ul className="mt-4 flex flex-wrap gap-2.5">
          {alerts.data.slice(0, shownMax).map(({ id, name, stockQuantity }) => (
            <li key={id} className="max-w-full">
              <button
                type="button"
                onClick={() => onChoose(name)}
                className="flex min-h-11 max-w-full items-center gap-3 rounded-control border border-line px-3 py-1.5 text-start text-sm transition-colors hover:border-line-strong hover:bg-sunken"
              >
                <bdi className="truncate font-medium">{name}</bdi>
                <Badge tone={stockQuantity === 0 ? 'danger' : 'accent'}>
                  {t('inventory.left', { count: stockQuantity })}
                </Badge>
              </button>
            </li>
          ))}
          {alerts.data.length > shownMax && (
            <li className="self-center text-muted text-sm">
              {t('inventory.alerts_more', { count: alerts.data.length - shownMax })}
            </li>
          )}
        </ul>
      )}
    </Card>
  );
}
