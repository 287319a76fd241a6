import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { pictures } from '../../lib/pictures';
import { buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';

export function EmptyCart() {
  const { t } = useLanguage();
  return (
    <EmptyState level={1} picture={pictures.emptyCart} title={t('cart.empty')} text={t('cart.empty_text')}>
      <Link to={paths.home} className={buttonClass()}>
        {t('cart.continue')}
      </Link>
    </EmptyState>
  );
}
