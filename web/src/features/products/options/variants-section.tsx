import { variantsMax } from '@shopwright/contracts/limits';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { Select } from '../../../ui/select';
import { EditorSection } from '../editor-section';
import { LeftOutVariants } from './left-out-variants';
import { filledOptions, type VariantRow } from './match-variants';
import type { OptionDraft } from './options-draft';
import { VariantImageDialog } from './variant-image-dialog';
import type { VariantSelection, VariantsProps } from './variants-props';
import { VariantsTable } from './variants-table';

/** The variants as a table to type and paste in, and below it the combinations that are not sold. */
export function VariantsSection({ edit, product, selection }: VariantsProps) {
  const { t } = useLanguage();
  const [imageOf, setImageOf] = useState<VariantRow>();
  const { draft, matched, errors } = edit;
  const { rows, leftOut } = matched;
  const error = errors.get('variants');
  return (
    <EditorSection
      title={t('products.options.variants')}
      aside={<span className="tabular text-muted text-sm">{`${rows.length}/${variantsMax}`}</span>}
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-muted text-xs">{t('products.options.paste_hint')}</p>
        {rows.length > 1 && <SelectByValue options={draft.options} rows={rows} selection={selection} />}
      </div>
      {error && (
        <p role="alert" className="mb-3 text-danger text-sm">
          {error}
        </p>
      )}
      {rows.length > 0 && <VariantsTable edit={edit} product={product} selection={selection} onImage={setImageOf} />}
      {leftOut.length > 0 && <LeftOutVariants rows={leftOut} edit={edit.edit} />}
      {imageOf && (
        <VariantImageDialog
          row={imageOf}
          rows={rows}
          options={filledOptions(draft.options)}
          product={product}
          onChoose={(ats, image) => edit.edit({ type: 'set-image', ats, image })}
          onClose={() => setImageOf(undefined)}
        />
      )}
    </EditorSection>
  );
}

interface SelectByValueProps {
  options: OptionDraft[];
  rows: VariantRow[];
  selection: VariantSelection;
}

/** Selects all variants with a value, such as every black one. */
function SelectByValue({ options, rows, selection }: SelectByValueProps) {
  const { t } = useLanguage();
  const select = (valueKey: string) => {
    const [option, key] = JSON.parse(valueKey) as [number, string];
    selection.toggle(
      rows.filter(({ values }) => values[option]?.key === key),
      true,
    );
  };
  return (
    <Select
      aria-label={t('products.options.select')}
      value=""
      onChange={({ target }) => select(target.value)}
      className="w-full sm:w-56"
    >
      <option value="">{t('products.options.select')}</option>
      {filledOptions(options).map(({ key, name, values }, option) => (
        <optgroup key={key} label={name}>
          {values.map((value) => (
            <option key={value.key} value={JSON.stringify([option, value.key])}>
              {value.text}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
