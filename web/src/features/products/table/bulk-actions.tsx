import type { BulkChange } from '@shopwright/contracts/http/product-bulk';
import { bulkProductsMax } from '@shopwright/contracts/http/product-bulk';
import type { StaffProduct } from '@shopwright/contracts/http/products';
import type { ProductFilter } from '@shopwright/contracts/http/staff-products';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { categoryPath } from '../../../lib/category-path';
import { categoriesQuery } from '../../../lib/queries/products';
import { productSellingQuery } from '../../../lib/queries/selling';
import { useMay } from '../../../lib/use-may';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/select';
import { BulkBar } from '../../../ui/table-selection';
import { PriceDialog } from './price-dialog';
import { TagsDialog } from './tags-dialog';
import { hasTakenEffect, useBulkEdit } from './use-bulk-edit';

interface BulkActionsProps {
  /** The selected rows of this page. */
  rows: StaffProduct[];
  filter: ProductFilter;
  /** The number of products that match the filter on all pages. */
  total: number;
  isPageSelected: boolean;
  /** True if all matching products are selected, those on other pages too. */
  isAllMatching: boolean;
  onSelectMatching: () => void;
  onClear: () => void;
}

/** The actions on the selected products. Every change can be undone from its toast. */
export function BulkActions(props: BulkActionsProps) {
  const { rows, filter, total, isPageSelected, isAllMatching, onSelectMatching, onClear } = props;
  const { t, language } = useLanguage();
  const [isPricing, setPricing] = useState(false);
  const [isTagging, setTagging] = useState(false);
  const edit = useBulkEdit();
  const products = isAllMatching
    ? { filter, count: total }
    : { rows: rows.map(({ id, version }) => ({ id, version })) };
  const apply = (change: BulkChange) =>
    edit.mutate(
      { products, change },
      {
        onSuccess: ({ results }) => {
          if (!hasTakenEffect(results)) return;
          setPricing(false);
          setTagging(false);
          onClear();
        },
      },
    );
  const changing = { isPending: edit.isPending, onChange: apply };
  const canSelectMatching = isPageSelected && !isAllMatching && total > rows.length && total <= bulkProductsMax;
  return (
    <BulkBar
      label={t('shared.table.bulk')}
      count={t('shared.table.selected', { count: isAllMatching ? total : rows.length })}
      clearLabel={t('shared.table.clear')}
      onClear={onClear}
    >
      {canSelectMatching && (
        <Button variant="ghost" size="sm" onClick={onSelectMatching}>
          {t('products.select_matching', { total: total.toLocaleString(language) })}
        </Button>
      )}
      {filter.view === 'archived' ? (
        <ChangeButton change={{ type: 'set-archived', isArchived: false }} {...changing}>
          {t('products.restore')}
        </ChangeButton>
      ) : (
        <>
          {(filter.view === 'draft' || filter.view === 'all') && (
            <ChangeButton change={{ type: 'set-draft', isDraft: false }} {...changing}>
              {t('products.publish')}
            </ChangeButton>
          )}
          <Button size="sm" disabled={edit.isPending} onClick={() => setPricing(true)}>
            {t('products.bulk_price')}
          </Button>
          <CategorySelect {...changing} />
          <SellingSelect {...changing} />
          <Button size="sm" variant="secondary" disabled={edit.isPending} onClick={() => setTagging(true)}>
            {t('products.bulk_tags')}
          </Button>
          <ChangeButton change={{ type: 'set-featured', featured: true }} {...changing}>
            {t('products.feature')}
          </ChangeButton>
          <ChangeButton change={{ type: 'set-featured', featured: false }} {...changing}>
            {t('products.unfeature')}
          </ChangeButton>
          {filter.view !== 'draft' && (
            <ChangeButton change={{ type: 'set-draft', isDraft: true }} {...changing}>
              {t('products.unpublish')}
            </ChangeButton>
          )}
          <ChangeButton change={{ type: 'set-archived', isArchived: true }} {...changing}>
            {t('products.archive')}
          </ChangeButton>
        </>
      )}
      {isPricing && (
        <PriceDialog
          products={rows}
          hasOthers={isAllMatching && total > rows.length}
          isPending={edit.isPending}
          onApply={apply}
          onClose={() => setPricing(false)}
        />
      )}
      {isTagging && <TagsDialog isPending={edit.isPending} onApply={apply} onClose={() => setTagging(false)} />}
    </BulkBar>
  );
}

interface ChangingProps {
  /** True while a change is made: no other can start beside it. */
  isPending: boolean;
  onChange: (change: BulkChange) => void;
}

function ChangeButton({
  change,
  isPending,
  onChange,
  children,
}: ChangingProps & { change: BulkChange; children: string }) {
  return (
    <Button variant="secondary" size="sm" disabled={isPending} onClick={() => onChange(change)}>
      {children}
    </Button>
  );
}

function CategorySelect({ isPending, onChange }: ChangingProps) {
  const { t } = useLanguage();
  const { data: categories = [] } = useQuery(categoriesQuery);
  return (
    <ChangeSelect
      label={t('products.bulk_category')}
      isPending={isPending}
      onChoose={(id) => onChange({ type: 'set-category', categoryId: Number(id) })}
    >
      {categories.map((each) => (
        <option key={each.id} value={each.id}>
          {categoryPath(categories, each)}
        </option>
      ))}
    </ChangeSelect>
  );
}

/** How products are shipped and taxed, in one list: the bar is short of space. Nothing of what the store has not set up. */
function SellingSelect({ isPending, onChange }: ChangingProps) {
  const { t } = useLanguage();
  const may = useMay();
  const { data: selling } = useQuery({ ...productSellingQuery, enabled: may('settings:read') });
  const { taxClasses = [], hasShipping = false } = selling ?? {};
  const hasTax = taxClasses.length > 0;
  if (!hasTax && !hasShipping) return null;
  const label = t(`products.${hasTax && hasShipping ? 'bulk_selling' : hasTax ? 'bulk_tax_class' : 'bulk_shipping'}`);
  const changes: { value: string; label: string; change: BulkChange }[] = [
    ...taxClasses.map(({ id, name }) => ({
      value: `tax ${id}`,
      label: t('products.bulk_to_class', { name }),
      change: { type: 'set-tax-class' as const, taxClass: id },
    })),
    ...(hasShipping ? [true, false] : []).map((needsShipping) => ({
      value: `shipping ${needsShipping}`,
      label: t(needsShipping ? 'shared.field.needs_shipping' : 'products.no_shipping'),
      change: { type: 'set-needs-shipping' as const, needsShipping },
    })),
  ];
  const choose = (value: string) => {
    const chosen = changes.find((each) => each.value === value);
    if (chosen) onChange(chosen.change);
  };
  return (
    <ChangeSelect label={label} isPending={isPending} onChoose={choose}>
      {changes.map((each) => (
        <option key={each.value} value={each.value}>
          {each.label}
        </option>
      ))}
    </ChangeSelect>
  );
}

interface ChangeSelectProps {
  label: string;
  isPending: boolean;
  onChoose: (value: string) => void;
  children: ReactNode;
}

/** A list whose choice is made of all selected products. */
const ChangeSelect = ({ label, isPending, onChoose, children }: ChangeSelectProps) => (
  <Select
    aria-label={label}
    value=""
    disabled={isPending}
    onChange={(event) => onChoose(event.target.value)}
    className="min-w-48 max-w-64"
  >
    <option value="">{label}</option>
    {children}
  </Select>
);
