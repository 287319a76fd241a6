import type { PeriodDays } from '@shopwright/contracts/http/store-analytics';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Badge } from '../../ui/badge';
import { topSearchesQuery } from './api';
import { DashboardCard } from './dashboard-card';

/** The most frequent searches of visitors. A search that found nothing is marked. */
export function TopSearches({ days }: { days: PeriodDays }) {
  const { t } = useLanguage();
  return (
    <DashboardCard
      title={t('dashboard.searches')}
      query={useQuery(topSearchesQuery(days))}
      failed={t('dashboard.failed')}
      empty={t('dashboard.searches_none')}
      itemKey={({ query }) => query}
    >
      {({ query, searches, results }) => (
        <>
          <Link
            to={paths.search(query)}
            className="min-w-0 flex-1 content-center font-medium hover:underline pointer-coarse:min-h-11"
          >
            <bdi className="block truncate rtl:text-right">{query}</bdi>
          </Link>
          {results === 0 && <Badge tone="danger">{t('dashboard.searches_without')}</Badge>}
          <span className="tabular shrink-0 text-muted">{t('dashboard.searched', { count: searches })}</span>
        </>
      )}
    </DashboardCard>
  );
}
