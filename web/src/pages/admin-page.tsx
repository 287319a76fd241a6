import { TitledPage } from '../components/titled-page';
import { AddProductForm } from '../features/admin/add-product-form';
import { ProductList } from '../features/admin/product-list';
import { useLanguage } from '../i18n/language-provider';
import { Tabs } from '../ui/tabs';

export function AdminPage() {
  const { t, direction } = useLanguage();
  return (
    <TitledPage title={t('admin.title')} text={t('admin.text')}>
      <Tabs
        label={t('admin.title')}
        direction={direction}
        tabs={[
          { id: 'products', label: t('nav.products'), content: <ProductList /> },
          { id: 'add', label: t('admin.tab_add'), content: <AddProductForm /> },
        ]}
      />
    </TitledPage>
  );
}
