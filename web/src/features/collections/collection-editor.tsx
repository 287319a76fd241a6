import type { StaffCollectionDetail } from '@shopwright/contracts/http/collections';
import { toSlug } from '@shopwright/contracts/slug';
import transliterate from '@sindresorhus/transliterate';
import { useState } from 'react';
import { ConflictNotice, isOutdated } from '../../components/conflict-notice';
import { FormDialog } from '../../components/form-dialog';
import { ImageField, useImageUpload } from '../../components/image-field';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { TextField } from '../../ui/field';
import { RadioGroup } from '../../ui/radio-group';
import { SwitchField } from '../../ui/switch';
import { toast, toastError } from '../../ui/toast-store';
import { useSaveCollection } from './api';
import { blankCollection, collectionEditorForm, toEdit, toForm } from './collection-form';
import { CollectionTextFields, TranslatedTexts } from './collection-texts';
import { HandPicked } from './hand-picked';
import { RuleFields } from './rule-fields';

interface CollectionEditorProps {
  /** Absent for a new one. */
  collection: StaffCollectionDetail | undefined;
  onClose: () => void;
  /** Returns the collection as it is now. */
  onReload: (() => Promise<StaffCollectionDetail | undefined>) | undefined;
}

/** Everything about one collection. */
export function CollectionEditor({ collection, onClose, onReload }: CollectionEditorProps) {
  const { t } = useLanguage();
  const save = useSaveCollection();
  const upload = useImageUpload();
  // An edit is based on the collection as its editor was opened, not on what is read meanwhile.
  const [base, setBase] = useState(collection);
  const form = useZodForm(collectionEditorForm, collection ? toForm(collection) : blankCollection);
  const submit = form.submit(save, {
    input: (values) => ({ form: toEdit(values), of: base }),
    onSuccess: ({ title }) => {
      toast(t('collections.saved'), t('collections.saved_text', { name: title }));
      onClose();
    },
    isShown: isOutdated,
    toField: (path) =>
      path.replace(/^products\.(ids|rule\.conditions)/, (_, list) => (list === 'ids' ? 'products' : 'conditions')),
    failed: () => toastError(t('shared.toast.update_failed'), t('shared.error.try_again')),
  });
  const loadNewer = async () => {
    const newer = await onReload?.();
    if (!newer) return onClose();
    form.fillBeside(toForm(newer));
    setBase(newer);
    save.reset();
  };
  const followTitle = (title: string) => {
    if (!base && !form.formState.dirtyFields.slug) form.setValue('slug', toSlug(transliterate(title)));
  };
  const [by, image, isEnabled] = form.watch(['by', 'image', 'isEnabled']);
  return (
    <FormDialog
      onClose={onClose}
      size="lg"
      title={base ? t('collections.edit', { name: base.title }) : t('collections.add')}
      onSubmit={submit}
      submit={{ label: t('shared.save'), isPending: save.isPending, disabled: upload.isPending }}
      className="grid gap-5 sm:grid-cols-2"
    >
      {isOutdated(save.error) && onReload && <ConflictNotice onLoad={loadNewer} className="sm:col-span-2" />}
      <TextField
        label={t('collections.field_title')}
        dir="auto"
        {...form.field('title', { onChange: (event) => followTitle(event.target.value) })}
      />
      <TextField
        label={t('shared.setup.category_slug')}
        hint={base && t('collections.slug_hint')}
        dir="auto"
        {...form.field('slug')}
      />
      <div className="grid gap-4 sm:col-span-2">
        <RadioGroup
          label={t('collections.choose')}
          options={[
            { value: 'hand', label: t('collections.by_hand') },
            { value: 'rule', label: t('collections.by_rule') },
          ]}
          value={by}
          onChange={(value) => form.setValue('by', value, { shouldDirty: true })}
          className="sm:grid-cols-2"
        />
        {by === 'hand' ? <HandPicked form={form} /> : <RuleFields form={form} />}
      </div>
      <CollectionTextFields form={form} />
      <ImageField
        field={form.field('image')}
        value={image}
        upload={upload}
        onUploaded={(uploaded) => form.setValue('image', uploaded, { shouldDirty: true, shouldValidate: true })}
        className="sm:col-span-2"
      />
      <TranslatedTexts form={form} />
      <SwitchField
        label={t('collections.enabled')}
        hint={t('collections.enabled_hint')}
        isOn={isEnabled}
        onChange={(isOn) => form.setValue('isEnabled', isOn, { shouldDirty: true })}
      />
    </FormDialog>
  );
}
