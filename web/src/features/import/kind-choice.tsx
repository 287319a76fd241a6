import type { AskedKind } from '@shopwright/contracts/import-kinds';
import { useLanguage } from '../../i18n/language-provider';
import { SelectField } from '../../ui/field';
import { kindHints, kindNames, useOwnKinds } from './kinds';

interface KindChoiceProps {
  kind: AskedKind;
  onChange: (kind: AskedKind) => void;
  disabled?: boolean;
}

/** What a file has, where its columns do not tell. */
export function KindChoice({ kind, onChange, disabled = false }: KindChoiceProps) {
  const { t } = useLanguage();
  const kinds = useOwnKinds();
  const hint = kindHints[kind];
  return (
    <SelectField
      label={t('import.kind.label')}
      hint={hint && t(hint)}
      className="max-w-md"
      value={kind}
      onChange={({ target }) => onChange(target.value as AskedKind)}
      disabled={disabled}
    >
      {kinds.map((each) => (
        <option key={each} value={each}>
          {t(kindNames[each])}
        </option>
      ))}
    </SelectField>
  );
}
