import { Link } from 'react-router-dom';
import { Permitted } from '../../components/permitted';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';

/** In place of the chart while there is nothing to draw: what leads to the first order. */
export function NoSales() {
  const { t } = useLanguage();
  return (
    <Card>
      <EmptyState
        illustration="no-orders"
        title={t('dashboard.empty')}
        text={t('dashboard.empty_text')}
        className="py-8"
      >
        <Permitted to="products:read">
          <Link to={paths.staffProducts} className={buttonClass()}>
            {t('dashboard.empty_products')}
          </Link>
        </Permitted>
        <Permitted to="discounts:read">
          <Link to={paths.marketing} className={buttonClass({ variant: 'secondary' })}>
            {t('dashboard.empty_share')}
          </Link>
        </Permitted>
      </EmptyState>
    </Card>
  );
}
