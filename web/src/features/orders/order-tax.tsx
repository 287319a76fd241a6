import { type OrderDetail, vatDecisionForm } from '@shopwright/contracts/http/order-desk';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog';
import { Permitted } from '../../components/permitted';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { RadioGroup } from '../../ui/radio-group';
import { putVatDecision } from './api';
import { ConflictNotice } from './conflict-notice';
import { useOrderAction } from './use-order-action';

/** Where the European Union says whether a number is registered. */
const vies = 'https://ec.europa.eu/taxation_customs/vies/';

/** Why an order has no tax, and the number that its business gave, about which staff decide. */
export function OrderTax({ order }: { order: OrderDetail }) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { selling } = order;
  if (!selling?.exemption && !selling?.vatNumber) return null;
  const { exemption, exemptionReason, vatNumber, vatDecision } = selling;
  return (
    <>
      <h3 className="mt-4 mb-1 font-semibold">{t('orders.tax')}</h3>
      {exemption && <p>{t(`shared.exemption_${exemption}`)}</p>}
      {exemptionReason && (
        <p className="wrap-anywhere">
          <bdi>{exemptionReason}</bdi>
        </p>
      )}
      {vatNumber && (
        <p>
          {t('orders.vat_number')}: <bdi dir="ltr">{vatNumber}</bdi>
        </p>
      )}
      {vatDecision && (
        <>
          <p className="wrap-anywhere text-muted">
            {t(`orders.vat_${vatDecision.decision ?? 'unconfirmed'}`)}
            {vatDecision.reference && (
              <>
                {' · '}
                <bdi>{vatDecision.reference}</bdi>
              </>
            )}
          </p>
          <Permitted to="orders:write">
            <Button variant="secondary" size="sm" className="mt-2" onClick={() => setOpen(true)}>
              {t('orders.vat_decide')}
            </Button>
          </Permitted>
          {isOpen && <VatDialog order={order} decided={vatDecision} onClose={() => setOpen(false)} />}
        </>
      )}
    </>
  );
}

interface VatDialogProps {
  order: OrderDetail;
  decided: NonNullable<NonNullable<OrderDetail['selling']>['vatDecision']>;
  onClose: () => void;
}

function VatDialog({ order, decided: { decision, reference, version }, onClose }: VatDialogProps) {
  const { t } = useLanguage();
  const form = useZodForm(vatDecisionForm, { decision: decision ?? 'confirmed', reference });
  const { mutation, conflict, problem } = useOrderAction(order, {
    send: (typed: { decision: 'confirmed' | 'rejected'; reference: string }) =>
      putVatDecision(order, { ...typed, version }),
    done: () => ({ title: t('orders.vat_saved') }),
    onDone: onClose,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('orders.vat_decide')}
      description={t('orders.vat_decide_text')}
      onSubmit={form.submit(mutation, {})}
      submit={{ label: t('shared.save'), isPending: mutation.isPending }}
      className="grid gap-5"
    >
      <ConflictNotice conflict={conflict} problem={problem} />
      <p className="text-sm">
        <bdi dir="ltr" className="font-medium">
          {order.selling?.vatNumber}
        </bdi>
        {' · '}
        <a href={vies} target="_blank" rel="noreferrer" className="underline hover:no-underline">
          {t('orders.vat_vies')}
        </a>
      </p>
      <RadioGroup
        label={t('orders.vat_decision')}
        value={form.watch('decision')}
        onChange={(next) => form.setValue('decision', next, { shouldDirty: true })}
        options={[
          { value: 'confirmed', label: t('orders.vat_confirm') },
          { value: 'rejected', label: t('orders.vat_reject') },
        ]}
      />
      <TextField
        label={t('orders.vat_reference')}
        hint={t('orders.vat_reference_hint')}
        maxLength={100}
        {...form.field('reference')}
      />
    </FormDialog>
  );
}
