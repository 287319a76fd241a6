import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { FilterPanel, type FilterPanelProps } from './filter-panel';

interface FilterSheetProps extends FilterPanelProps {
  isOpen: boolean;
  onClose: () => void;
  /** The products that the filters leave, as far as they are counted; undefined while they are loading. */
  count: number | undefined;
  hasMore: boolean;
}

/** The filters on phones: from the lower edge, with a button that tells what they leave. */
export function FilterSheet({ isOpen, onClose, count, hasMore, ...panel }: FilterSheetProps) {
  const { t } = useLanguage();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('filter.label')}
      closeLabel={t('filter.close')}
      actions={
        <Button size="lg" className="w-full" aria-live="polite" onClick={onClose}>
          {count === undefined ? t('loading') : t(hasMore ? 'filter.show_more' : 'filter.show', { count })}
        </Button>
      }
    >
      <FilterPanel {...panel} />
    </Sheet>
  );
}
