import { type CollectionRule, collectionRule, conditionsMax } from '@shopwright/contracts/http/collections';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { ProductImage } from '../../components/product-image';
import { useLanguage } from '../../i18n/language-provider';
import { categoryPath } from '../../lib/category-path';
import { categoriesQuery } from '../../lib/queries/products';
import { asAmount } from '../../lib/typed-numbers';
import { Button } from '../../ui/button';
import { SelectField, TextField } from '../../ui/field';
import { RadioGroup } from '../../ui/radio-group';
import { useDebounced } from '../../ui/search-field';
import { previewQuery } from './api';
import { blankCondition, type CollectionFields, ruleTypes, toRule } from './collection-form';

/** What the products must be, and how many are so now. */
export function RuleFields({ form }: { form: CollectionFields }) {
  const { t } = useLanguage();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'conditions' });
  const [match, conditions] = form.watch(['match', 'conditions']);
  const missing = form.field('conditions').error;
  return (
    <>
      <RadioGroup
        label={t('collections.match')}
        options={[
          { value: 'all', label: t('collections.match_all') },
          { value: 'any', label: t('collections.match_any') },
        ]}
        value={match}
        onChange={(value) => form.setValue('match', value, { shouldDirty: true })}
        className="sm:grid-cols-2"
      />
      {fields.map((row, index) => (
        <div key={row.id} className="flex items-start gap-2 rounded-card border border-line p-3">
          <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-2">
            <SelectField
              label={t('collections.condition', { number: index + 1 })}
              {...form.field(`conditions.${index}.type`)}
              value={conditions[index]?.type}
            >
              {ruleTypes.map((type) => (
                <option key={type} value={type}>
                  {t(`collections.type_${type}`)}
                </option>
              ))}
            </SelectField>
            <ConditionValue form={form} index={index} />
          </div>
          <Button
            variant="ghost"
            size="icon"
            className="mt-6"
            aria-label={t('collections.condition_remove', { number: index + 1 })}
            onClick={() => remove(index)}
          >
            <X size={16} aria-hidden />
          </Button>
        </div>
      ))}
      {missing && (
        <p role="alert" className="text-danger text-sm">
          {missing}
        </p>
      )}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        disabled={fields.length >= conditionsMax}
        onClick={() => append(blankCondition)}
      >
        <Plus size={16} aria-hidden />
        {t('collections.condition_add')}
      </Button>
      <Preview rule={toRule({ match, conditions })} />
    </>
  );
}

function ConditionValue({ form, index }: { form: CollectionFields; index: number }) {
  const { t, language } = useLanguage();
  const { data: categories = [] } = useQuery(categoriesQuery);
  const [type, categoryId] = form.watch([`conditions.${index}.type`, `conditions.${index}.categoryId`]);
  const amount = asAmount(language);
  switch (type) {
    case 'tag':
      return (
        <TextField
          label={t('collections.tag')}
          dir="auto"
          autoComplete="off"
          maxLength={40}
          {...form.field(`conditions.${index}.tag`)}
        />
      );
    case 'price':
      return (
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={t('collections.price_min')}
            inputMode="decimal"
            placeholder="0.00"
            {...form.field(`conditions.${index}.min`, amount)}
          />
          <TextField
            label={t('collections.price_max')}
            inputMode="decimal"
            {...form.field(`conditions.${index}.max`, amount)}
          />
        </div>
      );
    case 'category':
      return (
        <SelectField
          label={t('shared.field.category')}
          {...form.field(`conditions.${index}.categoryId`)}
          value={categoryId}
        >
          <option value="">{t('shared.field.choose_category')}</option>
          {categories.map((each) => (
            <option key={each.id} value={each.id}>
              {categoryPath(categories, each)}
            </option>
          ))}
        </SelectField>
      );
    default:
      return null;
  }
}

/** Counts what the rule matches, once all of its conditions are complete. */
function Preview({ rule }: { rule: CollectionRule }) {
  const { t } = useLanguage();
  const settled = useDebounced(JSON.stringify(rule));
  const checked = collectionRule.safeParse(JSON.parse(settled));
  const { data, isPlaceholderData } = useQuery(previewQuery(checked.data));
  return (
    <div role="status" className="grid min-h-12 gap-2" aria-busy={isPlaceholderData}>
      {checked.success && data && (
        <>
          <p className="text-muted text-sm">
            {t(data.hasMore ? 'collections.matches_newest' : 'collections.matches', { count: data.count })}
          </p>
          <ul className="flex flex-wrap gap-2">
            {data.products.map(({ id, name, image }) => (
              <li key={id}>
                <ProductImage src={image} alt={name} size={48} className="size-12 rounded-lg object-cover" />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
