import { type FaultState, type Faults, faultSeconds } from '@shopwright/contracts/http/faults';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { QueryError } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { faultsQuery, useSwitchFault } from './api';
import { AsOf, storeTime } from './as-of';

/** Lets faults happen to a demonstration, beside what must agree once they are over. Shows nothing in any other store. */
export function FaultSwitches() {
  const { t } = useLanguage();
  const query = useQuery(faultsQuery);
  const { data } = query;
  if (query.isError && !data) return <QueryError title={t('ops.faults_failed')} query={query} level={2} />;
  if (!data?.isAvailable) return null;
  const now = storeTime(query);
  return (
    <section className="mb-8" aria-labelledby="ops-faults">
      <h2 id="ops-faults" className="font-semibold text-lg">
        {t('ops.faults')}
      </h2>
      <p className="mb-3 text-muted text-sm">{t('ops.faults_text')}</p>
      <AsOf query={query} />
      <div className="grid gap-3 lg:grid-cols-[3fr_2fr]">
        <Card>
          <ul className="divide-y divide-line">
            {data.faults.map((fault) => (
              <Fault key={fault.kind} fault={fault} now={now} />
            ))}
          </ul>
        </Card>
        <Counts {...data} />
      </div>
    </section>
  );
}

function Fault({ fault: { kind, endsAt, times }, now }: { fault: FaultState; now: number }) {
  const { t, language } = useLanguage();
  const toggle = useSwitchFault(kind);
  const seconds = faultSeconds[kind];
  const isOn = endsAt !== null;
  return (
    <li className="flex flex-wrap items-center gap-3 p-4 text-sm">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="font-medium">{t(`ops.fault.${kind}`)}</h3>
        <p className="mt-0.5 text-muted text-xs">
          {t(`ops.fault_text.${kind}`)} {seconds > 0 && t('ops.fault_ends', { time: secondsText(seconds, language) })}
          {times > 0 && <> {t('ops.fault_times', { count: times })}</>}
        </p>
      </div>
      {isOn && (
        <Badge tone="danger">
          {t('ops.fault_on', {
            time: secondsText(Math.max(1, Math.ceil((Date.parse(endsAt) - now) / 1000)), language),
          })}
        </Badge>
      )}
      <Button
        data-fault={kind}
        aria-label={`${t(isOn ? 'ops.fault_end' : 'ops.fault_start')}: ${t(`ops.fault.${kind}`)}`}
        size="sm"
        variant={isOn ? 'secondary' : 'danger'}
        onClick={() => toggle.mutate(isOn)}
        isPending={toggle.isPending}
      >
        {t(isOn ? 'ops.fault_end' : 'ops.fault_start')}
      </Button>
    </li>
  );
}

const secondsText = (seconds: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'second', unitDisplay: 'short' }).format(seconds);

/** Orders and payments, and both counts of the stock, with a warning beside those that differ. */
function Counts({ orders, payments, stock }: Faults) {
  const { t, language } = useLanguage();
  const text = (value: number | undefined | null) => value?.toLocaleString(language) ?? '–';
  const rows = [
    { id: 'payments', value: payments, differs: orders && payments !== null && orders.paid !== payments },
    { id: 'paid', value: orders?.paid, differs: orders && payments !== null && orders.paid !== payments },
    { id: 'pending', value: orders?.pending },
    { id: 'review', value: orders?.needsReview, differs: orders && orders.needsReview > 0 },
    { id: 'on_hand', value: stock?.onHand, differs: stock && stock.onHand !== stock.ledger },
    { id: 'ledger', value: stock?.ledger, differs: stock && stock.onHand !== stock.ledger },
    { id: 'reserved', value: stock?.reserved },
  ] as const;
  return (
    <Card className="p-4">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-sm" aria-live="polite">
        {rows.map((row) => {
          const differs = 'differs' in row && row.differs;
          return (
            <div key={row.id} className={clsx('contents', differs && 'font-semibold text-danger')}>
              <dt>{t(`ops.count.${row.id}`)}</dt>
              <dd className="tabular text-end">{text(row.value)}</dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
