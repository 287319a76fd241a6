import type { StaffAttribute } from '@shopwright/contracts/http/attributes';
import type { useZodForm } from '../../../components/use-zod-form';
import { useLanguage } from '../../../i18n/language-provider';
import { SelectField, TextField } from '../../../ui/field';
import type { productForm } from '../product-form';
import { placeOf, withoutUnit, withUnit } from './attribute-specs';

interface AttributeFieldsProps {
  form: ReturnType<typeof useZodForm<typeof productForm>>;
  attributes: StaffAttribute[];
  /** Adds a specification, or removes the one at the place where `value` is empty. */
  onChange: (attribute: StaffAttribute, value: string) => void;
}

/** The specifications that are values of attributes, as fields by their types. */
export function AttributeFields({ form, attributes, onChange }: AttributeFieldsProps) {
  const specs = form.watch('specs');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {attributes.map((attribute) => {
        const at = placeOf(specs, attribute);
        return (
          <AttributeField
            key={attribute.id}
            attribute={attribute}
            value={specs[at]?.value ?? ''}
            error={at < 0 ? undefined : form.getError(`specs.${at}.value`)}
            onChange={(value) => onChange(attribute, value)}
          />
        );
      })}
    </div>
  );
}

interface AttributeFieldProps {
  attribute: StaffAttribute;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function AttributeField({ attribute, value, error, onChange }: AttributeFieldProps) {
  const { t, language } = useLanguage();
  const nameOf = ({ name, translations }: Pick<StaffAttribute, 'name' | 'translations'>) =>
    (language !== 'en' && translations[language]) || name;
  const { kind, unit, choices } = attribute;
  const label = kind === 'number' && unit ? `${nameOf(attribute)} (${unit})` : nameOf(attribute);
  if (kind === 'number' || kind === 'text') {
    const own = kind === 'number' ? unit : null;
    return (
      <TextField
        label={label}
        dir="auto"
        inputMode={kind === 'number' ? 'decimal' : undefined}
        value={withoutUnit(value, own)}
        error={error}
        onChange={({ target }) => onChange(withUnit(target.value, own))}
      />
    );
  }
  const options =
    kind === 'yesNo'
      ? [
          { value: 'Yes', name: t('shared.yes') },
          { value: 'No', name: t('shared.no') },
        ]
      : choices.map((choice) => ({ value: choice.name, name: nameOf(choice) }));
  const chosen = options.find((option) => option.value.toLowerCase() === value.trim().toLowerCase());
  return (
    <SelectField
      label={label}
      value={chosen?.value ?? value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t('products.attribute_none')}</option>
      {/* Several values, or one that filters cannot read, stay until another one is chosen. */}
      {value !== '' && !chosen && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </SelectField>
  );
}
