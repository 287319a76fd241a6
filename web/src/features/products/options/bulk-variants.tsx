import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { controlClass, Select } from '../../../ui/select';
import type { VariantField } from './options-draft';
import { fieldLooks, listSharedFields } from './variant-columns';
import { VariantImageDialog } from './variant-image-dialog';
import type { VariantsProps } from './variants-props';

/** Changes all selected variants together. */
export function BulkVariants({ edit, product, selection }: VariantsProps) {
  const { t } = useLanguage();
  const [field, setField] = useState<VariantField>('price');
  const [text, setText] = useState('');
  const [hasImages, setHasImages] = useState(false);
  const { selected, clear } = selection;
  const ats = selected.map(({ at }) => at);
  const apply = () => {
    // An empty field would empty a column, which nobody means.
    if (text.trim() === '') return;
    edit.edit({ type: 'set-texts', changes: ats.map((at) => ({ at, field, text: text.trim() })) });
    setText('');
  };
  const leaveOut = () => {
    edit.edit({ type: 'leave-out', ats, isLeftOut: true });
    clear();
  };
  return (
    <section
      aria-label={t('shared.table.bulk')}
      className="mx-auto flex w-fit max-w-full flex-wrap items-center gap-2 rounded-card border border-line-strong bg-surface p-2 ps-4 shadow-lift"
    >
      <p role="status" className="tabular me-2 font-semibold text-sm">
        {t('shared.table.selected', { count: selected.length })}
      </p>
      <Select
        aria-label={t('products.options.bulk_field')}
        value={field}
        onChange={({ target }) => setField(target.value as VariantField)}
      >
        {listSharedFields(product).map((name) => (
          <option key={name} value={name}>
            {t(fieldLooks[name].label)}
          </option>
        ))}
      </Select>
      <input
        aria-label={t('products.options.bulk_value')}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        maxLength={fieldLooks[field].maxLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would send the form.
          event.preventDefault();
          apply();
        }}
        className={`${controlClass} tabular h-11 w-28!`}
      />
      <Button onClick={apply} disabled={text.trim() === ''}>
        {t('shared.inventory.bulk_apply')}
      </Button>
      <Button variant="secondary" onClick={() => setHasImages(true)}>
        {t('products.options.image')}
      </Button>
      <Button variant="danger" onClick={leaveOut}>
        {t('products.options.bulk_leave_out')}
      </Button>
      <Button variant="ghost" onClick={clear}>
        {t('shared.table.clear')}
      </Button>
      {hasImages && (
        <VariantImageDialog
          rows={selected}
          product={product}
          onChoose={(chosen, image) => edit.edit({ type: 'set-image', ats: chosen, image })}
          onClose={() => setHasImages(false)}
        />
      )}
    </section>
  );
}
