import { categoryForm } from '@shopwright/contracts/http/categories';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { FormCard } from '../../ui/card';
import { TextField } from '../../ui/field';
import { toastError } from '../../ui/toast-store';
import { useCreateCategory } from './api';

/** "Lámparas de mesa" → "lamparas-de-mesa"; empty for a script that has no such letters. */
export const toSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100);

/** Creates the first category. Its slug follows the name until it is typed. */
export function CategoryForm() {
  const { t } = useLanguage();
  const create = useCreateCategory();
  const category = useZodForm(categoryForm, { name: '', slug: '' });
  const submit = category.submit(create, {
    failed: () => toastError(t('setup.save_failed'), t('error.try_again')),
  });
  const followName = (name: string) => {
    if (!category.formState.dirtyFields.slug) category.setValue('slug', toSlug(name));
  };
  return (
    <FormCard title={t('setup.category')} onSubmit={submit} submitLabel={t('setup.save')} isPending={create.isPending}>
      <TextField
        label={t('setup.category_name')}
        dir="auto"
        {...category.field('name', { onChange: (event) => followName(event.target.value) })}
      />
      <TextField
        label={t('setup.category_slug')}
        hint={t('setup.category_slug_hint')}
        dir="ltr"
        {...category.field('slug')}
      />
    </FormCard>
  );
}
