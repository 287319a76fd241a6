import { canMoveBelow } from '@shopwright/contracts/category-tree';
import type { StaffCategory } from '@shopwright/contracts/http/categories';
import { useState } from 'react';
import { ConflictNotice, isOutdated } from '../../components/conflict-notice';
import { FormDialog } from '../../components/form-dialog';
import { ImageField, useImageUpload } from '../../components/image-field';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { languageNames } from '../../i18n/languages';
import { categoryPath } from '../../lib/category-path';
import { useUpdateCategory } from '../../lib/queries/categories';
import { SelectField, TextArea, TextField } from '../../ui/field';
import { SwitchField } from '../../ui/switch';
import { toast, toastError } from '../../ui/toast-store';
import { categoryEditorForm, toEdit, toForm, translatedLanguages } from './category-form';

interface CategoryEditorProps {
  category: StaffCategory;
  /** All of them, in the order of the tree. */
  rows: StaffCategory[];
  onClose: () => void;
  /** Returns the category as it is now; undefined once it is gone. */
  onReload: () => Promise<StaffCategory | undefined>;
}

/** Everything about one category, with its texts in all languages one below the other. */
export function CategoryEditor({ category, rows, onClose, onReload }: CategoryEditorProps) {
  const { t } = useLanguage();
  const update = useUpdateCategory(category.id);
  const upload = useImageUpload();
  // An edit is based on the category as its editor was opened, not on what is read meanwhile.
  const [base, setBase] = useState(category);
  const form = useZodForm(categoryEditorForm, toForm(category));
  const submit = form.submit(update, {
    input: (values) => toEdit(values, base.version),
    onSuccess: ({ name }) => {
      toast(t('categories.saved'), t('categories.saved_text', { name }));
      onClose();
    },
    isShown: isOutdated,
    failed: () => toastError(t('shared.toast.update_failed'), t('shared.error.try_again')),
  });
  const loadNewer = async () => {
    const newer = await onReload();
    if (!newer) return onClose();
    form.fillBeside(toForm(newer));
    setBase(newer);
    update.reset();
  };
  return (
    <FormDialog
      onClose={onClose}
      size="lg"
      title={t('categories.edit', { name: category.name })}
      onSubmit={submit}
      submit={{ label: t('shared.save'), isPending: update.isPending, disabled: upload.isPending }}
      className="grid gap-5 sm:grid-cols-2"
    >
      {isOutdated(update.error) && <ConflictNotice onLoad={loadNewer} className="sm:col-span-2" />}
      <TextField
        label={t('shared.setup.category_slug')}
        hint={t('categories.slug_hint')}
        dir="auto"
        className="sm:col-span-2"
        {...form.field('slug')}
      />
      <SelectField
        label={t('categories.parent')}
        hint={t('categories.parent_hint')}
        className="sm:col-span-2"
        {...form.field('parentId')}
      >
        <option value="">{t('categories.parent_none')}</option>
        {rows
          .filter((parent) => canMoveBelow(rows, category.id, parent))
          .map((parent) => (
            <option key={parent.id} value={parent.id}>
              {categoryPath(rows, parent)}
            </option>
          ))}
      </SelectField>
      <CategoryTexts field={form.field} />
      <ImageField
        field={form.field('image')}
        value={form.watch('image')}
        upload={upload}
        onUploaded={(image) => form.setValue('image', image, { shouldDirty: true, shouldValidate: true })}
        className="sm:col-span-2"
      />
      <SwitchField
        label={t('categories.hide')}
        hint={t('categories.hide_hint')}
        isOn={form.watch('isHidden')}
        onChange={(isHidden) => form.setValue('isHidden', isHidden, { shouldDirty: true })}
      />
    </FormDialog>
  );
}

type Field = ReturnType<typeof useZodForm<typeof categoryEditorForm>>['field'];

/** The name and the description in English and in each other language. */
function CategoryTexts({ field }: { field: Field }) {
  const { t } = useLanguage();
  return (
    <fieldset className="grid gap-4 sm:col-span-2">
      <legend className="mb-3 font-semibold">{t('categories.texts')}</legend>
      <LanguageTexts
        code="en"
        name={field('name')}
        description={field('description')}
        features={field('features.en')}
      />
      {translatedLanguages.map((code) => (
        <LanguageTexts
          key={code}
          code={code}
          name={field(`texts.${code}.name`)}
          description={field(`texts.${code}.description`)}
          features={field(`features.${code}`)}
        />
      ))}
    </fieldset>
  );
}

interface LanguageTextsProps {
  code: keyof typeof languageNames;
  name: ReturnType<Field>;
  description: ReturnType<Field>;
  features: ReturnType<Field>;
}

/** The name and the description in one language, side by side, and below them what is true of all its products. */
function LanguageTexts({ code, name, description, features }: LanguageTextsProps) {
  const { t } = useLanguage();
  const language = languageNames[code];
  return (
    <div className="grid items-start gap-3 rounded-card border border-line p-3 sm:grid-cols-[2fr_3fr] sm:p-4">
      <TextField label={t('categories.name_in', { language })} lang={code} dir="auto" {...name} />
      <TextArea label={t('categories.description_in', { language })} lang={code} rows={2} {...description} />
      <TextArea
        label={t('categories.features_in', { language })}
        lang={code}
        rows={2}
        className="sm:col-span-2"
        {...features}
      />
    </div>
  );
}
