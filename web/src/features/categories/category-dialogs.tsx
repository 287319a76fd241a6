import { canMergeInto } from '@shopwright/contracts/category-tree';
import { categoryForm, type StaffCategory } from '@shopwright/contracts/http/categories';
import { useState } from 'react';
import { CategoryNameFields } from '../../components/category-name-fields';
import { FormDialog } from '../../components/form-dialog';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { isApiError } from '../../lib/api-error';
import { categoryPath } from '../../lib/category-path';
import { useCreateCategory, useDeleteCategory, useMergeCategory } from '../../lib/queries/categories';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { SelectField } from '../../ui/field';
import { toast, toastError } from '../../ui/toast-store';

interface NewCategoryProps {
  /** The one below which it is created. */
  parent: StaffCategory | undefined;
  onClose: () => void;
  onCreated: (id: number) => void;
}

/** Creates a category, which its editor then opens. */
export function NewCategory({ parent, onClose, onCreated }: NewCategoryProps) {
  const { t } = useLanguage();
  const create = useCreateCategory();
  const form = useZodForm(categoryForm, { name: '', slug: '' });
  const submit = form.submit(create, {
    input: (values) => ({ ...values, parentId: parent?.id ?? null }),
    onSuccess: ({ id }) => onCreated(id),
    failed: () => toastError(t('shared.toast.error'), t('shared.error.try_again')),
  });
  return (
    <FormDialog
      onClose={onClose}
      title={parent ? t('categories.add_below', { name: parent.name }) : t('categories.add')}
      onSubmit={submit}
      submit={{ label: t('categories.add'), isPending: create.isPending }}
      className="grid gap-5"
    >
      <CategoryNameFields form={form} />
    </FormDialog>
  );
}

interface CategoryDialogProps {
  category: StaffCategory;
  onClose: () => void;
}

export function DeleteCategory({ category, onClose }: CategoryDialogProps) {
  const { t } = useLanguage();
  const remove = useDeleteCategory();
  const { name } = category;
  const confirm = () =>
    remove.mutate(category, {
      onSuccess: () => {
        toast(t('categories.deleted'), t('categories.deleted_text', { name }));
        onClose();
      },
      onError: (error) => {
        toastError(
          t('shared.toast.update_failed'),
          t(isApiError(error, 'conflict') ? 'categories.in_use' : 'shared.error.try_again'),
        );
        onClose();
      },
    });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      onClose={onClose}
      title={t('categories.delete', { name })}
      text={t('categories.delete_text')}
      confirmLabel={t('categories.delete_short')}
      cancelLabel={t('shared.dialog.cancel')}
      onConfirm={confirm}
      isPending={remove.isPending}
    />
  );
}

/** Moves the products into the category that is chosen. */
export function MergeCategory({ category, rows, onClose }: CategoryDialogProps & { rows: StaffCategory[] }) {
  const { t } = useLanguage();
  const merge = useMergeCategory();
  const others = rows.filter((target) => canMergeInto(rows, category.id, target));
  const [intoId, setIntoId] = useState(others[0]?.id ?? 0);
  const { id, name } = category;
  const confirm = () =>
    merge.mutate(
      { id, intoId },
      {
        onSuccess: (into) => {
          toast(t('categories.merged'), t('categories.merged_text', { name, into: into.name }));
          onClose();
        },
        onError: () => toastError(t('shared.toast.update_failed'), t('shared.error.try_again')),
      },
    );
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('categories.merge', { name })}
      text={t('categories.merge_text')}
      confirmLabel={t('categories.merge_short')}
      cancelLabel={t('shared.dialog.cancel')}
      onConfirm={confirm}
      isPending={merge.isPending}
    >
      <SelectField
        label={t('categories.merge_into')}
        value={intoId}
        onChange={(event) => setIntoId(Number(event.target.value))}
      >
        {others.map((other) => (
          <option key={other.id} value={other.id}>
            {categoryPath(rows, other)}
          </option>
        ))}
      </SelectField>
    </ConfirmDialog>
  );
}
