import { menuPages } from '@shopwright/contracts/http/menus';
import type { PageFacts } from '@shopwright/contracts/show-menus';
import { hasMenuPage } from '@shopwright/contracts/show-menus';
import type { FormEvent } from 'react';
import { FormDialog } from '../../components/form-dialog';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { getDirection, type Language, languageNames } from '../../i18n/languages';
import { menuPageNames } from '../../i18n/menu-pages';
import { categoryPath } from '../../lib/category-path';
import { SelectField, TextField } from '../../ui/field';
import { SwitchField } from '../../ui/switch';
import { blankEntry, entryForm, entryKinds, toEntry, toEntryForm } from './menu-entry-form';
import type { MenuEntry, MenuRow } from './menu-rows';
import type { MenuTargets } from './use-menu-targets';

interface MenuEntryDialogProps {
  /** Undefined for a new one. */
  row: MenuRow | undefined;
  parentId: number | null;
  /** Those that it may come below, with their names. */
  parents: { id: number; name: string }[];
  canBeAtTop: boolean;
  /** The language of the texts. */
  code: Language;
  targets: MenuTargets;
  facts: PageFacts;
  title: string;
  onClose: () => void;
  onSave: (entry: MenuEntry, parentId: number | null) => void;
}

/** What an item of a menu leads to, and what it is called. Saving puts it into the form of the settings. */
export function MenuEntryDialog({
  row,
  parentId,
  parents,
  canBeAtTop,
  code,
  targets,
  facts,
  title,
  onClose,
  onSave,
}: MenuEntryDialogProps) {
  const { t } = useLanguage();
  const form = useZodForm(
    entryForm,
    row ? toEntryForm(row.entry, row.parentId) : { ...blankEntry, parent: parentId === null ? '' : String(parentId) },
  );
  const { kind, categoryId, collectionId, page, hasSubcategories, parent } = form.watch();
  const save = form.handleSubmit(({ parent, ...values }) =>
    onSave(toEntry(values), parent === '' ? null : Number(parent)),
  );
  const submit = (event: FormEvent) => {
    // The form of the settings is around it for React.
    event.stopPropagation();
    void save(event);
  };
  const needsLabel = kind === 'address' || kind === 'heading';
  const label = (of: Language) => (
    <TextField
      key={of}
      label={t('settings.menu_label', { language: languageNames[of] })}
      hint={needsLabel ? undefined : t('settings.menu_label_hint')}
      lang={of}
      dir={getDirection(of)}
      maxLength={40}
      {...form.field(`labels.${of}`)}
    />
  );
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      onSubmit={submit}
      submit={{ label: t('settings.menu_done') }}
      className="grid gap-5"
    >
      <SelectField label={t('settings.menu_kind')} {...form.field('kind')} value={kind}>
        {entryKinds
          .filter((each) => each !== 'heading' || parent === '')
          .map((each) => (
            <option key={each} value={each}>
              {t(`settings.menu_kind_${each}`)}
            </option>
          ))}
      </SelectField>
      {kind === 'category' && (
        <SelectField label={t('shared.field.category')} {...form.field('categoryId')} value={categoryId}>
          <option value="">{t('shared.field.choose_category')}</option>
          {targets.categories
            .filter(({ id, isHidden }) => !isHidden || String(id) === categoryId)
            .map((each) => (
              <option key={each.id} value={each.id}>
                {categoryPath(targets.categories, each)}
              </option>
            ))}
        </SelectField>
      )}
      {kind === 'category' && parent === '' && (
        <SwitchField
          label={t('settings.menu_subcategories')}
          isOn={hasSubcategories}
          onChange={(isOn) => form.setValue('hasSubcategories', isOn, { shouldDirty: true })}
        />
      )}
      {kind === 'collection' && (
        <SelectField label={t('settings.menu_collection')} {...form.field('collectionId')} value={collectionId}>
          <option value="">–</option>
          {targets.collections
            .filter(({ id, isEnabled }) => isEnabled || String(id) === collectionId)
            .map(({ id, title: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </SelectField>
      )}
      {kind === 'page' && (
        <SelectField label={t('settings.menu_page')} {...form.field('page')} value={page}>
          {menuPages.filter(hasMenuPage(facts)).map((each) => (
            <option key={each} value={each}>
              {t(menuPageNames[each])}
            </option>
          ))}
        </SelectField>
      )}
      {kind === 'address' && (
        <TextField
          label={t('settings.menu_address')}
          hint={t('settings.menu_address_hint')}
          dir="ltr"
          maxLength={1000}
          {...form.field('href')}
        />
      )}
      {needsLabel && code !== 'en' && label('en')}
      {label(code)}
      {kind !== 'heading' && parents.length > 0 && (
        <SelectField label={t('settings.menu_parent')} {...form.field('parent')} value={parent}>
          {canBeAtTop && <option value="">{t('settings.menu_top')}</option>}
          {parents.map(({ id, name }) => (
            <option key={id} value={id}>
              {t('settings.menu_below', { name })}
            </option>
          ))}
        </SelectField>
      )}
    </FormDialog>
  );
}
