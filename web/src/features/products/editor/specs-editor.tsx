import { Plus, X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import type { useZodForm } from '../../../components/use-zod-form';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import type { productForm } from '../product-form';

const specsMax = 30;

/** The facts of the product's page as rows of label and value. */
export function SpecsEditor({ form }: { form: ReturnType<typeof useZodForm<typeof productForm>> }) {
  const { t } = useLanguage();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'specs' });
  return (
    <div className="grid gap-3">
      {fields.map((row, index) => {
        const number = index + 1;
        return (
          <div key={row.id} className="flex items-end gap-2">
            <div className="grid min-w-0 flex-1 items-end gap-2 sm:grid-cols-[2fr_3fr] [&_label]:sr-only">
              <TextField
                label={t('products.spec_label', { number })}
                placeholder={t('products.spec_label', { number })}
                dir="auto"
                {...form.field(`specs.${index}.label`)}
              />
              <TextField
                label={t('products.spec_value', { number })}
                placeholder={t('products.spec_value', { number })}
                dir="auto"
                {...form.field(`specs.${index}.value`)}
              />
            </div>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('products.spec_remove', { number })}
              onClick={() => remove(index)}
            >
              <X size={16} aria-hidden />
            </Button>
          </div>
        );
      })}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        disabled={fields.length >= specsMax}
        onClick={() => append({ label: '', value: '' })}
      >
        <Plus size={16} aria-hidden />
        {t('products.spec_add')}
      </Button>
    </div>
  );
}
