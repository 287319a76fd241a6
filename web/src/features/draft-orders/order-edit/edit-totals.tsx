import { countryName } from '@shopwright/contracts/country-names';
import type { EditTotals as Totals } from '@shopwright/contracts/http/order-edits';
import { useLanguage } from '../../../i18n/language-provider';
import { Card } from '../../../ui/card';
import { Notice } from '../../../ui/notice';
import type { EditPreview } from './api';

interface EditTotalsProps {
  preview: EditPreview | undefined;
  isBehind: boolean;
  /** Why there is no preview. */
  problem: string | undefined;
}

const rows = ['items', 'discount', 'shipping', 'tax', 'total'] as const;

/** What the order costs before and after the edit, what is added to it, and what both sides give. */
export function EditTotals({ preview, isBehind, problem }: EditTotalsProps) {
  const { t, formatPrice, language } = useLanguage();
  return (
    <Card className="grid gap-3 p-4 text-sm sm:p-5" aria-busy={isBehind}>
      <h2 className="font-semibold text-lg">{t('draft_orders.totals')}</h2>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {preview && (
        <>
          <div className="overflow-x-auto">
            <table className="w-full">
              <thead>
                <tr className="text-muted">
                  <th scope="col">
                    <span className="sr-only">{t('draft_orders.amount')}</span>
                  </th>
                  <Heading text={t('draft_orders.edit_before')} />
                  <Heading text={t('draft_orders.edit_after')} />
                  {preview.added && <Heading text={t('draft_orders.edit_added')} />}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Row key={row} row={row} states={[preview.before, preview.after, preview.added]} />
                ))}
              </tbody>
            </table>
          </div>
          <div className="grid gap-1.5 border-line border-t pt-3 font-medium" aria-live="polite">
            {preview.removed && (
              <p>{t(`draft_orders.edit_${preview.removed.kind}`, { amount: formatPrice(preview.removed.amount) })}</p>
            )}
            {preview.added && <p>{t('draft_orders.edit_charged', { amount: formatPrice(preview.added.total) })}</p>}
            {!preview.removed && !preview.added && <p className="text-muted">{t('draft_orders.edit_same')}</p>}
          </div>
          {preview.pricedCountry && (
            <Notice tone="warning">
              {t('draft_orders.edit_country', { country: countryName(preview.pricedCountry, language) })}
            </Notice>
          )}
        </>
      )}
    </Card>
  );
}

function Heading({ text }: { text: string }) {
  return (
    <th scope="col" className="ps-3 pb-1 text-end font-normal">
      {text}
    </th>
  );
}

function Row({ row, states }: { row: (typeof rows)[number]; states: (Totals | null)[] }) {
  const { t, formatPrice } = useLanguage();
  const known = states.flatMap((state) => state ?? []);
  if (row !== 'items' && row !== 'total' && known.every((state) => Number(state[row]) === 0)) return null;
  const sign = row === 'discount' ? -1 : 1;
  const isIncluded = row === 'tax' && known.some((state) => state.isTaxIncluded);
  return (
    <tr className={row === 'total' ? 'border-line border-t font-semibold' : undefined}>
      <th scope="row" className={`py-1 text-start ${row === 'total' ? '' : 'font-normal text-muted'}`}>
        {t(isIncluded ? 'draft_orders.edit_row_tax_included' : `draft_orders.edit_row_${row}`)}
      </th>
      {known.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
        <td key={index} className="tabular py-1 ps-3 text-end">
          <bdi>{formatPrice(Number(state[row]) === 0 ? 0 : sign * Math.round(Number(state[row]) * 100))}</bdi>
        </td>
      ))}
    </tr>
  );
}
