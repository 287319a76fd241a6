import { attributeKinds, type StaffAttributeDetail } from '@shopwright/contracts/http/attributes';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ConflictNotice, isOutdated } from '../../components/conflict-notice';
import { FormDialog } from '../../components/form-dialog';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { SelectField, TextField } from '../../ui/field';
import { SwitchField } from '../../ui/switch';
import { toast, toastError } from '../../ui/toast-store';
import { specificationsQuery, useSaveAttribute } from './api';
import { attributeEditorForm, blankAttribute, toEdit, toForm } from './attribute-form';
import { AttributeTranslations } from './attribute-translations';
import { AttributeUse } from './attribute-use';
import { CategoryBoxes } from './category-boxes';
import { ChoiceFields } from './choice-fields';

interface AttributeEditorProps {
  /** Absent for a new one. */
  attribute?: StaffAttributeDetail;
  /** Of a new one. */
  position: number;
  onClose: () => void;
  /** Returns the attribute as it is now. */
  onReload?: () => Promise<StaffAttributeDetail | undefined>;
}

/** Everything about one attribute. */
export function AttributeEditor({ attribute, position, onClose, onReload }: AttributeEditorProps) {
  const { t } = useLanguage();
  const save = useSaveAttribute();
  const labelsId = useId();
  const { data: specifications = [] } = useQuery({ ...specificationsQuery, enabled: !attribute });
  // An edit is based on the attribute as its editor was opened, not on what is read meanwhile.
  const [base, setBase] = useState(attribute);
  const form = useZodForm(attributeEditorForm, attribute ? toForm(attribute) : blankAttribute(position));
  const submit = form.submit(save, {
    input: (values) => ({ form: toEdit(values), of: base }),
    onSuccess: ({ name }) => {
      toast(t('attributes.saved'), t('attributes.saved_text', { name }));
      onClose();
    },
    isShown: isOutdated,
    failed: () => toastError(t('shared.toast.update_failed'), t('shared.error.try_again')),
  });
  const loadNewer = async () => {
    const newer = await onReload?.();
    if (!newer) return onClose();
    form.fillBeside(toForm(newer));
    setBase(newer);
    save.reset();
  };
  const [name, kind, isFilter] = form.watch(['name', 'kind', 'isFilter']);
  const inUse = specifications.find(({ label }) => label.toLowerCase() === name.trim().toLowerCase());
  return (
    <FormDialog
      onClose={onClose}
      size="lg"
      title={base ? t('attributes.edit', { name: base.name }) : t('attributes.add')}
      onSubmit={submit}
      submit={{ label: t('shared.save'), isPending: save.isPending }}
      className="grid gap-5 sm:grid-cols-2"
    >
      {isOutdated(save.error) && onReload && <ConflictNotice onLoad={loadNewer} className="sm:col-span-2" />}
      {attribute && <AttributeUse attribute={attribute} />}
      <TextField
        label={t('attributes.name')}
        hint={inUse ? t('attributes.products', { count: inUse.products }) : t('attributes.name_hint')}
        list={labelsId}
        dir="auto"
        autoComplete="off"
        className="sm:col-span-2"
        {...form.field('name')}
      />
      <datalist id={labelsId}>
        {specifications.map(({ label }) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <SelectField label={t('attributes.kind')} {...form.field('kind')} value={kind}>
        {attributeKinds.map((each) => (
          <option key={each} value={each}>
            {t(`attributes.kind_${each}`)}
          </option>
        ))}
      </SelectField>
      {kind === 'number' && (
        <TextField
          label={t('attributes.unit')}
          hint={t('attributes.unit_hint')}
          dir="auto"
          autoComplete="off"
          maxLength={20}
          {...form.field('unit')}
        />
      )}
      {kind === 'choice' && <ChoiceFields form={form} of={base} inUse={inUse?.values ?? []} />}
      <CategoryBoxes
        ids={form.watch('categoryIds')}
        onChange={(ids) => form.setValue('categoryIds', ids, { shouldDirty: true })}
      />
      {kind !== 'text' && (
        <div className="grid gap-3 sm:col-span-2 sm:grid-cols-2 sm:items-end">
          <SwitchField
            label={t('attributes.is_filter')}
            isOn={isFilter}
            onChange={(isOn) => form.setValue('isFilter', isOn, { shouldDirty: true })}
          />
          <TextField
            label={t('attributes.position')}
            type="number"
            min={0}
            max={9999}
            step={1}
            {...form.field('position', { valueAsNumber: true })}
          />
        </div>
      )}
      <AttributeTranslations form={form} />
    </FormDialog>
  );
}
