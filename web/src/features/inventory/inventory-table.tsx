import type { InventoryRow } from '@shopwright/contracts/http/inventory';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { ProductImage } from '../../components/product-image';
import { StockCell } from '../../components/stock-cell';
import { useLanguage } from '../../i18n/language-provider';
import { useMay } from '../../lib/use-may';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { type Column, Table } from '../../ui/table';
import { useSelectedRows } from '../../ui/table-selection';
import { useInertWhile } from '../../ui/use-inert-while';
import { levelLook, stockLevel } from './api';
import { BulkStock } from './bulk-stock';

interface InventoryTableProps {
  rows: InventoryRow[];
  /** The rows of the filters before are shown while the next ones load. */
  isBusy: boolean;
}

export function InventoryTable({ rows, isBusy }: InventoryTableProps) {
  const { t, formatPrice } = useLanguage();
  const may = useMay();
  const inertRef = useInertWhile(isBusy);
  const { selected, isSelected, toggle, clear } = useSelectedRows(rows, ({ id }) => id);
  const selection = {
    isSelected,
    toggle,
    selectAllLabel: t('shared.table.select_all'),
    selectLabel: ({ name }: InventoryRow) => t('shared.table.select', { name }),
  };
  return (
    <>
      <Card ref={inertRef} aria-busy={isBusy}>
        <h2 className="sr-only">{t('inventory.table')}</h2>
        <Table
          columns={inventoryColumns({ t, formatPrice })}
          rows={rows}
          rowKey={({ id }) => id}
          {...(may('inventory:write') && { selection })}
          isDense
        />
        {rows.length === 0 && <p className="p-8 text-center text-muted">{t('shared.products.none')}</p>}
      </Card>
      {selected.length > 0 && <BulkStock rows={selected} onClear={clear} />}
    </>
  );
}

const wide = 'hidden xl:table-cell';

/** On a narrow screen the columns that only inform move below the name and the stock. */
function inventoryColumns({
  t,
  formatPrice,
}: Pick<ReturnType<typeof useLanguage>, 't' | 'formatPrice'>): Column<InventoryRow>[] {
  const status = (row: InventoryRow) => {
    const { key, tone } = levelLook[stockLevel(row)];
    return <Badge tone={tone}>{t(key)}</Badge>;
  };
  return [
    { id: 'product', head: t('shared.inventory.column_product'), cell: (row) => <ProductHeading row={row} /> },
    {
      id: 'category',
      head: t('shared.inventory.column_category'),
      cell: ({ category }) => <bdi>{category}</bdi>,
      className: wide,
      cellClass: 'max-w-56 truncate text-muted',
    },
    {
      id: 'price',
      head: t('shared.inventory.column_price'),
      cell: (row) => <bdi>{formatPrice(centsFromDecimal(row.price))}</bdi>,
      isNumeric: true,
      className: wide,
    },
    {
      id: 'stock',
      head: <span className="pe-12">{t('shared.inventory.column_stock')}</span>,
      isNumeric: true,
      cell: (row) => (
        <div className="-my-1">
          <StockCell product={row} hasPencil />
          <span className="block pb-1 sm:hidden">{status(row)}</span>
        </div>
      ),
    },
    {
      id: 'reserved',
      head: t('inventory.column_reserved'),
      cell: ({ reservedQuantity }) => reservedQuantity,
      isNumeric: true,
      className: wide,
      cellClass: 'text-muted',
    },
    { id: 'status', head: t('shared.inventory.column_status'), cell: status, className: 'hidden sm:table-cell' },
  ];
}

function ProductHeading({ row }: { row: InventoryRow }) {
  const { formatPrice } = useLanguage();
  return (
    <span className="flex items-center gap-3">
      <ProductImage
        src={row.image}
        alt=""
        size={32}
        className="hidden size-8 shrink-0 rounded-control min-[400px]:grid"
      />
      <span className="min-w-0">
        <bdi className="wrap-anywhere line-clamp-3">{row.name}</bdi>
        <span className="wrap-anywhere block font-normal text-muted text-xs xl:hidden">
          <bdi className="tabular">{formatPrice(centsFromDecimal(row.price))}</bdi> · <bdi>{row.category}</bdi>
        </span>
      </span>
    </span>
  );
}
