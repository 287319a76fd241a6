import { useLanguage } from '../i18n/language-provider';
import type { MessageKey } from '../i18n/messages';
import { isApiError } from '../lib/api-error';
import { withConfirmation } from '../lib/identity-store';
import { useSingleMutation } from '../lib/use-single-mutation';
import { toastError } from '../ui/toast-store';

interface ProtectedMutation<Result, Variables> {
  mutationFn: (variables: Variables) => Promise<Result>;
  onSuccess?: (result: Result, variables: Variables) => unknown;
  onError?: (error: Error) => unknown;
  /** The title and the text of an error that no field shows. */
  errorTexts?: (error: Error) => { title?: MessageKey; text?: MessageKey };
}

/**
 * A mutation of how accounts are protected: asks for the password where the service wants it, and says what went wrong
 * unless a field of the form does or the user declined.
 */
export function useProtectedMutation<Result, Variables = void>(options: ProtectedMutation<Result, Variables>) {
  const { t } = useLanguage();
  const { mutationFn, onSuccess, onError, errorTexts } = options;
  return useSingleMutation<Result, Variables>({
    mutationFn: (variables) => withConfirmation(() => mutationFn(variables)),
    onSuccess,
    onError: (error) => {
      onError?.(error);
      if (isApiError(error) && (error.code === 'confirmation_required' || error.fields.length > 0)) return;
      const { title = 'shared.toast.update_failed', text = 'shared.error.try_again' } = errorTexts?.(error) ?? {};
      toastError(t(title), t(text));
    },
  });
}
