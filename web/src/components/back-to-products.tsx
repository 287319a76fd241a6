import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { buttonClass } from '../ui/button';

/** Leads from a product of the back office to the table of all. */
export function BackToProducts() {
  const { t } = useLanguage();
  return (
    <Link to={paths.productTable} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
      <ArrowLeft size={16} aria-hidden className="rtl:-scale-x-100" />
      {t('shared.back')}
    </Link>
  );
}
