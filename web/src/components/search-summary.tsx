import type { ListFacts, SearchInterpretation } from '@shopwright/contracts/list-facts';
import { useLanguage } from '../i18n/language-provider';

interface SearchSummaryProps {
  search: string;
  /** Absent while the search is running. */
  found: ListFacts | undefined;
}

/** Tells how many products a search found, or how it was understood. Keeps its height while it is running. */
export function SearchSummary({ search, found }: SearchSummaryProps) {
  const { t } = useLanguage();
  const { total, corrected, interpretation } = found ?? {};
  const toText = () => {
    // Similar words in the names need not be a correction of what was typed.
    const isPartial = corrected === search || interpretation?.isPartial;
    if (corrected !== undefined && !isPartial) return t('shared.search.corrected', { query: search, corrected });
    if (isPartial) return t('shared.search.partial', { query: search });
    // The list itself says that it is empty.
    if (!total || total.count === 0) return undefined;
    return t(total.hasMore ? 'shared.search.found_more' : 'shared.search.found', { count: total.count, query: search });
  };
  return (
    <p role="status" className="wrap-anywhere mt-2 line-clamp-4 min-h-6 text-muted">
      {toText()}
      {interpretation && <PriceNote {...interpretation} />}
    </p>
  );
}

/** Tells what the price words of a search were taken for. */
function PriceNote({ minPrice, maxPrice, isCheapestFirst }: SearchInterpretation) {
  const { t, formatPrice } = useLanguage();
  const [min, max] = [minPrice, maxPrice].map((price) => (price === undefined ? undefined : formatPrice(price)));
  const range =
    min !== undefined && max !== undefined
      ? t('shared.search.price_range', { min, max })
      : max !== undefined
        ? t('shared.search.max_price', { max })
        : min !== undefined && t('shared.search.min_price', { min });
  const notes = [range, isCheapestFirst && t('shared.search.cheapest_first')].filter(Boolean);
  return notes.length > 0 && <span className="block">{notes.join(' · ')}</span>;
}
