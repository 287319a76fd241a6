import { useTitle } from '../components/use-head';
import { AddProductForm } from '../features/admin/add-product-form';
import { ProductList } from '../features/admin/product-list';
import { useLanguage } from '../i18n/language-provider';
import { PageHeader } from '../ui/page-header';
import { Tabs } from '../ui/tabs';

export function AdminPage() {
  const { t, direction } = useLanguage();
  useTitle(t('admin.title'));
  return (
    <div className="page py-8 sm:py-10">
      <PageHeader title={t('admin.title')} text={t('admin.text')} />
      <Tabs
        label={t('admin.title')}
        direction={direction}
        tabs={[
          { id: 'products', label: t('nav.products'), content: <ProductList /> },
          { id: 'add', label: t('admin.tab_add'), content: <AddProductForm /> },
        ]}
      />
    </div>
  );
}
