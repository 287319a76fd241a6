import { Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { isApiError } from '../../lib/api-client';
import { EmptyState } from '../../ui/empty-state';

/** Returns true where the token of an emailed link is used, replaced, expired or unknown. */
export const isDeadLink = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'link_expired' || error.fields.some(({ path }) => path === 'token'));

/** In place of what a mailed link was for. `children`: the way to a new one. */
export function LinkExpired({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <EmptyState level={1} icon={<Link2Off aria-hidden />} title={t('link.expired')} text={t('link.expired_text')}>
      {children}
    </EmptyState>
  );
}
