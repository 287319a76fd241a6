import { listRegions } from '@shopwright/contracts/regions';
import type { ComponentProps } from 'react';
import { SelectField, TextField } from '../ui/field';

type RegionFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'name' | 'error' | 'autoComplete' | 'placeholder'
> & {
  country: string;
  /** What no region means. */
  none: string;
};

/** A list where tax depends on the region, else a text. Both give the code by which rates and addresses are compared. */
export function RegionField({ country, none, placeholder, ...field }: RegionFieldProps) {
  const regions = listRegions(country);
  if (regions.length === 0) return <TextField placeholder={placeholder} {...field} />;
  return (
    <SelectField {...field}>
      <option value="">{none}</option>
      {regions.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
