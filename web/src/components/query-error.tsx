import { errorTextKey } from '../i18n/error-text';
import { useLanguage } from '../i18n/language-provider';
import { illustrations } from '../lib/illustrations';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';

interface QueryErrorProps {
  title: string;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  level?: 1 | 2 | 3;
}

/** Stands in for a list that failed to load: says why, and offers "Try again". */
export function QueryError({ title, query, level = 2 }: QueryErrorProps) {
  const { t } = useLanguage();
  return (
    <EmptyState
      illustration={illustrations.error}
      title={title}
      text={t(errorTextKey(query.error))}
      level={level}
      isUrgent
    >
      <Button onClick={() => query.refetch()} isPending={query.isFetching}>
        {t('error.retry')}
      </Button>
    </EmptyState>
  );
}
