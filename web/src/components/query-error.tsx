import { useLanguage } from '../i18n/language-provider';
import type { MessageKey } from '../i18n/messages';
import { isApiError } from '../lib/api-error';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';

/** Returns why a list cannot be read, as far as the visitor can do something about it. */
export function errorTextKey(error: unknown): MessageKey {
  if (!isApiError(error)) return 'shared.error.generic';
  if (error.status === 0) return 'shared.error.offline';
  if (error.status === 429) return 'shared.error.busy';
  if (error.status >= 500) return 'shared.error.unavailable';
  return 'shared.error.generic';
}

interface QueryErrorProps {
  title: string;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  level?: 1 | 2 | 3;
}

/** Stands in for a list that failed to load: says why, and offers "Try again". */
export function QueryError({ title, query, level = 2 }: QueryErrorProps) {
  const { t } = useLanguage();
  return (
    <EmptyState illustration="error" title={title} text={t(errorTextKey(query.error))} level={level} isUrgent>
      <Button onClick={() => query.refetch()} isPending={query.isFetching}>
        {t('shared.error.retry')}
      </Button>
    </EmptyState>
  );
}
