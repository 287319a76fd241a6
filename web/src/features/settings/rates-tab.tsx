import { type ExchangeRate, foreignCurrencies } from '@shopwright/contracts/http/store-settings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isOutdated } from '../../components/conflict-notice';
import { QueryError } from '../../components/query-error';
import { useZodForm } from '../../components/use-zod-form';
import { dateText } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import { exchangeRatesQuery } from '../../lib/queries/exchange-rates';
import { queryClient } from '../../lib/query-client';
import { asRate } from '../../lib/typed-numbers';
import { useMay } from '../../lib/use-may';
import { TextField } from '../../ui/field';
import { Skeleton } from '../../ui/skeleton';
import { toast, toastError } from '../../ui/toast-store';
import { usePutRates } from './api';
import { changedRates, newestRateDate, ratesForm, toRateTexts } from './rates-form';
import { SettingsCard } from './settings-card';

/** The exchange rates. */
export function RatesTab() {
  const { t } = useLanguage();
  const rates = useQuery(exchangeRatesQuery);
  if (rates.isPending) return <Skeleton className="h-80 max-w-4xl rounded-card" />;
  if (!rates.data) return <QueryError title={t('settings.rates_failed')} query={rates} />;
  return <RatesForm rates={rates.data} />;
}

function RatesForm({ rates }: { rates: ExchangeRate[] }) {
  const { t, language } = useLanguage();
  const may = useMay();
  const put = usePutRates();
  // An edit is based on what the form was filled from, not on what is read meanwhile.
  const [base, setBase] = useState(rates);
  const form = useZodForm(ratesForm(base), toRateTexts(base));
  const loadNewer = async () => {
    const newer = await queryClient.fetchQuery({ ...exchangeRatesQuery, staleTime: 0 });
    form.fillBeside(toRateTexts(newer));
    setBase(newer);
    put.reset();
  };
  const submit = form.submit(put, {
    input: (values) => {
      const changed = changedRates(base, values);
      return changed.length > 0 ? { rates: changed, basedOn: newestRateDate(base) } : undefined;
    },
    onSuccess: (saved) => {
      setBase(saved);
      form.reset(toRateTexts(saved));
      toast(t('settings.rates_saved'), t('settings.rates_saved_text'));
    },
    isShown: isOutdated,
    failed: () => toastError(t('shared.toast.update_failed'), t('shared.error.try_again')),
  });
  return (
    <SettingsCard
      canEdit={may('selling:write')}
      put={put}
      loadNewer={loadNewer}
      onSubmit={submit}
      isDisabled={!form.formState.isDirty}
      title={t('settings.tab_rates')}
      text={t('settings.rates_text')}
    >
      {foreignCurrencies.map((currency) => {
        const asOf = base.find((rate) => rate.currency === currency)?.asOf;
        return (
          <TextField
            key={currency}
            label={t('settings.rates_one_dollar_in', { currency })}
            hint={asOf ? t('settings.rates_as_of', { date: dateText(asOf, language) }) : t('settings.rates_none')}
            inputMode="decimal"
            dir="ltr"
            {...form.field(currency, asRate(language))}
          />
        );
      })}
    </SettingsCard>
  );
}
