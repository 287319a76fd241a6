import type { FileImport, ImportedItem } from '@shopwright/contracts/http/file-imports';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { QueryError } from '../../components/query-error';
import { ShowMore } from '../../components/query-list';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { ListSkeleton } from '../../ui/skeleton';
import { type ItemsShown, importItemsQuery } from './api';
import { describeReason } from './describe-reason';
import { ItemChanges } from './item-changes';

/** The products of a file that an import does the same with, in the order of the file. */
export function ImportItems({ one, show }: { one: FileImport; show: ItemsShown }) {
  const { t } = useLanguage();
  const items = useInfiniteQuery(importItemsQuery(one, show));
  if (items.isError && !items.data) return <QueryError title={t('import.items.failed')} query={items} level={3} />;
  if (!items.data) return <ListSkeleton count={4} className="h-14" />;
  if (items.data.length === 0) return <p className="text-muted text-sm">{t('import.items.none_kept')}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {items.data.map((item) => (
          // The rest of a long list is not laid out before it is scrolled to.
          <li key={item.row} className="py-3 [contain-intrinsic-size:auto_5rem] [content-visibility:auto]">
            <Item item={item} kind={one.kind} />
          </li>
        ))}
      </ul>
      <ShowMore query={items} label={t('shared.list.more')} className="mt-4 text-center" />
    </>
  );
}

function Item({
  item: { row, productId, name, reason, outcome, changes },
  kind,
}: {
  item: ImportedItem;
  kind: FileImport['kind'];
}) {
  const { t, language } = useLanguage();
  const shown = <bdi>{name || '–'}</bdi>;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <span className="wrap-anywhere font-medium">
          {productId === null ? (
            shown
          ) : (
            <Link to={paths.productEditor(productId)} className="underline underline-offset-2">
              {shown}
            </Link>
          )}
        </span>
        <span className="tabular text-muted text-xs">
          {t('import.items.row', { row: row.toLocaleString(language) })}
        </span>
      </p>
      {reason && (
        <p dir="auto" className="wrap-anywhere mt-1 whitespace-pre-line text-danger text-sm">
          {describeReason(reason, t, kind)}
        </p>
      )}
      {changes && outcome !== 'unchanged' && (
        <ItemChanges changes={changes} kind={kind} isNew={outcome === 'created'} />
      )}
    </>
  );
}
