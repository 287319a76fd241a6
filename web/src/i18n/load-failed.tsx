import { pictures } from '../lib/pictures';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { errorTextKey } from './error-text';
import { useLanguage } from './language-provider';

interface LoadFailedProps {
  title: string;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  level?: 1 | 2 | 3;
}

/** In place of a list that could not be read: why, and "Try again". */
export function LoadFailed({ title, query, level = 2 }: LoadFailedProps) {
  const { t } = useLanguage();
  return (
    <EmptyState picture={pictures.error} title={title} text={t(errorTextKey(query.error))} level={level} isUrgent>
      <Button onClick={() => query.refetch()} isPending={query.isFetching}>
        {t('error.retry')}
      </Button>
    </EmptyState>
  );
}
