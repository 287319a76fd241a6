import type { InventoryRow } from '@shopwright/contracts/http/inventory';
import type { Ref } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { FilterChips } from '../../ui/filter-chips';
import { ListBar } from '../../ui/list-bar';
import { SavedViews } from '../../ui/saved-views';
import { SearchField } from '../../ui/search-field';
import { levelLook, stockLevels } from './api';
import type { useInventoryFilters } from './use-inventory-filters';

interface InventoryListBarProps {
  rows: InventoryRow[];
  controls: ReturnType<typeof useInventoryFilters>;
  searchField: Ref<HTMLInputElement>;
}

/** The stock levels as views, the categories as chips. */
export function InventoryListBar({ rows, controls, searchField }: InventoryListBarProps) {
  const { t } = useLanguage();
  const { filters, setSearch, setCategory, levelAddress } = controls;
  const categories = [...new Set(rows.map(({ category }) => category))].sort();
  const views = (['all', ...stockLevels] as const).map((level) => ({
    to: levelAddress(level),
    label: t(level === 'all' ? 'inventory.all' : levelLook[level].key),
    isCurrent: level === filters.level,
  }));
  return (
    <ListBar
      views={<SavedViews label={t('inventory.level')} views={views} />}
      filters={
        <>
          <SearchField
            ref={searchField}
            label={t('inventory.find')}
            value={filters.search}
            onChange={setSearch}
            className="w-full sm:w-64"
          />
          <FilterChips
            label={t('inventory.column_category')}
            chips={categories.map((name) => ({ value: name, label: name }))}
            value={filters.category}
            onChange={setCategory}
          />
        </>
      }
    />
  );
}
