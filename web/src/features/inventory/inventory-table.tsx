import type { InventoryRow } from '@shopwright/contracts/http/inventory';
import { type Ref, useDeferredValue, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { SearchField } from '../../ui/search-field';
import { Segments } from '../../ui/segments';
import { Table } from '../../ui/table';
import { inventoryColumns } from './inventory-columns';
import { levelLook, type StockLevel, stockLevel, stockLevels } from './stock-level';

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
