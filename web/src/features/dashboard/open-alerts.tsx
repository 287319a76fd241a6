import { type OpenAlert, operationsAlerts } from '@shopwright/contracts/http/operations-alerts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ParkedJobNames } from '../../components/parked-job-names';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { operationsAlertsQuery } from '../../lib/queries/operations-alerts';
import { Notice } from '../../ui/notice';

/** The alerts that need a person now, each with the page that repairs it. Shows nothing while all is well. */
export function OpenAlerts() {
  const { t } = useLanguage();
  const { data: alerts = [] } = useQuery(operationsAlertsQuery);
  if (alerts.length === 0) return null;
  return (
    <Notice tone="danger" title={t('dashboard.alerts.title')} className="mb-4">
      <ul className="-mx-2 mt-1">
        {alerts.map((alert) => (
          <li key={alert.alert}>
            <AlertLink {...alert} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function AlertLink({ alert, count, since }: OpenAlert) {
  const { t, language } = useLanguage();
  return (
    <Link
      to={operationsAlerts[alert].page}
      className="flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 hover:underline"
    >
      <span className="flex min-w-0 flex-1 flex-wrap gap-x-3">
        <span>{t(`dashboard.alerts.${alert}`, { count })}</span>{' '}
        <span className="opacity-90">{t('dashboard.alerts.since', { time: momentText(since, language) })}</span>
        {alert === 'parked_jobs' && <ParkedJobNames className="basis-full text-xs" />}
      </span>
      <ChevronRight size={16} aria-hidden className="shrink-0 rtl:-scale-x-100" />
    </Link>
  );
}
