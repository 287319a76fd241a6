import type { ReconciliationRow } from '@shopwright/contracts/http/reconciliation';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-provider';
import { momentText } from '../../lib/format';
import { meQuery } from '../../lib/queries/session';
import { Card } from '../../ui/card';
import { RowLinks } from './difference-card';
import { causeText, repairKey } from './row-text';

/** The last repairs, each with its reason and author. */
export function RepairedList({ rows }: { rows: ReconciliationRow[] }) {
  const { t, formatPrice, language, currency } = useLanguage();
  const { data: me } = useQuery(meQuery);
  const authorText = (id: number | null) =>
    id !== null && id === me?.id ? t('reconciliation.by_you') : t('reconciliation.by_staff', { id: id ?? '' });
  if (rows.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-3 font-semibold text-lg">{t('reconciliation.repaired')}</h2>
      <Card className="divide-y divide-line text-sm">
        {rows.map((row) => (
          <article key={row.id} className="p-4">
            <p className="wrap-anywhere">
              <bdi>{causeText(row, t, { formatPrice, currency })}</bdi>
            </p>
            {row.lastRepair && (
              <p className="wrap-anywhere mt-1 text-muted">
                <strong className="font-medium text-ink">{t(repairKey(row.lastRepair.repair, row.cause))}</strong> ·{' '}
                <bdi>{row.lastRepair.reason}</bdi> · <bdi>{authorText(row.lastRepair.authorId)}</bdi> ·{' '}
                <time dateTime={row.lastRepair.at}>{momentText(row.lastRepair.at, language)}</time>
              </p>
            )}
            <RowLinks row={row} />
          </article>
        ))}
      </Card>
    </section>
  );
}
