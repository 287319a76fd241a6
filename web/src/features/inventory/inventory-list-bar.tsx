import { type InventorySummary, stockLevels } from '@shopwright/contracts/http/inventory';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { FilterChips } from '../../ui/filter-chips';
import { ListBar } from '../../ui/list-bar';
import { SavedViews } from '../../ui/saved-views';
import { SearchField } from '../../ui/search-field';
import { inventorySummaryQuery, levelLook } from './api';
import type { useInventoryFilters } from './use-inventory-filters';

interface InventoryListBarProps {
  controls: ReturnType<typeof useInventoryFilters>;
  searchField: Ref<HTMLInputElement>;
}

/** The stock levels as views, the categories as chips, each with its number of products unless a search narrows them. */
export function InventoryListBar({ controls, searchField }: InventoryListBarProps) {
  const { t, language } = useLanguage();
  const { filters, search, setSearch, setCategory, levelAddress } = controls;
  const { data: summary } = useQuery(inventorySummaryQuery(filters));
  const isCounted = filters.search === undefined;
  const countText = (count: number) => (isCounted ? count.toLocaleString(language) : undefined);
  const views = ([undefined, ...stockLevels] as const).map((level) => ({
    to: levelAddress(level),
    label: t(level === undefined ? 'inventory.all' : levelLook[level].key),
    count: summary && countText(level === undefined ? sumOf(summary.levels) : summary.levels[level]),
    isCurrent: level === filters.level,
  }));
  const chips = (summary?.categories ?? []).map(({ id, name, products }) => ({
    value: String(id),
    label: isCounted ? `${name} ${countText(products)}` : name,
  }));
  return (
    <ListBar
      views={<SavedViews label={t('inventory.level')} views={views} />}
      filters={
        <>
          <SearchField
            ref={searchField}
            label={t('inventory.find')}
            value={search}
            onChange={setSearch}
            className="w-full sm:w-64"
          />
          <FilterChips
            label={t('shared.inventory.column_category')}
            chips={chips}
            value={filters.categoryId ?? ''}
            onChange={setCategory}
          />
        </>
      }
    />
  );
}

const sumOf = (levels: InventorySummary['levels']): number => levels.out + levels.low + levels.in;
