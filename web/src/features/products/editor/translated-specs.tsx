import type { ProductTranslation } from '@shopwright/contracts/http/product-editing';
import { useLanguage } from '../../../i18n/language-provider';
import { TextField } from '../../../ui/field';

type Specs = ProductTranslation['specs'];

interface TranslatedSpecsProps {
  language: string;
  english: Specs;
  specs: Specs;
  onChange: (specs: Specs) => void;
}

/** The specifications in one language, each below its English text, which stays where nothing is typed. */
export function TranslatedSpecs({ language, english, specs, onChange }: TranslatedSpecsProps) {
  const { t } = useLanguage();
  const rows = english.map((_, index) => specs[index] ?? { label: '', value: '' });
  const change = (index: number, changes: Partial<Specs[number]>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...changes } : row)));
  const text = { lang: language, dir: 'auto' } as const;
  return (
    <fieldset className="grid gap-3 md:col-span-2">
      <legend className="mb-2 font-medium text-sm">{t('shared.field.specs')}</legend>
      <p className="text-muted text-xs">{t('products.specs_hint')}</p>
      {rows.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row belongs to the English one of its number
        <div key={index} className="grid gap-2 sm:grid-cols-[2fr_3fr] [&_label]:sr-only">
          <TextField
            {...text}
            label={t('products.translated_label', { number: index + 1 })}
            placeholder={english[index]?.label}
            maxLength={100}
            value={label}
            onChange={({ target }) => change(index, { label: target.value })}
          />
          <TextField
            {...text}
            label={t('products.translated_value', { number: index + 1 })}
            placeholder={english[index]?.value}
            maxLength={300}
            value={value}
            onChange={({ target }) => change(index, { value: target.value })}
          />
        </div>
      ))}
    </fieldset>
  );
}
