import type { PastAlert } from '@shopwright/contracts/http/stock-alerts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { QueryError } from '../../components/query-error';
import { ShowMore } from '../../components/query-list';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Skeleton } from '../../ui/skeleton';
import { type Column, Table } from '../../ui/table';
import { alertHistoryQuery } from './api';

/** Every time that stock fell to its threshold, newest first. */
export function AlertHistory({ onChoose }: { onChoose: (name: string) => void }) {
  const { t, language } = useLanguage();
  const history = useInfiniteQuery(alertHistoryQuery);
  if (history.isPending) return <Skeleton className="mt-4 h-24" />;
  if (!history.data) return <QueryError title={t('shared.inventory.alerts_failed')} query={history} level={3} />;
  if (history.data.length === 0) return <p className="mt-4 text-muted text-sm">{t('inventory.alerts.none_before')}</p>;
  const columns: Column<PastAlert>[] = [
    {
      id: 'product',
      head: t('shared.inventory.column_product'),
      cell: ({ name, createdAt }) => (
        <>
          <button
            type="button"
            onClick={() => onChoose(name)}
            className="wrap-anywhere min-h-11 text-start font-medium hover:underline"
          >
            <bdi>{name}</bdi>
          </button>
          <time dateTime={createdAt} className="block pb-1 font-normal text-muted text-xs sm:hidden">
            {momentText(createdAt, language)}
          </time>
        </>
      ),
    },
    {
      id: 'when',
      head: t('inventory.alerts.column_when'),
      className: 'hidden sm:table-cell',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{momentText(createdAt, language)}</time>,
    },
    {
      id: 'left',
      head: t('inventory.alerts.column_left'),
      isNumeric: true,
      cell: ({ stockQuantity, lowStockThreshold }) => (
        <bdi>
          {stockQuantity.toLocaleString(language)} / {lowStockThreshold.toLocaleString(language)}
        </bdi>
      ),
    },
    {
      id: 'now',
      head: t('inventory.alerts.column_now'),
      cell: ({ isStillLow }) => (
        <Badge tone={isStillLow ? 'accent' : 'success'}>
          {t(isStillLow ? 'inventory.alerts.still_low' : 'inventory.alerts.resolved')}
        </Badge>
      ),
    },
  ];
  return (
    <div className="-mx-5 mt-1">
      <Table columns={columns} rows={history.data} rowKey={({ id }) => id} isDense />
      <ShowMore query={history} label={t('shared.list.more')} className="mt-4 text-center" />
    </div>
  );
}
