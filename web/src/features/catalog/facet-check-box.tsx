import type { ProductCount } from '@shopwright/contracts/http/product-facets';
import type { ComponentProps } from 'react';
import { FacetCount, useFacetName } from './facet-count';

interface FacetCheckBoxProps extends Omit<ComponentProps<'input'>, 'color'> {
  label: string;
  /** Stands for the value beside its name. */
  color?: string | null | undefined;
  count: ProductCount | undefined;
}

/** One value of a filter of which several are chosen. */
export function FacetCheckBox({ label, color, count, ...input }: FacetCheckBoxProps) {
  const toName = useFacetName();
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-sm">
      <input type="checkbox" className="size-5 shrink-0 accent-primary" aria-label={toName(label, count)} {...input} />
      {color && (
        <span
          aria-hidden="true"
          className="size-5 shrink-0 rounded-full border border-line-strong"
          style={{ backgroundColor: color }}
        />
      )}
      <span className="wrap-anywhere" dir="auto">
        {label}
      </span>
      <FacetCount count={count} />
    </label>
  );
}
