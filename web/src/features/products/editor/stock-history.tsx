import type { StockMovement } from '@shopwright/contracts/http/inventory';
import { useInfiniteQuery } from '@tanstack/react-query';
import { QueryError } from '../../../components/query-error';
import { type Translate, useLanguage } from '../../../i18n/language-provider';
import { momentText } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { movementsQuery } from '../api';
import { EditorSection } from '../editor-section';

/** The changes that led to the present stock, newest first. */
export function StockHistory({ productId }: { productId: number }) {
  const { t, language } = useLanguage();
  const movements = useInfiniteQuery(movementsQuery(productId));
  return (
    <EditorSection title={t('products.history')}>
      {movements.isPending ? (
        <Skeleton className="h-24 rounded-control" />
      ) : !movements.data ? (
        <QueryError title={t('products.history_failed')} query={movements} level={3} />
      ) : movements.data.length === 0 ? (
        <p className="text-muted text-sm">{t('products.history_none')}</p>
      ) : (
        <>
          <MovementTable rows={movements.data} t={t} language={language} />
          {movements.hasNextPage && (
            <Button
              variant="secondary"
              size="sm"
              className="mt-3"
              isPending={movements.isFetchingNextPage}
              onClick={() => movements.fetchNextPage()}
            >
              {t('shared.list.more')}
            </Button>
          )}
        </>
      )}
    </EditorSection>
  );
}

function MovementTable({ rows, t, language }: { rows: StockMovement[]; t: Translate; language: string }) {
  const number = 'py-2 ps-3 text-end tabular';
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' });
  return (
    <table className="w-full text-sm">
      <thead className="text-muted">
        <tr>
          <th scope="col" className="py-2 text-start font-medium">
            {t('products.history_reason')}
          </th>
          <th scope="col" className={`${number} font-medium`}>
            {t('products.history_change')}
          </th>
          <th scope="col" className={`${number} font-medium`}>
            {t('products.history_after')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className="py-2 text-start font-normal">
              {t(`products.reason_${row.reason}`)}
              {row.optionValues && <bdi className="block">{row.optionValues.join(' / ')}</bdi>}
              <time dateTime={row.createdAt} className="block text-muted text-xs">
                {momentText(row.createdAt, language)}
              </time>
            </th>
            <td className={number}>
              <bdi>{signed.format(row.delta)}</bdi>
            </td>
            <td className={number}>{row.resultingQuantity.toLocaleString(language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
