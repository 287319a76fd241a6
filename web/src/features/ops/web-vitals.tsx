import type { PageVitals } from '@shopwright/contracts/http/web-vitals';
import { type VitalName, vitalBounds, vitalNames } from '@shopwright/contracts/vital-buckets';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { QueryError } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import { durationText } from '../../lib/format';
import { Card } from '../../ui/card';
import { ListSkeleton } from '../../ui/skeleton';
import { type Column, Table } from '../../ui/table';
import { webVitalsQuery } from './api';
import { AsOf } from './as-of';

/** How fast each page was in the browsers of visitors: what three quarters of them had, or better. */
export function WebVitals() {
  const { t } = useLanguage();
  const query = useQuery(webVitalsQuery);
  return (
    <section className="mb-8" aria-labelledby="ops-vitals">
      <h2 id="ops-vitals" className="font-semibold text-lg">
        {t('ops.vitals')}
      </h2>
      <p className="mb-3 text-muted text-sm">{t('ops.vitals_text')}</p>
      {query.isPending && <ListSkeleton count={1} className="h-48" />}
      {query.isError && !query.data && <QueryError title={t('ops.vitals_failed')} query={query} level={3} />}
      <AsOf query={query} />
      {query.data?.length === 0 && <p className="text-muted text-sm">{t('ops.vitals_none')}</p>}
      {query.data && query.data.length > 0 && <VitalTable rows={query.data} />}
    </section>
  );
}

function VitalTable({ rows }: { rows: PageVitals[] }) {
  const { t, language } = useLanguage();
  const columns: Column<PageVitals>[] = [
    { id: 'page', head: t('ops.vitals_page'), cell: (row) => <PageHeading row={row} /> },
    {
      id: 'views',
      head: t('ops.vitals_views'),
      isNumeric: true,
      cell: ({ views }) => views.toLocaleString(language),
    },
    ...vitalNames.map((vital) => ({
      id: vital,
      head: t(`ops.vital.${vital}`),
      isNumeric: true,
      className: 'max-md:hidden',
      cell: (row: PageVitals) => <Value row={row} vital={vital} />,
    })),
  ];
  return (
    <Card>
      <Table isDense rows={rows} rowKey={({ page }) => page} columns={columns} />
    </Card>
  );
}

/** On a narrow screen it also shows the hidden columns. */
function PageHeading({ row }: { row: PageVitals }) {
  const { t } = useLanguage();
  return (
    <>
      <bdi translate="no" dir="ltr" className="wrap-anywhere">
        {row.page}
      </bdi>
      <ul className="mt-0.5 flex flex-wrap gap-x-3 font-normal text-xs md:hidden">
        {vitalNames.map((vital) => (
          <li key={vital}>
            <span className="text-muted">{t(`ops.vital.${vital}`)}:</span> <Value row={row} vital={vital} />
          </li>
        ))}
      </ul>
    </>
  );
}

const tones = { good: 'text-success-ink', fair: 'text-accent-ink', poor: 'font-semibold text-danger' } as const;

/** Told by its color, and by a word where it is not good; a good one too to those who do not see it. */
function Value({ row, vital }: { row: PageVitals; vital: VitalName }) {
  const { t, language } = useLanguage();
  const value = row.p75[vital];
  if (value === null) return <span className="text-muted">–</span>;
  const [good, poor] = vitalBounds[vital];
  const rating = value <= good ? 'good' : value <= poor ? 'fair' : 'poor';
  const text =
    vital === 'cls' ? value.toLocaleString(language, { maximumFractionDigits: 3 }) : durationText(Math.round(value));
  return (
    <span className={clsx('tabular', tones[rating])}>
      <bdi>{text}</bdi>
      <span className={clsx(rating === 'good' ? 'sr-only' : 'text-xs')}> ({t(`ops.vital_${rating}`)})</span>
    </span>
  );
}
