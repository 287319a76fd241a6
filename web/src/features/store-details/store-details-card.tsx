import { languages } from '@shopwright/contracts/fields';
import {
  getStoreDetails,
  putStoreDetails,
  type StoreDetails,
  storeDetailsForm,
} from '@shopwright/contracts/http/store-details';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConflictNotice, isOutdated } from '../../components/conflict-notice';
import { QueryError } from '../../components/query-error';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { languageNames } from '../../i18n/languages';
import { call } from '../../lib/api-client';
import { meQuery } from '../../lib/queries/session';
import { storeSettingsQuery } from '../../lib/queries/store-settings';
import { queryClient } from '../../lib/query-client';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { SelectField, TextArea, TextField } from '../../ui/field';
import { Skeleton } from '../../ui/skeleton';
import { toast, toastError } from '../../ui/toast-store';

const storeDetailsQuery = queryOptions({
  queryKey: ['store-details'],
  queryFn: ({ signal }) => call(getStoreDetails, { signal }),
  // Settings changes the same address.
  staleTime: 0,
});

/** The store's details on invoices, and the language of the emails that it receives. Operators change them. */
export function StoreDetailsCard() {
  const { t } = useLanguage();
  const details = useQuery(storeDetailsQuery);
  if (details.isPending) return <Skeleton className="mb-6 h-80 max-w-3xl rounded-card" />;
  if (!details.data) return <QueryError title={t('store_details.failed')} query={details} />;
  return <DetailsForm details={details.data} />;
}

function DetailsForm({ details }: { details: StoreDetails }) {
  const { t } = useLanguage();
  const { data: user } = useQuery(meQuery);
  const form = useZodForm(storeDetailsForm, details);
  const [basedOn, setBasedOn] = useState(details);
  // Keeps what was typed. The rest becomes as someone else has saved it.
  const takeNewer = async () => {
    const newer = await queryClient.fetchQuery(storeDetailsQuery);
    form.reset(newer, { keepDirtyValues: true });
    setBasedOn(newer);
    put.reset();
  };
  const put = useSingleMutation({
    mutationFn: (body: StoreDetails) => call(putStoreDetails, { body: { ...body, basedOn } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(storeDetailsQuery.queryKey, saved);
      // The address is also that of the footer.
      void queryClient.invalidateQueries({ queryKey: storeSettingsQuery.queryKey });
      form.reset(saved);
      setBasedOn(saved);
      toast(t('store_details.saved'));
    },
  });
  const submit = form.submit(put, {
    isShown: isOutdated,
    failed: () => toastError(t('shared.toast.update_failed'), t('shared.error.try_again')),
  });
  const isReadOnly = user?.role !== 'operator';
  return (
    <Card className="mb-6 max-w-3xl p-5 sm:p-6">
      <h2 className="font-semibold text-lg">{t('store_details.title')}</h2>
      <p className="mt-1 text-muted text-sm">{t('store_details.text')}</p>
      <form onSubmit={submit} noValidate className="mt-5">
        {isOutdated(put.error) && <ConflictNotice onLoad={takeNewer} className="mb-5" />}
        <fieldset disabled={isReadOnly} className="grid gap-5 sm:grid-cols-2">
          <SelectField label={t('store_details.language')} {...form.field('language')}>
            {languages.map((language) => (
              <option key={language} value={language}>
                {languageNames[language]}
              </option>
            ))}
          </SelectField>
          <TextField label={t('store_details.tax_number')} maxLength={50} {...form.field('taxNumber')} />
          <TextArea
            label={t('store_details.address')}
            maxLength={500}
            className="sm:col-span-2"
            {...form.field('address')}
          />
          {!isReadOnly && (
            <div>
              <Button type="submit" isPending={put.isPending} disabled={!form.formState.isDirty}>
                {t('shared.save')}
              </Button>
            </div>
          )}
        </fieldset>
      </form>
    </Card>
  );
}
