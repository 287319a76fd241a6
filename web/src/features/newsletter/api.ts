import { confirmSubscription, subscribe, unsubscribe } from '@shopwright/contracts/http/newsletter';
import { queryOptions } from '@tanstack/react-query';
import { errorTextKey } from '../../i18n/error-text';
import { useLanguage } from '../../i18n/language-provider';
import { call, isApiError } from '../../lib/api-client';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { toast, toastError } from '../../ui/toast-store';

export function useSubscribe() {
  const { t, language } = useLanguage();
  return useSingleMutation({
    mutationFn: (email: string) => call(subscribe, { body: { email, language } }),
    onSuccess: () => toast(t('newsletter.done'), t('newsletter.done_text')),
    onError: (error) =>
      toastError(
        t('newsletter.failed'),
        t(isApiError(error, 'invalid_request') ? 'newsletter.invalid' : errorTextKey(error)),
      ),
  });
}

/** Opening the link is the confirmation. Once is enough: the answer is kept for as long as the page is. */
export const confirmationQuery = (token: string) =>
  queryOptions({
    queryKey: ['newsletter-confirmation', token],
    queryFn: () => call(confirmSubscription, { body: { token } }),
  });

export const useUnsubscribe = () =>
  useSingleMutation({ mutationFn: (token: string) => call(unsubscribe, { body: { token } }) });

/** Returns true where the link itself is invalid, so that a retry cannot help. */
export const isDeadLink = (error: unknown): boolean =>
  isApiError(error) && (error.status === 410 || error.status === 400 || error.status === 404);
