import type { Category } from '@shopwright/contracts/http/categories';
import { useId, useState } from 'react';
import { ChunkErrorNotice } from '../../components/chunk-error-notice';
import { lazyPart } from '../../components/lazy-part';
import { ClientOnly } from '../../lib/hydration';
import { Skeleton } from '../../ui/skeleton';
import { useIsPhone } from '../../ui/use-is-phone';
import { ProductsToolbar } from './products-toolbar';

const panelSkeleton = <Skeleton className="h-28 rounded-card" />;
const FilterSheet = lazyPart(async () => (await import('./parts')).loadFilterSheet(), {
  failed: (retry, { isOpen, onClose }) => isOpen && <ChunkErrorNotice isFloating onRetry={retry} onDismiss={onClose} />,
});
const ChosenValues = lazyPart(async () => (await import('./parts')).loadChosenValues());
const FilterPanel = lazyPart(async () => (await import('./parts')).loadFilterPanel(), {
  fallback: panelSkeleton,
  failed: (retry) => <ChunkErrorNotice onRetry={retry} />,
});

interface ListingControlsProps {
  category: Category | undefined;
  /** True for a filtered list, whose filters are shown at first. */
  isFiltered: boolean;
  hasAttributes: boolean;
  isCorrected: boolean;
  count: number | undefined;
  hasMore: boolean;
}

/** The toolbar of the list with its filters: a panel below it, or a sheet on phones. */
export function ListingControls({ category, isFiltered, hasAttributes, isCorrected, ...total }: ListingControlsProps) {
  const isPhone = useIsPhone();
  const [isPanelOpen, setPanelOpen] = useState(isFiltered);
  // Undefined until it is first opened: only then its code is needed.
  const [isSheetOpen, setSheetOpen] = useState<boolean>();
  const filterPanelId = useId();
  const filters = { category, isCorrected };
  return (
    <>
      <ProductsToolbar
        category={category}
        filterPanelId={filterPanelId}
        isFilterOpen={isPhone ? isSheetOpen === true : isPanelOpen}
        onFilter={() => (isPhone ? setSheetOpen(true) : setPanelOpen(!isPanelOpen))}
      />
      {hasAttributes && (
        <div className="min-h-11 w-full">
          <ClientOnly fallback={null}>
            <ChosenValues {...filters} />
          </ClientOnly>
        </div>
      )}
      {isPanelOpen && (
        <div id={filterPanelId} className="w-full max-sm:hidden">
          <ClientOnly fallback={panelSkeleton}>
            <FilterPanel {...filters} />
          </ClientOnly>
        </div>
      )}
      {isSheetOpen !== undefined && (
        <FilterSheet isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} {...filters} {...total} />
      )}
    </>
  );
}
