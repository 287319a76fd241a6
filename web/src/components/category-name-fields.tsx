import type { categoryForm } from '@shopwright/contracts/http/categories';
import { useLanguage } from '../i18n/language-provider';
import { TextField } from '../ui/field';
import type { useZodForm } from './use-zod-form';

/** "Lámparas de mesa" → "lamparas-de-mesa"; empty for a script that has no such letters. */
export const toSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100);

/** The name and the slug of a new category. The slug follows the name until it is typed. */
export function CategoryNameFields({ form }: { form: ReturnType<typeof useZodForm<typeof categoryForm>> }) {
  const { t } = useLanguage();
  const followName = (name: string) => {
    if (!form.formState.dirtyFields.slug) form.setValue('slug', toSlug(name));
  };
  return (
    <>
      <TextField
        label={t('setup.category_name')}
        dir="auto"
        {...form.field('name', { onChange: (event) => followName(event.target.value) })}
      />
      <TextField
        label={t('setup.category_slug')}
        hint={t('setup.category_slug_hint')}
        dir="ltr"
        {...form.field('slug')}
      />
    </>
  );
}
