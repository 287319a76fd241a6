import { CircleOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ProductImage } from '../../../components/product-image';
import { useLanguage } from '../../../i18n/language-provider';
import { focusBeside } from '../../../lib/focus-beside';
import { Button } from '../../../ui/button';
import { type Column, Table } from '../../../ui/table';
import type { TextChange } from './edit-options';
import type { VariantRow } from './match-variants';
import { cellId } from './option-errors';
import { priceFromCost } from './options-body';
import type { VariantField } from './options-draft';
import { pasteBlock, readBlock } from './paste-block';
import { VariantCell } from './variant-cell';
import { fieldLooks, listFields } from './variant-columns';
import { variantName } from './variant-name';
import type { VariantsProps } from './variants-props';

interface VariantsTableProps extends VariantsProps {
  onImage: (row: VariantRow) => void;
}

/** Where the columns do not fit, the table scrolls sideways, and the name of each row stays. */
const narrow =
  'max-[1400px]:overflow-x-auto max-[1400px]:scroll-ps-36 max-[1400px]:[&_tbody_th]:sticky max-[1400px]:[&_tbody_th]:start-0 max-[1400px]:[&_tbody_th]:z-1 max-[1400px]:[&_tbody_th]:bg-surface max-[1400px]:[&_thead_th]:static';
/** The variants, typed and pasted as in a spreadsheet. */
export function VariantsTable(props: VariantsTableProps) {
  const { edit, product, selection } = props;
  const { t } = useLanguage();
  const [filled, setFilled] = useState(0);
  const fields = listFields(product);
  const { rows } = edit.matched;
  const setTexts = (changes: TextChange[]) => edit.edit({ type: 'set-texts', changes });
  const handlers = useStable({
    change: (change: TextChange) => setTexts([change]),
    paste: (text: string, row: number, field: VariantField) => {
      const changes = pasteBlock(readBlock(text), { rows, fields, row, field });
      setTexts(changes);
      setFilled(changes.length);
    },
  });
  return (
    <>
      <div className={`relative -mx-4 border-line border-y sm:-mx-5 ${narrow}`}>
        <Table
          columns={useVariantColumns({ ...props, fields, handlers })}
          rows={rows}
          rowKey={({ key }) => key}
          isDense
          selection={{
            ...selection,
            selectAllLabel: t('shared.table.select_all'),
            selectLabel: (row) => t('shared.table.select', { name: variantName(row) }),
          }}
        />
      </div>
      <p role="status" className="mt-2 text-muted text-sm empty:hidden">
        {filled > 0 && t('products.options.filled', { count: filled })}
      </p>
    </>
  );
}

interface CellHandlers {
  change: (change: TextChange) => void;
  paste: (text: string, row: number, field: VariantField) => void;
}

/** Returns the same functions each time, so that a cell is rendered again for its own changes only. */
function useStable(latest: CellHandlers): CellHandlers {
  const now = useRef(latest);
  useEffect(() => {
    now.current = latest;
  });
  const [stable] = useState<CellHandlers>(() => ({
    change: (change) => now.current.change(change),
    paste: (...pasted) => now.current.paste(...pasted),
  }));
  return stable;
}

interface ColumnsContext extends VariantsTableProps {
  fields: VariantField[];
  handlers: CellHandlers;
}

function useVariantColumns({ edit, product, fields, handlers, onImage }: ColumnsContext): Column<VariantRow>[] {
  const { t, language } = useLanguage();
  const { matched, errors, before } = edit;
  const indexes = new Map(matched.rows.map(({ key }, index) => [key, index]));
  const isNew = before.options.length === 0;
  const placeholderOf = (row: VariantRow, field: VariantField) => {
    if (row.variant.stored) return undefined;
    const inherits = isNew && indexes.get(row.key) === 0;
    if (field === 'stockQuantity') return inherits ? String(product.stockQuantity) : '0';
    return field === 'sku' && inherits ? (product.sku ?? undefined) : undefined;
  };
  const cell = (row: VariantRow, field: VariantField) => {
    const { stored, texts } = row.variant;
    const label = t(fieldLooks[field].label);
    const worked = field === 'price' ? priceFromCost({ product, language }, texts.supplierCost, stored) : undefined;
    const reserved = field === 'stockQuantity' ? (stored?.reservedQuantity ?? 0) : 0;
    return (
      <VariantCell
        at={row.at}
        row={indexes.get(row.key) ?? 0}
        field={field}
        label={`${label}, ${variantName(row)}`}
        text={worked ?? texts[field]}
        placeholder={placeholderOf(row, field)}
        error={errors.get(cellId(row.at, field))}
        hint={reserved > 0 ? t('products.options.reserved', { quantity: reserved }) : undefined}
        isReadOnly={worked !== undefined}
        onChange={handlers.change}
        onPaste={handlers.paste}
      />
    );
  };
  return [
    {
      id: 'variant',
      head: t('products.options.variant'),
      cell: (row) => <VariantHeading row={row} error={errors.get(cellId(row.at, 'optionValues'))} />,
      className: 'min-w-28',
    },
    {
      id: 'image',
      head: t('products.options.image'),
      cell: (row) => (
        <button
          type="button"
          aria-label={t('products.options.image_of', { name: variantName(row) })}
          onClick={() => onImage(row)}
          className="grid size-11 place-items-center rounded-control hover:bg-sunken"
        >
          <ProductImage
            src={row.variant.image ?? product.image}
            alt=""
            size={36}
            className={`size-9 rounded-control ${row.variant.image === null ? 'opacity-40' : ''}`}
          />
        </button>
      ),
    },
    ...fields.map((field) => ({
      id: field,
      head: <span className="block whitespace-normal leading-tight">{t(fieldLooks[field].label)}</span>,
      cell: (row: VariantRow) => cell(row, field),
      isNumeric: fieldLooks[field].isNumeric,
      cellClass: 'align-top px-1! pt-2.5! pointer-coarse:pt-1.5!',
    })),
    {
      id: 'leave-out',
      head: <span className="sr-only">{t('products.options.bulk_leave_out')}</span>,
      cell: (row) => (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('products.options.leave_out', { name: variantName(row) })}
          title={t('products.options.bulk_leave_out')}
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget, 'tr');
            edit.edit({ type: 'leave-out', ats: [row.at], isLeftOut: true });
          }}
        >
          <CircleOff size={16} aria-hidden />
        </Button>
      ),
    },
  ];
}

function VariantHeading({ row, error }: { row: VariantRow; error: string | undefined }) {
  return (
    <>
      <bdi className="wrap-anywhere line-clamp-3">{variantName(row)}</bdi>
      {error && <span className="block font-normal text-danger text-xs">{error}</span>}
    </>
  );
}
