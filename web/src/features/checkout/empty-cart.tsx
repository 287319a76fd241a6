import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { illustrations } from '../../lib/illustrations';
import { paths } from '../../lib/paths';
import { buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';

export function EmptyCart() {
  const { t } = useLanguage();
  return (
    <EmptyState level={1} illustration={illustrations.emptyCart} title={t('cart.empty')} text={t('cart.empty_text')}>
      <Link to={paths.home} className={buttonClass()}>
        {t('cart.continue')}
      </Link>
    </EmptyState>
  );
}
