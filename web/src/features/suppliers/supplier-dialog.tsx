import { type Supplier, type SupplierKind, supplierForm } from '@shopwright/contracts/http/suppliers';
import { FormDialog } from '../../components/form-dialog';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { type ApiError, isApiError } from '../../lib/api-client';
import { TextArea, TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { toast, toastError } from '../../ui/toast-store';
import { blankSupplier, nullIfEmpty, toSupplierForm, useSaveSupplier } from './api';

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
  const save = useSaveSupplier(supplier);
  const form = useZodForm(supplierForm, supplier ? toSupplierForm(supplier) : blankSupplier(kind, name));
  const optional = { setValueAs: nullIfEmpty };
  const submit = form.submit(save, {
    onSuccess: (saved) => {
      toast(t(supplier ? 'suppliers.updated' : 'suppliers.stored'), t('suppliers.stored_text', { name: saved.name }));
      onClose();
    },
    isShown: (error) => isApiError(error, 'conflict'),
    failed: () => toastError(t('toast.error'), t('error.try_again')),
  });
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
        label: t(supplier ? 'admin.save' : kind === 'custom' ? 'suppliers.add' : 'suppliers.connect'),
        isPending: save.isPending,
      }}
      className="grid gap-5 sm:grid-cols-2"
    >
      {isApiError(save.error, 'conflict') && (
        <Notice tone="danger" isUrgent className="sm:col-span-2">
          {t(conflictKey(save.error))}
        </Notice>
      )}
      <TextField
        label={t('field.supplier_name')}
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

/** Chooses the text for a conflict by the field it names; without a field the version is outdated. */
function conflictKey({ fields }: ApiError): MessageKey {
  if (fields.some(({ path }) => path === 'name')) return 'suppliers.name_taken';
  return fields.some(({ path }) => path === 'kind') ? 'suppliers.marketplace_taken' : 'suppliers.conflict';
}
