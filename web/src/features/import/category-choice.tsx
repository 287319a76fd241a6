import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { categoriesQuery } from '../../lib/queries/products';
import { SelectField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { ImportButtons } from './import-buttons';
import type { NewCategory } from './new-categories';
import { type ChosenCategories, categoryKey } from './upload-file';

interface CategoryChoiceProps {
  found: NewCategory[];
  isPending: boolean;
  onChoose: (categories: ChosenCategories) => void;
  onCancel: () => void;
}

/** Lists the categories that a file would create, and lets staff choose one of the store instead. */
export function CategoryChoice({ found, isPending, onChoose, onCancel }: CategoryChoiceProps) {
  const { t } = useLanguage();
  const { data: categories = [] } = useQuery(categoriesQuery);
  const [chosen, setChosen] = useState(() => new Map(found.map(({ name, similar = '' }) => [name, similar])));
  return (
    <Notice tone="warning" title={t('import.file.new_categories', { count: found.length })} takesFocus className="mt-5">
      <p className="mt-1 max-w-prose">{t('import.file.new_categories_text')}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {found.map(({ name, rows, similar }) => (
          <SelectField
            key={name}
            label={name}
            hint={[
              t('import.file.category_rows', { count: rows }),
              similar && t('import.file.category_similar', { name: similar }),
            ]
              .filter(Boolean)
              .join(' · ')}
            value={chosen.get(name)}
            onChange={({ target }) => setChosen(new Map(chosen).set(name, target.value))}
          >
            <option value="">{t('import.file.category_create')}</option>
            <optgroup label={t('import.file.category_use')}>
              {categories.map((one) => (
                <option key={one.id} value={one.name}>
                  {one.name}
                </option>
              ))}
            </optgroup>
          </SelectField>
        ))}
      </div>
      <ImportButtons isPending={isPending} onImport={() => onChoose(toCategories(chosen))} onCancel={onCancel} />
    </Notice>
  );
}

const toCategories = (chosen: ReadonlyMap<string, string>): ChosenCategories => ({
  created: [...chosen].flatMap(([name, replacement]) => (replacement === '' ? [name] : [])),
  replaced: new Map([...chosen].filter(([, own]) => own !== '').map(([name, own]) => [categoryKey(name), own])),
});
