import { useLanguage } from '../../i18n/language-provider';
import { copyText } from '../../lib/copy-text';
import { toast, toastError } from '../../ui/toast-store';

/** Copies a text, and says which one, or that it could not. */
export function useCopy() {
  const { t } = useLanguage();
  return (what: string, text: string) =>
    copyText(text).then(
      () => toast(t('marketing.copied'), t('marketing.copied_text', { what })),
      () => toastError(t('marketing.copy_failed'), t('marketing.copy_failed_text')),
    );
}
