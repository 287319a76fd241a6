import type { ListFacts } from '@shopwright/contracts/list-facts';
import { useLanguage } from '../i18n/language-provider';

interface SearchSummaryProps {
  search: string;
  /** Absent while the search is running. */
  found: ListFacts | undefined;
}

/** Tells how many products a search found, or which words it was taken for. Keeps its height while it is running. */
export function SearchSummary({ search, found }: SearchSummaryProps) {
  const { t } = useLanguage();
  const { total, corrected } = found ?? {};
  return (
    <p role="status" className="wrap-anywhere mt-2 line-clamp-3 min-h-6 text-muted">
      {corrected !== undefined
        ? t('shared.search.corrected', { query: search, corrected })
        : // The list itself says that it is empty.
          total !== undefined &&
          total.count > 0 &&
          t(total.hasMore ? 'shared.search.found_more' : 'shared.search.found', { count: total.count, query: search })}
    </p>
  );
}
