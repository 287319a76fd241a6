import type { InventoryRow } from '@shopwright/contracts/http/inventory';
import { centsFromDecimal, formatUsd } from '@shopwright/contracts/money';
import { type Ref, useDeferredValue, useState } from 'react';
import { ProductImage } from '../../components/product-image';
import { type Translate, useLanguage } from '../../i18n/language-provider';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Segments } from '../../ui/radio-group';
import { SearchField } from '../../ui/search-field';
import { type Column, Table } from '../../ui/table';
import { levelLook, type StockLevel, stockLevel, stockLevels } from './api';
import { StockCell } from './stock-cell';

/** Rows in the page at a time: a catalogue of thousands must not freeze it. */
const step = 100;

interface InventoryTableProps {
  rows: InventoryRow[];
  search: string;
  onSearch: (search: string) => void;
  ref: Ref<HTMLDivElement>;
}

export function InventoryTable({ rows, search, onSearch, ref }: InventoryTableProps) {
  const { t } = useLanguage();
  const [level, setLevel] = useState<StockLevel | 'all'>('all');
  const [limit, setLimit] = useState(step);
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const found = rows.filter(
    (row) =>
      (level === 'all' || stockLevel(row) === level) && `${row.name} ${row.category}`.toLowerCase().includes(wanted),
  );
  const levels = [
    { value: 'all' as const, label: t('inventory.all') },
    ...stockLevels.map((value) => ({ value, label: t(levelLook[value].key) })),
  ];
  return (
    <Card ref={ref} className="scroll-mt-24">
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-b p-4 sm:p-5">
        <h2 className="font-semibold text-lg">{t('inventory.table')}</h2>
        <div className="flex w-full flex-wrap gap-3 lg:w-auto">
          <Segments label={t('inventory.level')} options={levels} value={level} onChange={setLevel} />
          <SearchField label={t('inventory.find')} value={search} onChange={onSearch} className="w-full sm:w-72" />
        </div>
      </div>
      <Table columns={inventoryColumns(t)} rows={found.slice(0, limit)} rowKey={({ id }) => id} isDense />
      {found.length === 0 && <p className="p-8 text-center text-muted">{t('products.none')}</p>}
      {found.length > limit && (
        <div className="border-line border-t p-4 text-center">
          <Button variant="secondary" onClick={() => setLimit(limit + step)}>
            {t('list.more')}
          </Button>
        </div>
      )}
    </Card>
  );
}

const wide = 'hidden lg:table-cell';
const priceText = (row: InventoryRow) => formatUsd(centsFromDecimal(row.price));

/** On a narrow screen the columns that only inform move below the name and the stock. */
function inventoryColumns(t: Translate): Column<InventoryRow>[] {
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
