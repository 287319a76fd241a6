import type { FileHead } from '@shopwright/contracts/http/file-imports';
import type { ImportKind } from '@shopwright/contracts/import-kinds';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { SelectField } from '../../ui/field';
import { columnName, groupColumns } from './column-names';

interface ColumnChoicesProps {
  kind: ImportKind;
  columns: FileHead['columns'];
  mapping: Record<string, string>;
  onChange: (mapping: Record<string, string>) => void;
  disabled: boolean;
}

/** As which of ours each column of a file is read. */
export function ColumnChoices({ kind, columns, mapping, onChange, disabled }: ColumnChoicesProps) {
  const { t } = useLanguage();
  const options = useMemo(
    () =>
      groupColumns(kind, t).map(({ title, columns: grouped }) => (
        <optgroup key={title} label={title}>
          {grouped.map((column) => (
            <option key={column} value={column}>
              {columnName(column, t, kind)}
            </option>
          ))}
        </optgroup>
      )),
    [kind, t],
  );
  return (
    <>
      <p className="mb-4 max-w-prose text-muted text-sm">{t('import.columns.text')}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {columns.map(({ name, column }) => (
          <SelectField
            key={name}
            label={name}
            className="min-w-0 [&_label]:wrap-anywhere"
            value={mapping[name] ?? column ?? ''}
            onChange={({ target }) => onChange({ ...mapping, [name]: target.value })}
            disabled={disabled}
          >
            <option value="">{t('import.columns.leave_out')}</option>
            {options}
          </SelectField>
        ))}
      </div>
    </>
  );
}
