import { errorTextKey } from '../../components/query-error';
import { useLanguage } from '../../i18n/language-provider';
import { isApiError } from '../../lib/api-error';
import { Notice } from '../../ui/notice';

/** Says that a link opens no order, or that it could not be asked. */
export function LinkError({ error }: { error: Error }) {
  const { t } = useLanguage();
  const deadCodes = ['link_expired', 'invalid_request', 'unauthenticated', 'not_found'] as const;
  const isDead = deadCodes.some((code) => isApiError(error, code));
  return (
    <Notice
      tone={isDead ? 'warning' : 'danger'}
      isUrgent
      takesFocus
      title={t(isDead ? 'tracking.link_dead' : 'tracking.failed')}
    >
      {t(isDead ? 'tracking.link_dead_text' : errorTextKey(error))}
    </Notice>
  );
}
