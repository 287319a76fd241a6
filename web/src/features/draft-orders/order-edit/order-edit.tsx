import type { OrderDetail } from '@shopwright/contracts/http/order-desk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AddressFields } from '../../../components/address-fields';
import { ConflictNotice, isOutdated } from '../../../components/conflict-notice';
import { useZodForm } from '../../../components/use-zod-form';
import { useLanguage } from '../../../i18n/language-provider';
import { isApiError } from '../../../lib/api-error';
import { paths } from '../../../lib/paths';
import { useUnsavedChanges } from '../../../lib/unsaved-changes';
import { useRequestKey } from '../../../lib/use-request-key';
import { useSingleMutation } from '../../../lib/use-single-mutation';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { TextArea } from '../../../ui/field';
import { Notice } from '../../../ui/notice';
import { useDebounced } from '../../../ui/search-field';
import { SwitchField } from '../../../ui/switch';
import { toast } from '../../../ui/toast-store';
import { LineFields } from '../line-fields';
import { AdditionFields, type PaymentChoice } from './addition-fields';
import { type Editable, type EditInput, editOrder, editPreviewQuery, refreshEdited } from './api';
import { useEditProblem } from './edit-problem';
import { EditTotals } from './edit-totals';
import { editFields, type Kept, toEdit, toEditField, toEditValues, toRemoved } from './edit-values';
import { KeptLines } from './kept-lines';

interface OrderEditProps {
  edit: Editable;
  order: OrderDetail;
  /** Reads the order as it is now. What was typed stays. */
  onReload: () => Promise<unknown>;
}

/** Edits what an order contains and where it ships to, with what that costs beside it. */
export function OrderEdit({ edit, order, onReload }: OrderEditProps) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const toProblem = useEditProblem();
  const requestKey = useRequestKey();
  const id = String(order.id);
  const form = useZodForm(editFields, toEditValues(order.customerName, edit.address));
  const [kept, setKept] = useState<Kept>({ quantities: new Map(), notRestocked: new Set() });
  const [notify, setNotify] = useState(true);
  const hasEmail = order.customerEmail !== '';
  const [payment, setPayment] = useState<PaymentChoice>({
    method: 'link',
    days: 7,
    sendEmail: hasEmail,
    reference: '',
  });
  const removed = toRemoved(edit.items, kept);
  useUnsavedChanges(removed.length > 0);
  const [hasAddress, country, lines] = form.watch(['hasAddress', 'address.country', 'lines']);
  const input = useDebounced(JSON.stringify({ ...toEdit(form.watch()), remove: removed }));
  const preview = useQuery(editPreviewQuery(id, JSON.parse(input) as EditInput));
  const isMissing = payment.method === 'transfer' && payment.reference.trim() === '' && lines.length > 0;
  const save = useSingleMutation({
    mutationFn: (typed: Omit<EditInput, 'remove'> & { reason: string }) => {
      const body = {
        ...typed,
        remove: removed,
        notify: notify && hasEmail,
        payment: lines.length > 0 ? toPayment(payment) : null,
      };
      return editOrder(id, {
        ...body,
        version: edit.version,
        requestId: requestKey({ ...body, version: edit.version }),
      });
    },
    // The rest may be saved.
    onError: (error) => {
      if (isApiError(error, 'out_of_stock')) void refreshEdited();
    },
    onSuccess: () => {
      toast(t('draft_orders.edit_saved'));
      form.reset(toEditValues(order.customerName, edit.address));
      setKept({ quantities: new Map(), notRestocked: new Set() });
      void refreshEdited();
      void navigate(paths.order(order.id));
    },
  });
  const submit = form.submit(save, {
    input: (typed) => (isMissing ? undefined : { ...toEdit(typed), reason: typed.note.trim() }),
    toField: toEditField,
    isShown: () => true,
  });
  const { error } = save;
  return (
    <form onSubmit={submit} noValidate className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-5">
        {isOutdated(error) ? (
          <ConflictNotice onLoad={() => onReload().then(() => save.reset())} />
        ) : (
          error && (
            <Notice tone="danger" isUrgent takesFocus>
              {toProblem(error)}
            </Notice>
          )
        )}
        <Section title={t('draft_orders.edit_items')} text={t('draft_orders.edit_items_hint')}>
          <KeptLines edit={edit} kept={kept} onChange={setKept} />
        </Section>
        <Section title={t('draft_orders.edit_add')} text={t('draft_orders.edit_add_hint')}>
          <LineFields form={form} />
          {lines.length > 0 && (
            <AdditionFields
              form={form}
              payment={payment}
              email={order.customerEmail}
              onPayment={setPayment}
              referenceError={isMissing && form.formState.isSubmitted ? t('shared.form.required') : undefined}
            />
          )}
        </Section>
        <Section
          title={t('draft_orders.edit_address')}
          text={edit.canChangeAddress ? undefined : t('draft_orders.edit_address_shipped')}
        >
          <p className="wrap-anywhere whitespace-pre-line text-muted text-sm">
            <bdi>{[order.customerName, order.customerAddress].filter(Boolean).join('\n')}</bdi>
          </p>
          {edit.canChangeAddress && (
            <SwitchField
              label={t('draft_orders.edit_address_new')}
              isOn={hasAddress}
              onChange={(isOn) => form.setValue('hasAddress', isOn, { shouldDirty: true })}
            />
          )}
          {hasAddress && (
            <AddressFields
              name="address"
              title={t('shared.address.title')}
              country={country}
              countries={null}
              field={(name) => form.field(name)}
            />
          )}
        </Section>
        <Section title={t('draft_orders.edit_reason')}>
          <TextArea
            label={t('draft_orders.edit_reason')}
            hint={t('draft_orders.note_hint')}
            maxLength={500}
            {...form.field('note')}
          />
          {hasEmail && <SwitchField label={t('draft_orders.edit_notify')} isOn={notify} onChange={setNotify} />}
        </Section>
      </div>
      <div className="grid min-w-0 gap-5 lg:sticky lg:top-24">
        <EditTotals
          preview={preview.data}
          isBehind={preview.isFetching}
          problem={preview.error ? toProblem(preview.error) : undefined}
        />
        <Button
          type="submit"
          isPending={save.isPending}
          disabled={removed.length === 0 && lines.length === 0 && !hasAddress}
        >
          {t('draft_orders.edit_save')}
        </Button>
      </div>
    </form>
  );
}

function toPayment({ method, days, sendEmail, reference }: PaymentChoice) {
  return method === 'link' ? { method, days, sendEmail } : { method, reference };
}

function Section({ title, text, children }: { title: string; text?: string | undefined; children: React.ReactNode }) {
  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <div>
        <h2 className="font-semibold text-lg">{title}</h2>
        {text && <p className="mt-1 text-muted text-sm">{text}</p>}
      </div>
      {children}
    </Card>
  );
}
