import { useLanguage } from '../../i18n/language-provider';
import { Spinner } from '../../ui/spinner';

export function Preparing() {
  const { t } = useLanguage();
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-14 text-muted">
      <Spinner />
      {t('checkout.preparing')}
    </p>
  );
}
