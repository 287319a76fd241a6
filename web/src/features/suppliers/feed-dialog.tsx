import { feedRoundings } from '@shopwright/contracts/feed-price';
import { line } from '@shopwright/contracts/fields';
import { feedForm, feedHours, feedNewProducts, type SupplierFeed } from '@shopwright/contracts/http/supplier-feeds';
import type { Supplier } from '@shopwright/contracts/http/suppliers';
import type * as z from 'zod';
import { FormDialog } from '../../components/form-dialog';
import { MarkupHint } from '../../components/markup-hint';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { isApiError } from '../../lib/api-error';
import { useSingleMutation } from '../../lib/use-single-mutation';
import { SelectField, TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { toast, toastError } from '../../ui/toast-store';
import { nullIfEmpty, refreshFeeds, saveFeed } from './api';
import { mappedColumns, toFields, toMapping } from './feed-mapping';

const column = line(200);
const fields = feedForm
  .omit({ mapping: true })
  .extend({ itemColumn: column, costColumn: column, stockColumn: column, nameColumn: column });

const blank = {
  url: null,
  everyHours: 6,
  marginPercent: 30,
  rounding: '99',
  newProducts: 'draft',
  staleAfterHours: 48,
} as const;

const staleHours = [24, 48, 72, 168] as const;
const toNumber = (value: string): number | null => (value === '' ? null : Number(value));

interface FeedDialogProps {
  supplier: Supplier;
  feed: SupplierFeed | null;
  onClose: () => void;
}

export function FeedDialog({ supplier, feed, onClose }: FeedDialogProps) {
  const { t } = useLanguage();
  const save = useSingleMutation({
    mutationFn: ({ itemColumn, costColumn, stockColumn, nameColumn, ...form }: z.output<typeof fields>) =>
      saveFeed(supplier.id, {
        ...form,
        mapping: toMapping({ itemColumn, costColumn, stockColumn, nameColumn }, feed?.mapping ?? null),
        version: feed?.version ?? 0,
      }),
    onSuccess: refreshFeeds,
    onError: refreshFeeds,
  });
  const { url, everyHours, marginPercent, rounding, newProducts, staleAfterHours } = feed ?? blank;
  const form = useZodForm(fields, {
    ...{ url, everyHours, marginPercent, rounding, newProducts, staleAfterHours },
    ...toFields(feed?.mapping ?? null),
  });
  const submit = form.submit(save, {
    onSuccess: () => {
      toast(t('suppliers.feed_saved'));
      onClose();
    },
    isShown: (error) => isApiError(error, 'conflict'),
    failed: () => toastError(t('shared.toast.error'), t('shared.error.try_again')),
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t('suppliers.feed_title', { name: supplier.name })}
      description={t('suppliers.feed_text')}
      onSubmit={submit}
      submit={{ label: t('shared.save'), isPending: save.isPending }}
      className="grid gap-5 sm:grid-cols-2"
    >
      {isApiError(save.error, 'conflict') && (
        <Notice tone="danger" isUrgent className="sm:col-span-2">
          {t('suppliers.feed_conflict')}
        </Notice>
      )}
      <TextField
        label={t('suppliers.feed_url')}
        hint={t('suppliers.feed_url_hint')}
        type="url"
        dir="ltr"
        className="sm:col-span-2"
        {...form.field('url', { setValueAs: nullIfEmpty })}
      />
      <SelectField label={t('suppliers.feed_every')} {...form.field('everyHours', { valueAsNumber: true })}>
        {feedHours.map((hours) => (
          <option key={hours} value={hours}>
            {t('suppliers.feed_hours', { count: hours })}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('suppliers.feed_stale')} {...form.field('staleAfterHours', { setValueAs: toNumber })}>
        <option value="">{t('suppliers.feed_never')}</option>
        {[...new Set([...staleHours, ...(staleAfterHours ? [staleAfterHours] : [])])].map((hours) => (
          <option key={hours} value={hours}>
            {t('suppliers.feed_hours', { count: hours })}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('shared.field.margin')}
        hint={<MarkupHint percent={form.watch('marginPercent')} />}
        type="number"
        min={10}
        max={200}
        {...form.field('marginPercent', { valueAsNumber: true })}
      />
      <SelectField label={t('suppliers.feed_rounding')} {...form.field('rounding')}>
        {feedRoundings.map((each) => (
          <option key={each} value={each}>
            {t(`suppliers.feed_rounding_${each}`)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('suppliers.feed_new')} className="sm:col-span-2" {...form.field('newProducts')}>
        {feedNewProducts.map((each) => (
          <option key={each} value={each}>
            {t(`suppliers.feed_new_${each}`)}
          </option>
        ))}
      </SelectField>
      <fieldset className="grid gap-5 sm:col-span-2 sm:grid-cols-2">
        <legend className="mb-1 font-semibold">{t('suppliers.feed_columns')}</legend>
        <p className="text-muted text-sm sm:col-span-2">{t('suppliers.feed_columns_text')}</p>
        {(Object.keys(mappedColumns) as (keyof typeof mappedColumns)[]).map((name) => (
          <TextField
            key={name}
            label={t(`suppliers.feed_${name}`)}
            dir="auto"
            autoComplete="off"
            {...form.field(name)}
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}
