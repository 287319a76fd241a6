import { trackingForm } from '@shopwright/contracts/http/orders';
import type * as z from 'zod';
import { errorTextKey } from '../../components/query-error';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { useRequestKey } from '../../lib/use-request-key';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { withdrawOrder } from './api';
import { OrderFields } from './order-fields';

/** The first step: the link by which the order's customer withdraws is sent to the order's own address. */
export function WithdrawalLinkForm({ orderNumber }: { orderNumber: string }) {
  const { t } = useLanguage();
  const requestKey = useRequestKey();
  const form = useZodForm(trackingForm, { orderNumber, email: '' }, { asksToLeave: false });
  const request = useSingleMutation({
    mutationFn: (body: z.output<typeof trackingForm>) => withdrawOrder({ ...body, requestId: requestKey(body) }),
  });
  if (request.data) {
    return (
      <Notice tone="success" isUrgent takesFocus title={t('tracking.withdraw.link_sent')}>
        {t('tracking.withdraw.link_sent_text')}
      </Notice>
    );
  }
  return (
    <section>
      <h2 className="mb-4 font-semibold text-xl">{t('tracking.withdraw.step_1')}</h2>
      <form
        onSubmit={form.submit(request, {})}
        noValidate
        className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:p-7"
      >
        <OrderFields form={form} />
        {request.isError && (
          <Notice tone="danger" title={t('shared.toast.error')} isUrgent>
            {t(errorTextKey(request.error))}
          </Notice>
        )}
        <Button type="submit" size="lg" isPending={request.isPending} className="justify-self-start">
          {t('tracking.withdraw.continue')}
        </Button>
      </form>
    </section>
  );
}
