import type { AskedKind } from '@shopwright/contracts/import-kinds';
import { useLanguage } from '../../i18n/language-provider';
import { SelectField } from '../../ui/field';
import { kindHints, kindNames } from './kinds';

interface KindChoiceProps {
  kind: AskedKind;
  onChange: (kind: AskedKind) => void;
  disabled?: boolean;
}

/** What a file has, where its columns do not tell. */
export function KindChoice({ kind, onChange, disabled = false }: KindChoiceProps) {
  const { t } = useLanguage();
  const hint = kindHints[kind];
  return (
    <SelectField
      label={t('import.kind.label')}
      hint={hint && t(hint)}
      className="max-w-prose [&_select]:max-w-md"
      value={kind}
      onChange={({ target }) => onChange(target.value as AskedKind)}
      disabled={disabled}
    >
      {Object.entries(kindNames).map(([each, name]) => (
        <option key={each} value={each}>
          {t(name)}
        </option>
      ))}
    </SelectField>
  );
}
