import type { categoryForm } from '@shopwright/contracts/http/categories';
import { toSlug } from '@shopwright/contracts/slug';
import transliterate from '@sindresorhus/transliterate';
import { useLanguage } from '../i18n/language-provider';
import { TextField } from '../ui/field';
import type { useZodForm } from './use-zod-form';

/** The name and the slug of a new category. The slug follows the name until it is typed. */
export function CategoryNameFields({ form }: { form: ReturnType<typeof useZodForm<typeof categoryForm>> }) {
  const { t } = useLanguage();
  const followName = (name: string) => {
    if (!form.formState.dirtyFields.slug) form.setValue('slug', toSlug(transliterate(name)));
  };
  return (
    <>
      <TextField
        label={t('shared.setup.category_name')}
        dir="auto"
        {...form.field('name', { onChange: (event) => followName(event.target.value) })}
      />
      <TextField
        label={t('shared.setup.category_slug')}
        hint={t('shared.setup.category_slug_hint')}
        dir="auto"
        {...form.field('slug')}
      />
    </>
  );
}
