import type { DraftOrder } from '@shopwright/contracts/http/draft-orders';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConflictNotice, isOutdated } from '../../components/conflict-notice';
import { useLanguage } from '../../i18n/language-provider';
import { isApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextArea } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { useDebounced } from '../../ui/search-field';
import { toast, toastError } from '../../ui/toast-store';
import { type DraftInput, draftQuoteQuery, saveDraft, storeDraft } from './api';
import { CustomerFields } from './customer-fields';
import { DraftActions } from './draft-actions';
import { DraftTotals } from './draft-totals';
import { toDraft, toDraftValues, toField } from './draft-values';
import { LineFields } from './line-fields';
import { DiscountFields, ShippingFields } from './terms-fields';
import { useDraftForm } from './use-draft-form';

/** Edits a draft, or a new one, with what it costs beside it. */
export function DraftEditor({ draft }: { draft?: DraftOrder }) {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const formId = useId();
  // An edit is based on the draft as the form was opened, not on what is read meanwhile.
  const [base, setBase] = useState(draft);
  const form = useDraftForm(draft);
  const input = useDebounced(JSON.stringify(toDraft(form.watch())));
  const quote = useQuery(draftQuoteQuery(JSON.parse(input) as DraftInput));
  const save = useSingleMutation({
    mutationFn: (body: DraftInput) => saveDraft(base, body),
    onSuccess: storeDraft,
  });
  const submit = form.submit(save, {
    input: toDraft,
    toField,
    isShown: (error) => isOutdated(error) || isApiError(error, 'conflict'),
    onSuccess: (saved) => {
      toast(t('draft_orders.saved'));
      setBase(saved);
      form.reset(toDraftValues(saved));
      if (!base) void navigate(paths.draftOrder(saved.id), { replace: true });
    },
    failed: () => toastError(t('shared.toast.update_failed'), t('shared.error.try_again')),
  });
  const { error } = save;
  const isBusy = isApiError(error, 'conflict') && error.fields.length === 0;
  const loadNewer = async () => {
    const newer = isApiError(error) ? (error.details as DraftOrder) : undefined;
    if (!newer) return;
    form.fillBeside(toDraftValues(newer));
    setBase(newer);
    save.reset();
  };
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      {/* Not around the actions: their dialogs are forms, whose submits React would hand on to this one. */}
      <form id={formId} onSubmit={submit} noValidate className="grid min-w-0 gap-5">
        {isBusy ? (
          <Notice tone="warning" isUrgent takesFocus title={t('draft_orders.busy')} />
        ) : (
          isOutdated(error) && <ConflictNotice onLoad={loadNewer} />
        )}
        <Section title={t('draft_orders.lines')}>
          <LineFields form={form} />
        </Section>
        <Section title={t('draft_orders.customer')}>
          <CustomerFields form={form} />
        </Section>
        <Section title={t('draft_orders.delivery')}>
          <ShippingFields form={form} quote={quote.data} />
        </Section>
        <Section title={t('draft_orders.terms')}>
          <div className="grid gap-5">
            <DiscountFields form={form} />
            <TextArea
              label={t('draft_orders.note')}
              hint={t('draft_orders.note_hint')}
              maxLength={2000}
              {...form.field('note')}
            />
          </div>
        </Section>
      </form>
      <div className="grid min-w-0 gap-5 lg:sticky lg:top-24">
        <DraftTotals quote={quote.data} isBehind={quote.isFetching} />
        <Button type="submit" form={formId} isPending={save.isPending} variant={base ? 'secondary' : 'primary'}>
          {t(base ? 'shared.save' : 'draft_orders.create')}
        </Button>
        {base && <DraftActions draft={base} isDirty={form.formState.isDirty} onChanged={setBase} />}
      </div>
    </div>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <h2 className="font-semibold text-lg">{title}</h2>
      {children}
    </Card>
  );
}
