import clsx from 'clsx';
import { LayoutGrid, Plus, Rows3 } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { Permitted } from '../components/permitted';
import { TitledPage } from '../components/titled-page';
import { AddProductForm } from '../features/products/add-product-form';
import { ProductList } from '../features/products/product-list';
import { ProductTable } from '../features/products/table/product-table';
import { useLanguage } from '../i18n/language-provider';
import { paths } from '../lib/paths';
import { useMay } from '../lib/use-may';
import { buttonClass } from '../ui/button';
import { Tabs } from '../ui/tabs';

/** The products as cards, or as the table to which the back office's menu leads. */
export function ProductsPage() {
  const { t, direction } = useLanguage();
  const [params] = useSearchParams();
  const may = useMay();
  const isTable = params.get('layout') === 'table';
  return (
    <TitledPage title={t('products.title')} text={t('products.text')} actions={<PageActions isTable={isTable} />}>
      <Tabs
        label={t('products.title')}
        direction={direction}
        tabs={[
          { id: 'products', label: t('shared.nav.products'), content: isTable ? <ProductTable /> : <ProductList /> },
          ...(may('products:write') ? [{ id: 'add', label: t('shared.tab_add'), content: <AddProductForm /> }] : []),
        ]}
      />
    </TitledPage>
  );
}

function PageActions({ isTable }: { isTable: boolean }) {
  const { t } = useLanguage();
  const layouts = [
    { to: paths.productTable, label: t('products.layout_table'), Icon: Rows3, isCurrent: isTable },
    { to: paths.staffProducts, label: t('products.layout_cards'), Icon: LayoutGrid, isCurrent: !isTable },
  ];
  return (
    <div className="flex flex-wrap items-center gap-3">
      <nav
        aria-label={t('products.layout')}
        className="inline-flex gap-1 rounded-control border border-line bg-sunken p-1 text-sm"
      >
        {layouts.map(({ to, label, Icon, isCurrent }) => (
          <Link
            key={to}
            to={to}
            aria-current={isCurrent ? 'page' : undefined}
            className={clsx(
              'flex min-h-9 items-center gap-2 rounded-lg px-3 font-medium pointer-coarse:min-h-11',
              isCurrent ? 'bg-surface text-ink shadow-card' : 'text-muted hover:text-ink',
            )}
          >
            <Icon size={16} aria-hidden />
            {label}
          </Link>
        ))}
      </nav>
      {isTable && (
        <Permitted to="products:write">
          <Link to={paths.newProduct} className={buttonClass()}>
            <Plus size={16} aria-hidden />
            {t('shared.add')}
          </Link>
        </Permitted>
      )}
    </div>
  );
}
