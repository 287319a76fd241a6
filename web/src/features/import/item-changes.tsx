import type { ChangesOfItem } from '@shopwright/contracts/http/file-imports';
import type { AskedKind } from '@shopwright/contracts/import-kinds';
import clsx from 'clsx';
import { ArrowRight } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { Badge } from '../../ui/badge';
import { LongText } from '../../ui/long-text';
import { columnName, compareColumns } from './column-names';
import { describeValue } from './describe-value';

type Values = ChangesOfItem['values'];

interface ItemChangesProps {
  changes: ChangesOfItem;
  kind: AskedKind;
  /** Has nothing before. */
  isNew: boolean;
}

/** What an import changes of a product and its variants. */
export function ItemChanges({ changes: { values, variants = [] }, kind, isNew }: ItemChangesProps) {
  const { t } = useLanguage();
  return (
    <>
      <ValueList values={values} kind={kind} isNew={isNew} />
      {variants.map(({ isNew: isNewVariant, optionValues, values: own }) => (
        // A new one has no id yet.
        <div key={JSON.stringify(optionValues)} className="mt-2 border-line border-s-2 ps-3">
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <bdi className="wrap-anywhere font-medium">{optionValues.join(' / ')}</bdi>
            {isNewVariant && !isNew && <Badge>{t('import.show.created')}</Badge>}
          </p>
          <ValueList values={own} kind={kind} isNew={isNewVariant} />
        </div>
      ))}
    </>
  );
}

/** The heading says the name of a product, also of the one that a review is about, the address of a redirect or of a customer, and the values of a variant's options. */
const isShown = (column: string, isNew: boolean): boolean =>
  column !== 'optionValues' &&
  column !== 'from' &&
  column !== 'number' &&
  column !== 'product' &&
  column !== 'item' &&
  column !== 'id' &&
  !(column === 'email' && !isNew) &&
  !(isNew && column === 'name');

function ValueList({ values, kind, isNew }: { values: Values; kind: AskedKind; isNew: boolean }) {
  const { t } = useLanguage();
  const shown = Object.entries(values)
    .filter(([column]) => isShown(column, isNew))
    .sort(([one], [other]) => compareColumns(one, other, kind));
  if (shown.length === 0) return null;
  return (
    <dl className="mt-1.5 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[minmax(8rem,auto)_1fr]">
      {shown.map(([column, [before, after]]) => (
        <div key={column} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
          <dt className="text-muted">{columnName(column, t, kind)}</dt>
          <dd className="flex min-w-0 flex-wrap items-start gap-x-2">
            {!isNew && (
              <>
                <Value column={column} value={before} isBefore />
                <ArrowRight size={14} aria-hidden className="mt-1 shrink-0 text-muted rtl:-scale-x-100" />
                <span className="sr-only">{t('import.items.becomes')}</span>
              </>
            )}
            <Value column={column} value={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ column, value, isBefore = false }: { column: string; value: unknown; isBefore?: boolean }) {
  const { t, language, formatPrice } = useLanguage();
  const text = describeValue(column, value, { t, language, formatPrice });
  if (text === '') return <span className="text-muted italic">{t('import.value.none')}</span>;
  const labels = { more: t('shared.list.more'), less: t('shared.list.less') };
  return <LongText text={text} labels={labels} className={clsx('min-w-0 max-w-prose', isBefore && 'text-muted')} />;
}
