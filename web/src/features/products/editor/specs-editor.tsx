import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import type { useZodForm } from '../../../components/use-zod-form';
import { useLanguage } from '../../../i18n/language-provider';
import { attributesQuery } from '../../../lib/queries/attributes';
import { categoriesQuery } from '../../../lib/queries/products';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import type { productForm } from '../product-form';
import { AttributeFields } from './attribute-fields';
import { attributesOf, placeOf } from './attribute-specs';

const specsMax = 30;

/** The facts of the product's page: a field for each attribute of its category, and rows of label and value. */
export function SpecsEditor({ form }: { form: ReturnType<typeof useZodForm<typeof productForm>> }) {
  const { t } = useLanguage();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'specs' });
  const { data: all = [] } = useQuery(attributesQuery);
  const { data: categories = [] } = useQuery(categoriesQuery);
  const attributes = attributesOf(all, categories, form.watch('category'));
  // By what the rows were when one was added or removed last: a label that is being typed stays a row.
  const places = new Set(attributes.map((attribute) => placeOf(fields, attribute)));
  const rows = fields.map((row, index) => ({ ...row, index })).filter(({ index }) => !places.has(index));
  const isFull = fields.length >= specsMax;
  return (
    <div className="grid gap-3">
      {attributes.length > 0 && (
        <AttributeFields
          form={form}
          attributes={attributes}
          onChange={(attribute, value) => {
            const at = placeOf(form.getValues('specs'), attribute);
            if (at < 0) {
              if (!isFull) append({ label: attribute.name, value }, { shouldFocus: false });
            } else if (value === '') remove(at);
            else form.setValue(`specs.${at}.value`, value, { shouldDirty: true });
          }}
        />
      )}
      {rows.map(({ id, index }, at) => {
        const number = at + 1;
        return (
          <div key={id} className="flex items-end gap-2">
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
        disabled={isFull}
        onClick={() => append({ label: '', value: '' })}
      >
        <Plus size={16} aria-hidden />
        {t('products.spec_add')}
      </Button>
    </div>
  );
}
