import { currentLanguage } from '../../i18n/language';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { ApiError } from '../../lib/api-client';
import { toastError } from '../../ui/toast-store';

interface ErrorToast {
  title: MessageKey;
  /** Where the server gives no reason, or gives it in a language that is not the reader's. */
  text: MessageKey;
}

/** What to do with a form that the server does not take: its own words, or that something went wrong. */
export function useErrorToast({ title, text }: ErrorToast) {
  const { t } = useLanguage();
  return (error: unknown) => {
    if (!isRejected(error)) return toastError(t('toast.error'), t('error.try_again'));
    toastError(t(title), serverText(error, t(error.status === 429 ? 'error.busy' : text)));
  };
}

/** The server speaks English only. */
const serverText = (error: ApiError, fallback: string): string =>
  (currentLanguage() === 'en' && error.serverMessage) || fallback;

/** Whether the server looked at the request and said no, and did not merely fail. */
const isRejected = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
