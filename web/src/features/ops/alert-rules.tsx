import { type AlertRule, operationsAlerts } from '@shopwright/contracts/http/operations-alerts';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { QueryError } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import { ageText, momentText } from '../../lib/format';
import { paths } from '../../lib/paths';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { ListSkeleton } from '../../ui/skeleton';
import { alertRulesQuery } from './api';
import { AsOf } from './as-of';

/** Every rule with what it looks at now, the open ones first. Each leads to the page that repairs it. */
export function AlertRules() {
  const { t, language } = useLanguage();
  const query = useQuery(alertRulesQuery);
  const rules = query.data?.rules ?? [];
  const open = rules.filter(({ openSince }) => openSince !== null);
  return (
    <section className="mb-8" aria-labelledby="ops-alerts">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="ops-alerts" className="font-semibold text-lg">
          {t('ops.alerts')}
        </h2>
        {query.data?.checkedAt && (
          <p className="text-muted text-sm">{t('ops.checked', { time: momentText(query.data.checkedAt, language) })}</p>
        )}
      </div>
      {query.isPending && <ListSkeleton count={1} className="h-72" />}
      {query.isError && !query.data && <QueryError title={t('ops.alerts_failed')} query={query} level={3} />}
      <AsOf query={query} />
      {query.data && (
        <Card>
          <ul className="divide-y divide-line">
            {[...open, ...rules.filter((rule) => !open.includes(rule))].map((rule) => (
              <Rule key={rule.alert} rule={rule} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

function Rule({ rule: { alert, value, openSince } }: { rule: AlertRule }) {
  const { t, language } = useLanguage();
  const isOpen = openSince !== null;
  // What is counted now becomes an alert only once it has lasted, or has been checked.
  const isFine = value === 0 || (value !== null && isAge(alert));
  return (
    <li className="relative flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-sm hover:bg-sunken/60">
      <span className="sm:min-w-24">
        <Badge tone={isOpen ? 'danger' : isFine ? 'success' : 'neutral'}>
          {t(isOpen ? 'ops.open' : isFine ? 'ops.fine' : value === null ? 'ops.unknown' : 'ops.not_raised')}
        </Badge>
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <Link
          to={alert === 'webhooks_missing' ? `${paths.traces}?route=/webhooks/stripe` : operationsAlerts[alert].page}
          className={clsx(
            'after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary',
            isOpen && 'font-semibold',
          )}
        >
          {t(`ops.rule.${alert}`)}
        </Link>
        <p className="text-muted text-xs">
          {t(`ops.condition.${alert}`)}
          {openSince && <> · {t('ops.open_since', { time: momentText(openSince, language) })}</>}
        </p>
      </div>
      <bdi className={clsx('tabular', isOpen && 'font-semibold text-danger')}>{valueText(alert, value, language)}</bdi>
    </li>
  );
}

/** A service that is away is told by when it last answered. */
const isAge = (alert: AlertRule['alert']): boolean => alert.endsWith('_away');

function valueText(alert: AlertRule['alert'], value: number | null, language: string): string {
  if (value === null) return '–';
  return isAge(alert) ? ageText(value * 1000, language) : value.toLocaleString(language);
}
