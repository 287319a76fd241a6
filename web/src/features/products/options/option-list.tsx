import { optionsMax } from '@shopwright/contracts/limits';
import { Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { SortableList } from '../../../components/sortable-list';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { EditorSection } from '../editor-section';
import { OptionFields } from './option-fields';
import { OptionTranslations } from './option-translations';
import type { OptionDraft } from './options-draft';
import type { OptionsEdit } from './use-options-edit';

interface OptionListProps extends Pick<OptionsEdit, 'errors' | 'edit'> {
  options: OptionDraft[];
}

/** The options in their order, each with its values. Typing in the table of variants does not render them again. */
export const OptionList = memo(function OptionList({ options, errors, edit }: OptionListProps) {
  const { t } = useLanguage();
  const [spoken, setSpoken] = useState('');
  const nameOf = (index: number) => options[index]?.name.trim() || t('products.options.option', { number: index + 1 });
  const move = (from: number, to: number) => edit({ type: 'move-option', from, to });
  return (
    <EditorSection
      title={t('products.options.list')}
      aside={<span className="tabular text-muted text-sm">{`${options.length}/${optionsMax}`}</span>}
    >
      <p className="mb-4 max-w-prose text-muted text-sm">{t('products.options.text')}</p>
      <SortableList
        rows={options.map(({ key }, index) => ({ id: key, name: nameOf(index) }))}
        handleLabel={({ name }) => t('products.options.drag', { name })}
        onMove={move}
      >
        {({ id, name }, index) => {
          const option = options.find(({ key }) => key === id);
          if (!option) return null;
          return (
            <OptionFields
              option={option}
              name={name}
              index={index}
              total={options.length}
              nameError={errors.get(`option:${id}`)}
              valuesError={errors.get(`values:${id}`)}
              edit={edit}
              onMove={(to) => {
                move(index, to);
                setSpoken(t('products.options.moved', { name, number: to + 1, total: options.length }));
              }}
            />
          );
        }}
      </SortableList>
      {errors.has('options') && (
        <p role="alert" className="mt-3 text-danger text-sm">
          {errors.get('options')}
        </p>
      )}
      {options.length < optionsMax && (
        <Button
          id="add-option"
          variant="secondary"
          size="sm"
          className="mt-3"
          onClick={() => edit({ type: 'add-option' })}
        >
          <Plus size={16} aria-hidden />
          {t('products.options.add')}
        </Button>
      )}
      {options.some(({ values }) => values.length > 0) && <OptionTranslations options={options} edit={edit} />}
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </EditorSection>
  );
});
