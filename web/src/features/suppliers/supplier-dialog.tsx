import { type Supplier, type SupplierKind, supplierForm } from '@shopwright/contracts/http/suppliers';
import { useState } from 'react';
import { ConflictNotice, isOutdated } from '../../components/conflict-notice';
import { FormDialog } from '../../components/form-dialog';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { type ApiError, isApiError } from '../../lib/api-error';
import { queryClient } from '../../lib/query-client';
import { TextArea, TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { toast, toastError } from '../../ui/toast-store';
import { blankSupplier, nullIfEmpty, suppliersQuery, toSupplierForm, useSaveSupplier } from './api';

interface SupplierDialogProps {
  /** The one to be changed; without it a new one is stored. */
  supplier?: Supplier;
  kind: SupplierKind;
  /** The initial name: the marketplace's. */
  name: string;
  onClose: () => void;
}

export function SupplierDialog({ supplier, kind, name, onClose }: SupplierDialogProps) {
  const { t } = useLanguage();
  // An edit is based on the supplier as the form was opened, not on what is read meanwhile.
  const [base, setBase] = useState(supplier);
  const save = useSaveSupplier(base);
  const form = useZodForm(supplierForm, supplier ? toSupplierForm(supplier) : blankSupplier(kind, name));
  const optional = { setValueAs: nullIfEmpty };
  const submit = form.submit(save, {
    onSuccess: (saved) => {
      toast(t(supplier ? 'suppliers.updated' : 'suppliers.stored'), t('suppliers.stored_text', { name: saved.name }));
      onClose();
    },
    isShown: (error) => isApiError(error, 'conflict'),
    failed: () => toastError(t('shared.toast.error'), t('shared.error.try_again')),
  });
  const loadNewer = async () => {
    const newer = (await queryClient.fetchQuery({ ...suppliersQuery, staleTime: 0 })).find(({ id }) => id === base?.id);
    if (!newer) return onClose();
    form.fillBeside(toSupplierForm(newer));
    setBase(newer);
    save.reset();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={
        supplier
          ? t('suppliers.edit_title')
          : t(kind === 'custom' ? 'suppliers.add_custom' : 'suppliers.connect_named', { name })
      }
      description={t('suppliers.form_text')}
      onSubmit={submit}
      submit={{
        label: t(supplier ? 'shared.save' : kind === 'custom' ? 'suppliers.add' : 'suppliers.connect'),
        isPending: save.isPending,
      }}
      className="grid gap-5 sm:grid-cols-2"
    >
      {isOutdated(save.error) && <ConflictNotice onLoad={loadNewer} className="sm:col-span-2" />}
      {isApiError(save.error, 'conflict') && !isOutdated(save.error) && (
        <Notice tone="danger" isUrgent className="sm:col-span-2">
          {t(conflictKey(save.error))}
        </Notice>
      )}
      <TextField
        label={t('shared.field.supplier_name')}
        dir="auto"
        autoComplete="off"
        className="sm:col-span-2"
        {...form.field('name')}
      />
      <TextField label={t('suppliers.website')} type="url" dir="ltr" {...form.field('website', optional)} />
      <TextField label={t('suppliers.api_endpoint')} type="url" dir="ltr" {...form.field('apiEndpoint', optional)} />
      <TextField
        label={t('suppliers.contact_email')}
        type="email"
        dir="ltr"
        {...form.field('contactEmail', optional)}
      />
      <TextField label={t('suppliers.account_number')} dir="auto" {...form.field('accountNumber', optional)} />
      <TextArea label={t('suppliers.notes')} className="sm:col-span-2" {...form.field('notes', optional)} />
    </FormDialog>
  );
}

/** Chooses the text for a conflict by the field it names. */
function conflictKey({ fields }: ApiError): MessageKey {
  return fields.some(({ path }) => path === 'name') ? 'suppliers.name_taken' : 'suppliers.marketplace_taken';
}
