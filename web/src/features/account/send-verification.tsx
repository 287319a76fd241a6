import { useLanguage } from '../../i18n/language-provider';
import { isApiError } from '../../lib/api-client';
import { Button } from '../../ui/button';
import { toast, toastError } from '../../ui/toast-store';
import { useRequestVerification } from './api';

/** Emails the user a new link to confirm their address. */
export function SendVerification() {
  const { t } = useLanguage();
  const request = useRequestVerification();
  const send = () =>
    request.mutate(undefined, {
      onSuccess: () => toast(t('verify.sent'), t('verify.sent_text')),
      onError: (error) =>
        toastError(t('toast.error'), t(isApiError(error, 'rate_limited') ? 'error.busy' : 'error.try_again')),
    });
  return (
    <Button variant="secondary" onClick={send} isPending={request.isPending}>
      {t('verify.send_again')}
    </Button>
  );
}
