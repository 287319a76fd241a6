import { translateCountry } from '@shopwright/contracts/country-names';
import { addressForm, type CustomerOrder } from '@shopwright/contracts/http/customer-orders';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { isApiError } from '../../lib/api-error';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextArea } from '../../ui/field';
import { changeAddress, type OrderKey, useCustomerAction } from './api';

interface AddressCardProps {
  order: CustomerOrder;
  orderKey: OrderKey;
}

/** Where an order ships to, which its customer can correct until staff begin to process it. */
export function AddressCard({ order, orderKey }: AddressCardProps) {
  const { t, language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const canChange = order.allowedActions.changeAddress;
  return (
    <Card className="px-5 py-4 text-sm sm:px-6">
      <h2 className="font-semibold">{t('tracking.purchase.address')}</h2>
      <p className="wrap-anywhere mt-1 whitespace-pre-line text-muted">
        <bdi>{`${order.customerName}\n${translateCountry(order.customerAddress, language)}`}</bdi>
      </p>
      {canChange && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => setOpen(true)}>
          {t('tracking.purchase.address_change')}
        </Button>
      )}
      {order.billingAddress && (
        <>
          <h2 className="mt-4 font-semibold">{t('shared.address.billing')}</h2>
          <p className="wrap-anywhere mt-1 whitespace-pre-line text-muted">
            <bdi>{order.billingAddress}</bdi>
          </p>
        </>
      )}
      {isOpen && <AddressDialog order={order} orderKey={orderKey} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function AddressDialog({ order, orderKey, onClose }: AddressCardProps & { onClose: () => void }) {
  const { t } = useLanguage();
  const form = useZodForm(addressForm, { customerAddress: order.customerAddress });
  const change = useCustomerAction(orderKey, {
    send: (body: { customerAddress: string }) => changeAddress(orderKey, body),
    done: { title: t('tracking.purchase.address_saved'), text: t('tracking.purchase.address_saved_text') },
    onDone: onClose,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('tracking.purchase.address_change')}
      description={t('tracking.purchase.address_hint')}
      onSubmit={form.submit(change, {
        // Processing has started meanwhile: the toast says so, and the page shows where the order ships to.
        onError: (error) => isApiError(error, 'conflict') && onClose(),
      })}
      submit={{ label: t('tracking.purchase.address_save'), isPending: change.isPending }}
    >
      <TextArea
        label={t('tracking.purchase.address')}
        rows={4}
        maxLength={500}
        autoComplete="street-address"
        {...form.field('customerAddress')}
      />
    </FormDialog>
  );
}
