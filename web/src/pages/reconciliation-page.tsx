import type { Reconciliation } from '@shopwright/contracts/http/reconciliation';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, RefreshCw } from 'lucide-react';
import { Permitted } from '../components/permitted';
import { QueryError } from '../components/query-error';
import { TitledPage } from '../components/titled-page';
import { reconciliationQuery, useCompare } from '../features/reconciliation/api';
import { DifferenceCard } from '../features/reconciliation/difference-card';
import { RepairedList } from '../features/reconciliation/repaired-list';
import { useLanguage } from '../i18n/language-provider';
import { momentText } from '../lib/format';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { ListSkeleton } from '../ui/skeleton';

export function ReconciliationPage() {
  const { t } = useLanguage();
  const current = useQuery(reconciliationQuery);
  const compare = useCompare();
  return (
    <TitledPage
      title={t('layout.reconciliation')}
      text={t('reconciliation.text')}
      count={current.data?.rows.length.toString()}
      actions={
        <Permitted to="payments:write">
          <Button variant="secondary" onClick={() => compare.mutate()} isPending={compare.isPending}>
            <RefreshCw size={16} aria-hidden />
            {t('reconciliation.compare')}
          </Button>
        </Permitted>
      }
    >
      {current.isPending ? (
        <ListSkeleton count={3} className="h-32" />
      ) : !current.data ? (
        <QueryError title={t('reconciliation.failed')} query={current} />
      ) : (
        <>
          <Proof current={current.data} />
          <ul className="grid gap-3">
            {current.data.rows.map((row) => (
              <li key={row.id}>
                <DifferenceCard row={row} />
              </li>
            ))}
          </ul>
          <RepairedList rows={current.data.repaired} />
        </>
      )}
    </TitledPage>
  );
}

/** The time and the extent of the last comparison. Without it an empty list would prove nothing. */
function Proof({ current: { rows, comparedAt, compared } }: { current: Reconciliation }) {
  const { t, language } = useLanguage();
  const { payments, orders, products, accounts } = compared;
  const read = Object.fromEntries(
    Object.entries({ payments, orders, products, accounts }).map(([name, count]) => [
      name,
      count.toLocaleString(language),
    ]),
  );
  const agrees = rows.length === 0 && comparedAt !== null;
  return (
    <Card className="mb-5 flex items-start gap-3 p-4 text-sm sm:p-5">
      {agrees && <CircleCheck size={24} aria-hidden className="shrink-0 text-primary" />}
      <div>
        {agrees && <h2 className="font-semibold text-lg">{t('reconciliation.agrees')}</h2>}
        <p className="text-muted">
          {comparedAt === null
            ? t('reconciliation.never')
            : t('reconciliation.proof', { time: momentText(comparedAt, language), ...read })}
        </p>
      </div>
    </Card>
  );
}
