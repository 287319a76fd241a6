import type { InventoryRow } from '@shopwright/contracts/http/inventory';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { ProductImage } from '../../components/product-image';
import type { Translate } from '../../i18n/language-provider';
import { dollars } from '../../lib/format';
import { Badge } from '../../ui/badge';
import type { Column } from '../../ui/table';
import { StockCell } from './stock-cell';
import { levelLook, stockLevel } from './stock-level';

const wide = 'hidden lg:table-cell';
const priceText = (row: InventoryRow) => dollars(centsFromDecimal(row.price));

/** On a narrow screen the columns that only inform move below the name and the stock. */
export function inventoryColumns(t: Translate): Column<InventoryRow>[] {
  const status = (row: InventoryRow) => {
    const { key, tone } = levelLook[stockLevel(row)];
    return <Badge tone={tone}>{t(key)}</Badge>;
  };
  return [
    { id: 'product', head: t('inventory.column_product'), cell: (row) => <ProductHeading row={row} /> },
    {
      id: 'category',
      head: t('inventory.column_category'),
      cell: ({ category }) => <bdi>{category}</bdi>,
      className: wide,
      cellClass: 'max-w-56 truncate text-muted',
    },
    {
      id: 'price',
      head: t('inventory.column_price'),
      cell: (row) => <bdi>{priceText(row)}</bdi>,
      className: wide,
      cellClass: 'tabular',
    },
    {
      id: 'stock',
      head: t('inventory.column_stock'),
      cell: (row) => (
        <div className="-my-1">
          <StockCell row={row} />
          <span className="block pb-1 sm:hidden">{status(row)}</span>
        </div>
      ),
    },
    {
      id: 'reserved',
      head: t('inventory.column_reserved'),
      cell: ({ reservedQuantity }) => reservedQuantity,
      className: wide,
      cellClass: 'tabular text-muted',
    },
    { id: 'status', head: t('inventory.column_status'), cell: status, className: 'hidden sm:table-cell' },
  ];
}

function ProductHeading({ row }: { row: InventoryRow }) {
  return (
    <span className="flex items-center gap-3">
      <ProductImage
        src={row.image}
        alt=""
        size={44}
        className="hidden size-11 shrink-0 rounded-control min-[400px]:grid"
      />
      <span className="min-w-0">
        <bdi className="wrap-anywhere line-clamp-3">{row.name}</bdi>
        <span className="wrap-anywhere block font-normal text-muted text-xs lg:hidden">
          <bdi className="tabular">{priceText(row)}</bdi> · <bdi>{row.category}</bdi>
        </span>
      </span>
    </span>
  );
}
