import { currentLanguage } from '../../i18n/language';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { ApiError } from '../../lib/api-client';
import { toastError } from '../../ui/toast-store';

interface ErrorToast {
  title: MessageKey;
  /** The text when the server gives no reason, or the interface is not in English. */
  text: MessageKey;
}

/** Shows why the server rejected a form, or that something went wrong. */
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

/** Tells a rejected request (4xx) from a server that failed. */
const isRejected = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
