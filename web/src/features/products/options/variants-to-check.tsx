import { useLanguage } from '../../../i18n/language-provider';
import { cellId } from './option-errors';
import { variantFields } from './options-draft';
import type { OptionsEdit } from './use-options-edit';
import { fieldLooks } from './variant-columns';
import { variantName } from './variant-name';

const namesMax = 3;

/** Names the variants that keep the options from being saved, beside the button, each as a link to its field. */
export function VariantsToCheck({ edit: { matched, errors } }: { edit: OptionsEdit }) {
  const { t } = useLanguage();
  const wrong = matched.rows.flatMap((row, index) => {
    const field = variantFields.find((name) => errors.has(cellId(row.at, name)));
    return field ? [{ index, field, name: variantName(row) }] : [];
  });
  return (
    <div
      role="alert"
      className="me-auto flex flex-wrap items-center gap-x-3 font-medium text-danger text-sm empty:hidden"
    >
      {wrong.length > 0 && t('products.options.check', { count: wrong.length })}
      {wrong.slice(0, namesMax).map(({ index, field, name }) => (
        <button
          key={index}
          type="button"
          onClick={() => focusCell(index, field)}
          className="min-h-9 underline pointer-coarse:min-h-11"
        >
          <bdi>{name}</bdi>: {t(fieldLooks[field].label)}
        </button>
      ))}
    </div>
  );
}

/** Scrolls towards a row of a long table until it is there, and gives its field the focus. */
function focusCell(row: number, field: string, attempts = 20): void {
  const cell = document.querySelector<HTMLInputElement>(`[data-cell="${row}:${field}"]`);
  if (cell) {
    cell.focus();
    cell.scrollIntoView({ block: 'center', inline: 'center' });
    return;
  }
  const cells = [...document.querySelectorAll<HTMLElement>('[data-cell]')];
  const rowOf = (each: HTMLElement) => Number(each.dataset.cell?.split(':')[0]);
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last || attempts === 0) return;
  const heightOf =
    (last.getBoundingClientRect().top - first.getBoundingClientRect().top) / (rowOf(last) - rowOf(first) || 1);
  window.scrollBy(0, (row - rowOf(first)) * heightOf + first.getBoundingClientRect().top - window.innerHeight / 2);
  requestAnimationFrame(() => requestAnimationFrame(() => focusCell(row, field, attempts - 1)));
}
