import { useQuery } from '@tanstack/react-query';
import { DollarSign, Factory, PackageCheck, Percent } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { TitledPage } from '../components/titled-page';
import { dropshippingSummaryQuery } from '../features/dropshipping/api';
import { DropshipForm } from '../features/dropshipping/dropship-form';
import { DropshipList } from '../features/dropshipping/dropship-list';
import { PurchaseList } from '../features/orders/purchases/purchase-list';
import { suppliersQuery } from '../features/suppliers/api';
import { Suppliers } from '../features/suppliers/suppliers';
import { useLanguage } from '../i18n/language-provider';
import { percentText } from '../lib/format';
import { useMay } from '../lib/use-may';
import { StatCard } from '../ui/stat-card';
import { Tabs } from '../ui/tabs';

const ids = ['products', 'add', 'suppliers', 'purchases'];

/** Stands for a number on its way. */
const unknown = '–';

export function DropshippingPage() {
  const { t, formatWholePrice, direction, language } = useLanguage();
  const may = useMay();
  const [params, setParams] = useSearchParams();
  const { data: suppliers = [] } = useQuery(suppliersQuery);
  const { data: summary } = useQuery(dropshippingSummaryQuery);
  return (
    <TitledPage title={t('dropshipping.title')} text={t('dropshipping.text')}>
      <div className="mb-8 grid grid-cols-2 gap-4 lg:grid-cols-4">
        <StatCard
          label={t('dropshipping.products')}
          value={summary?.products.toLocaleString(language) ?? unknown}
          icon={PackageCheck}
        />
        <StatCard
          label={t('dropshipping.suppliers')}
          value={summary?.suppliers.toLocaleString(language) ?? unknown}
          icon={Factory}
        />
        <StatCard
          label={t('dropshipping.revenue')}
          value={summary ? <bdi>{formatWholePrice(Number(summary.revenue))}</bdi> : unknown}
          icon={DollarSign}
        />
        <StatCard
          label={t('dropshipping.average')}
          value={summary ? <AverageMarkup percent={summary.averageMargin} /> : unknown}
          icon={Percent}
        />
      </div>
      <Tabs
        label={t('dropshipping.title')}
        direction={direction}
        value={ids.find((id) => id === params.get('tab') && (id !== 'add' || may('products:write'))) ?? 'products'}
        // The filters of one tab mean nothing to another.
        onChange={(id) => setParams(id === 'products' ? {} : { tab: id }, { replace: true, preventScrollReset: true })}
        tabs={[
          { id: 'products', label: t('dropshipping.products'), content: <DropshipList /> },
          ...(may('products:write')
            ? [
                {
                  id: 'add',
                  label: t('shared.tab_add'),
                  content: <DropshipForm supplierNames={suppliers.map(({ name }) => name)} />,
                },
              ]
            : []),
          { id: 'suppliers', label: t('dropshipping.tab_suppliers'), content: <Suppliers /> },
          { id: 'purchases', label: t('orders.po_title'), content: <PurchaseList /> },
        ]}
      />
    </TitledPage>
  );
}

function AverageMarkup({ percent }: { percent: number }) {
  const { t, language } = useLanguage();
  return (
    <>
      <bdi>{percentText(percent, language)}</bdi>{' '}
      <span className="font-normal text-muted text-xs tracking-normal">{t('dropshipping.average_hint')}</span>
    </>
  );
}
