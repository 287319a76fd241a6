import { useQuery } from '@tanstack/react-query';
import { QueryError } from '../components/query-error';
import { useTitle } from '../components/use-title';
import { RatesForm } from '../features/store-settings/rates-form';
import { useLanguage } from '../i18n/language-provider';
import { exchangeRatesQuery } from '../lib/queries/exchange-rates';
import { PageHeader } from '../ui/page-header';
import { Skeleton } from '../ui/skeleton';

export function StoreSettingsPage() {
  const { t } = useLanguage();
  useTitle(t('store_settings.store_title'));
  const rates = useQuery(exchangeRatesQuery);
  return (
    <div className="page py-8 sm:py-10">
      <PageHeader title={t('store_settings.store_title')} text={t('store_settings.store_text')} />
      {rates.isPending ? (
        <Skeleton className="h-80 max-w-3xl rounded-card" />
      ) : !rates.data ? (
        <QueryError title={t('store_settings.rates_failed')} query={rates} />
      ) : (
        <RatesForm rates={rates.data} />
      )}
    </div>
  );
}
