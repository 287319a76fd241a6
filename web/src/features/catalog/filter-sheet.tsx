import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { useFacets } from './facets';
import { FilterPanel, type FilterPanelProps } from './filter-panel';

interface FilterSheetProps extends FilterPanelProps {
  isOpen: boolean;
  onClose: () => void;
  /** The products of the list, until the filters are counted; undefined while they are loading. */
  count: number | undefined;
  hasMore: boolean;
}

/** The filters on phones: from the lower edge, with a button that tells what they leave. */
export function FilterSheet({ isOpen, onClose, count, hasMore, ...panel }: FilterSheetProps) {
  const { t } = useLanguage();
  const { facets, isOutdated } = useFacets(panel);
  const total = facets ? !isOutdated && facets.total : count !== undefined && { count, hasMore };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('catalog.filter.label')}
      closeLabel={t('catalog.filter.close')}
      actions={
        <Button size="lg" className="w-full" aria-live="polite" onClick={onClose}>
          {total
            ? t(total.hasMore ? 'catalog.filter.show_more' : 'catalog.filter.show', { count: total.count })
            : t('shared.loading')}
        </Button>
      }
    >
      <FilterPanel {...panel} />
    </Sheet>
  );
}
