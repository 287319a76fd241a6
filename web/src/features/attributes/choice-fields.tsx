import type { StaffAttributeDetail } from '@shopwright/contracts/http/attributes';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useLanguage } from '../../i18n/language-provider';
import { focusBeside } from '../../lib/focus-beside';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { SwitchField } from '../../ui/switch';
import { type AttributeFields, blankChoice } from './attribute-form';

const choicesMax = 200;

interface ChoiceFieldsProps {
  form: AttributeFields;
  /** The attribute as it is stored. */
  of: StaffAttributeDetail | undefined;
  /** The values that products have without the attribute. */
  inUse: string[];
}

/** The choices in their order, each with its color. */
export function ChoiceFields({ form, of, inUse }: ChoiceFieldsProps) {
  const { t } = useLanguage();
  // The id of a choice is that of the store.
  const { fields, append, remove, move, replace } = useFieldArray({
    control: form.control,
    name: 'choices',
    keyName: 'key',
  });
  const [choices, hasColors] = form.watch(['choices', 'hasColors']);
  const error = form.getError('choices.root' as 'choices') ?? form.getError('choices');
  const typed = choices.filter(({ name }) => name.trim() !== '');
  const known = new Set(typed.map(({ name }) => name.trim().toLowerCase()));
  const missing = inUse
    .filter((value) => value.length <= 80 && !known.has(value.toLowerCase()))
    .slice(0, choicesMax - typed.length);
  return (
    <fieldset className="grid min-w-0 gap-2 sm:col-span-2">
      <legend className="mb-2 font-medium text-sm">{t('attributes.choices')}</legend>
      <ul className="grid gap-2">
        {fields.map(({ key, id }, index) => {
          const number = index + 1;
          const products = of?.choices.find((choice) => choice.id === id)?.products;
          return (
            <li key={key} className="flex items-start gap-1">
              {hasColors && (
                <ColorField
                  label={t('attributes.choice_color', { number })}
                  color={choices[index]?.color ?? null}
                  onChange={(color) => form.setValue(`choices.${index}.color`, color, { shouldDirty: true })}
                />
              )}
              <div className="min-w-0 flex-1 [&_label]:sr-only">
                <TextField
                  label={t('attributes.choice', { number })}
                  dir="auto"
                  autoComplete="off"
                  maxLength={80}
                  hint={
                    products &&
                    t(products.hasMore ? 'attributes.products_more' : 'attributes.products', { count: products.count })
                  }
                  {...form.field(`choices.${index}.name`)}
                />
              </div>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('attributes.choice_up', { number })}
                aria-disabled={index === 0}
                onClick={() => index > 0 && move(index, index - 1)}
              >
                <ArrowUp size={16} aria-hidden />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('attributes.choice_down', { number })}
                aria-disabled={number === fields.length}
                onClick={() => number < fields.length && move(index, number)}
              >
                <ArrowDown size={16} aria-hidden />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('attributes.choice_remove', { number })}
                onClick={({ currentTarget }) => {
                  focusBeside(currentTarget, 'li');
                  remove(index);
                }}
              >
                <X size={16} aria-hidden />
              </Button>
            </li>
          );
        })}
      </ul>
      {error && (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          variant="secondary"
          size="sm"
          disabled={fields.length >= choicesMax}
          onClick={() => append(blankChoice())}
        >
          <Plus size={16} aria-hidden />
          {t('attributes.choice_add')}
        </Button>
        {missing.length > 0 && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => replace([...typed, ...missing.map((value) => blankChoice(value))])}
          >
            {t('attributes.choice_fill', { count: missing.length })}
          </Button>
        )}
        <SwitchField
          label={t('attributes.colors')}
          isOn={hasColors}
          onChange={(isOn) => form.setValue('hasColors', isOn, { shouldDirty: true })}
        />
      </div>
    </fieldset>
  );
}

interface ColorFieldProps {
  label: string;
  color: string | null;
  onChange: (color: string) => void;
}

function ColorField({ label, color, onChange }: ColorFieldProps) {
  return (
    <span className="relative grid size-11 shrink-0 place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-primary">
      <span
        aria-hidden="true"
        className={`size-6 rounded-full border border-line-strong ${color === null ? 'border-dashed' : ''}`}
        style={{ backgroundColor: color ?? undefined }}
      />
      <input
        type="color"
        aria-label={label}
        value={color ?? '#ffffff'}
        onChange={({ target }) => onChange(target.value)}
        className="absolute inset-0 size-11 cursor-pointer opacity-0"
      />
    </span>
  );
}
