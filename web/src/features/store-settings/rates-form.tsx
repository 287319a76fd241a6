import { type ExchangeRate, foreignCurrencies } from '@shopwright/contracts/http/exchange-rates';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { dateText } from '../../lib/format';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField } from '../../ui/field';
import { toast, toastError } from '../../ui/toast-store';
import { usePutRates } from './api';
import { changedRates, ratesForm, toRateTexts } from './rates';

export function RatesForm({ rates }: { rates: ExchangeRate[] }) {
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
      toast(t('store_settings.rates_saved'), t('store_settings.rates_saved_text'));
    },
    onError: () => toastError(t('toast.update_failed'), t('error.try_again')),
  });
  const findRateDate = (currency: string) => rates.find((rate) => rate.currency === currency)?.asOf;
  return (
    <Card className="max-w-3xl p-5 sm:p-6">
      <h2 className="font-semibold text-lg">{t('store_settings.rates')}</h2>
      <p className="mt-1 text-muted text-sm">{t('store_settings.rates_text')}</p>
      <form onSubmit={submit} noValidate className="mt-5 grid gap-5">
        <ul className="grid gap-5 sm:grid-cols-2">
          {foreignCurrencies.map((currency) => {
            const asOf = findRateDate(currency);
            return (
              <li key={currency}>
                <TextField
                  label={t('store_settings.one_dollar_in', { currency })}
                  hint={
                    asOf ? t('store_settings.as_of', { date: dateText(asOf, language) }) : t('store_settings.no_rate')
                  }
                  inputMode="decimal"
                  dir="ltr"
                  {...form.field(currency)}
                />
              </li>
            );
          })}
        </ul>
        <div>
          <Button type="submit" isPending={put.isPending} disabled={!form.formState.isDirty}>
            {t('admin.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
