import type { CallInput } from '@shopwright/contracts/endpoint';
import {
  type ExchangeRate,
  type ForeignCurrency,
  foreignCurrencies,
  putExchangeRates,
  rateText,
} from '@shopwright/contracts/http/exchange-rates';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { exchangeRatesQuery } from '../components/price';
import { QueryError } from '../components/query-error';
import { TitledPage } from '../components/titled-page';
import { useZodForm } from '../components/use-zod-form';
import { StoreDetailsCard } from '../features/store-details/store-details-card';
import { dateText } from '../i18n/formatters';
import { useLanguage } from '../i18n/language-provider';
import { call } from '../lib/api-client';
import { queryClient } from '../lib/query-client';
import { asRate } from '../lib/typed-numbers';
import { useSingleMutation } from '../lib/use-single-mutation';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { TextField } from '../ui/field';
import { Skeleton } from '../ui/skeleton';
import { toast, toastError } from '../ui/toast-store';

export function StoreSettingsPage() {
  const { t, currency } = useLanguage();
  const rates = useQuery(exchangeRatesQuery);
  return (
    <TitledPage title={t('store.store_settings.store_title')} text={t('store.store_settings.store_text')}>
      <StoreDetailsCard />
      {/* Rates are those of the dollar, and prices of another currency are not converted. */}
      {currency !== 'usd' ? null : rates.isPending ? (
        <Skeleton className="h-80 max-w-3xl rounded-card" />
      ) : !rates.data ? (
        <QueryError title={t('store.store_settings.rates_failed')} query={rates} />
      ) : (
        <RatesForm rates={rates.data} />
      )}
    </TitledPage>
  );
}

function RatesForm({ rates }: { rates: ExchangeRate[] }) {
  const { t, language } = useLanguage();
  const put = usePutRates();
  const form = useZodForm(ratesForm(rates), toRateTexts(rates));
  const submit = form.submit(put, {
    input: (values) => {
      const changed = changedRates(rates, values);
      return changed.length > 0 ? changed : undefined;
    },
    onSuccess: (saved) => {
      form.reset(toRateTexts(saved));
      toast(t('store.store_settings.rates_saved'), t('store.store_settings.rates_saved_text'));
    },
    onError: () => toastError(t('shared.toast.update_failed'), t('shared.error.try_again')),
  });
  const findRateDate = (currency: string) => rates.find((rate) => rate.currency === currency)?.asOf;
  return (
    <Card className="max-w-3xl p-5 sm:p-6">
      <h2 className="font-semibold text-lg">{t('store.store_settings.rates')}</h2>
      <p className="mt-1 text-muted text-sm">{t('store.store_settings.rates_text')}</p>
      <form onSubmit={submit} noValidate className="mt-5 grid gap-5">
        <ul className="grid gap-5 sm:grid-cols-2">
          {foreignCurrencies.map((currency) => {
            const asOf = findRateDate(currency);
            return (
              <li key={currency}>
                <TextField
                  label={t('store.store_settings.one_dollar_in', { currency })}
                  hint={
                    asOf
                      ? t('store.store_settings.as_of', { date: dateText(asOf, language) })
                      : t('store.store_settings.no_rate')
                  }
                  inputMode="decimal"
                  dir="ltr"
                  {...form.field(currency, asRate(language))}
                />
              </li>
            );
          })}
        </ul>
        <div>
          <Button type="submit" isPending={put.isPending} disabled={!form.formState.isDirty}>
            {t('shared.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

type RateTexts = Record<ForeignCurrency, string>;

/** Returns the form's initial values. */
export const toRateTexts = (rates: readonly ExchangeRate[]): RateTexts =>
  Object.fromEntries(
    foreignCurrencies.map((currency) => [currency, rates.find((rate) => rate.currency === currency)?.rate ?? '']),
  ) as RateTexts;

/** Only what was changed gets a new date. */
export function changedRates(rates: readonly ExchangeRate[], texts: RateTexts) {
  const before = toRateTexts(rates);
  return foreignCurrencies
    .filter((currency) => texts[currency] !== '' && texts[currency] !== before[currency])
    .map((currency) => ({ currency, rate: texts[currency] }));
}

/** Requires a rate for a currency that has one. Any other may stay empty: its visitors see dollars only. */
export function ratesForm(rates: readonly ExchangeRate[]) {
  const before = toRateTexts(rates);
  const field = (currency: ForeignCurrency): z.ZodType<string, string> =>
    before[currency] === '' ? z.literal('').or(rateText) : rateText;
  return z.strictObject({
    EUR: field('EUR'),
    CNY: field('CNY'),
    JPY: field('JPY'),
    BRL: field('BRL'),
    SAR: field('SAR'),
  });
}

type Rates = CallInput<typeof putExchangeRates>['body']['rates'];

const usePutRates = () =>
  useSingleMutation({
    mutationFn: (rates: Rates) => call(putExchangeRates, { body: { rates } }),
    onSuccess: (rates) => queryClient.setQueryData(exchangeRatesQuery.queryKey, rates),
  });
