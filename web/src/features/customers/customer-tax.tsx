import { type CustomerDetail, exemptionReason } from '@shopwright/contracts/http/customers';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod';
import { ConflictNotice, isOutdated } from '../../components/conflict-notice';
import { ReadOnlyUnless } from '../../components/permitted';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { productSellingQuery } from '../../lib/queries/selling';
import { queryClient } from '../../lib/query-client';
import { useMay } from '../../lib/use-may';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField } from '../../ui/field';
import { toastError } from '../../ui/toast-store';
import { customerQuery, useTaxExemption } from './api';

const exemptionForm = z.strictObject({ reason: exemptionReason });

/** Whether an account pays tax. A store that charges none has nothing to say. */
export function CustomerTax({ customer }: { customer: CustomerDetail }) {
  const may = useMay();
  const { data: selling } = useQuery({ ...productSellingQuery, enabled: may('settings:read') });
  const { taxExemption } = customer;
  if (!taxExemption || (taxExemption.reason === null && !selling?.taxClasses.length)) return null;
  return (
    <ReadOnlyUnless permission="customers:write" isSilent>
      <ExemptionForm customer={customer} reason={taxExemption.reason} />
    </ReadOnlyUnless>
  );
}

function ExemptionForm({ customer, reason }: { customer: CustomerDetail; reason: string | null }) {
  const { t } = useLanguage();
  const put = useTaxExemption(customer);
  const form = useZodForm(exemptionForm, { reason: reason ?? '' });
  const failed = () => toastError(t('shared.toast.update_failed'), t('shared.error.try_again'));
  const submit = form.submit(put, {
    input: (typed) => typed.reason,
    onSuccess: (_, sent) => form.reset({ reason: sent ?? '' }),
    isShown: isOutdated,
    failed,
  });
  const end = () =>
    put.mutate(null, {
      onSuccess: () => form.reset({ reason: '' }),
      onError: (error) => !isOutdated(error) && failed(),
    });
  const loadNewer = async () => {
    const newer = await queryClient.fetchQuery(customerQuery(String(customer.id)));
    form.fillBeside({ reason: newer.taxExemption?.reason ?? '' });
    put.reset();
  };
  return (
    <Card className="p-4 text-sm sm:p-5">
      <h2 className="font-semibold text-lg">{t('customers.tax')}</h2>
      <p className="text-muted">{t(reason === null ? 'customers.tax_text' : 'customers.tax_exempt_text')}</p>
      <form onSubmit={submit} noValidate className="mt-3 grid gap-3">
        {isOutdated(put.error) && <ConflictNotice onLoad={loadNewer} />}
        <TextField
          label={t('customers.tax_reason')}
          hint={t('customers.tax_reason_hint')}
          maxLength={200}
          {...form.field('reason')}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="secondary" size="sm" isPending={put.isPending && put.variables !== null}>
            {t(reason === null ? 'customers.tax_exempt' : 'shared.save')}
          </Button>
          {reason !== null && (
            <Button variant="secondary" size="sm" onClick={end} isPending={put.isPending && put.variables === null}>
              {t('customers.tax_end')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
