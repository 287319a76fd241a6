import { BackToProducts } from '../components/back-to-products';
import { TitledPage } from '../components/titled-page';
import { NewProduct } from '../features/products/editor/new-product';
import { useLanguage } from '../i18n/language-provider';

export function NewProductPage() {
  const { t } = useLanguage();
  return (
    <TitledPage title={t('shared.tab_add')} actions={<BackToProducts />}>
      <NewProduct />
    </TitledPage>
  );
}
