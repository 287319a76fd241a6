import type { InventoryRow } from '@shopwright/contracts/http/inventory';
import { type Ref, useDeferredValue, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { SearchField } from '../../ui/search-field';
import { Segments } from '../../ui/segments';
import { InventoryTableRow } from './inventory-table-row';
import { levelLook, type StockLevel, stockLevel, stockLevels } from './stock-level';

/** Rows in the page at a time: a catalogue of thousands must not freeze it. */
const step = 100;

const columns = [
  { id: 'product', className: '' },
  { id: 'category', className: 'hidden lg:table-cell' },
  { id: 'price', className: 'hidden lg:table-cell' },
  { id: 'stock', className: '' },
  { id: 'reserved', className: 'hidden lg:table-cell' },
  { id: 'status', className: 'hidden sm:table-cell' },
] as const;

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
      <div className="flex flex-wrap items-center justify-between gap-3 p-4 sm:p-5">
        <h2 className="font-semibold text-lg">{t('inventory.table')}</h2>
        <div className="flex w-full flex-wrap gap-3 lg:w-auto">
          <Segments label={t('inventory.level')} options={levels} value={level} onChange={setLevel} />
          <SearchField label={t('inventory.find')} value={search} onChange={onSearch} className="w-full sm:w-72" />
        </div>
      </div>
      <table className="w-full text-sm">
        <thead className="border-line border-y bg-sunken/60 text-muted">
          <tr>
            {columns.map(({ id, className }) => (
              <th
                key={id}
                scope="col"
                className={`px-3 whitespace-nowrap py-3 text-start font-medium first:ps-4 sm:px-5 ${className}`}
              >
                {t(`inventory.column_${id}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {found.slice(0, limit).map((row) => (
            <InventoryTableRow key={row.id} row={row} />
          ))}
        </tbody>
      </table>
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
