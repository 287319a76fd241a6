import { categoryForm } from '@shopwright/contracts/http/categories';
import { CategoryNameFields } from '../../components/category-name-fields';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { useCreateCategory } from '../../lib/queries/categories';
import { FormCard } from '../../ui/card';
import { toastError } from '../../ui/toast-store';

/** Creates the first category. */
export function CategoryForm() {
  const { t } = useLanguage();
  const create = useCreateCategory();
  const category = useZodForm(categoryForm, { name: '', slug: '' });
  const submit = category.submit(create, {
    failed: () => toastError(t('setup.save_failed'), t('shared.error.try_again')),
  });
  return (
    <FormCard title={t('setup.category')} onSubmit={submit} submitLabel={t('setup.save')} isPending={create.isPending}>
      <CategoryNameFields form={category} />
    </FormCard>
  );
}
