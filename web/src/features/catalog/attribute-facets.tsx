import type { AttributeFacet } from '@shopwright/contracts/http/product-facets';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { putRange, rangeOf, toggleValue, useValueName, valuesOf } from './attribute-values';
import { FacetCheckBox } from './facet-check-box';
import { NumberField } from './number-field';

/** More values than these are shown on request. */
const shownMax = 8;

interface AttributeFacetsProps {
  facets: AttributeFacet[];
  /** The filters by attributes, as in the address. */
  value: string;
  onChange: (value: string) => void;
}

/** A group of values, or a range, for each attribute that products of the list have. */
export function AttributeFacets({ facets, ...filters }: AttributeFacetsProps) {
  if (facets.length === 0) return null;
  return (
    <div className="grid w-full gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
      {facets.map((facet) => {
        const Facet = facet.kind === 'number' ? NumberFacet : ValueFacet;
        return <Facet key={facet.id} facet={facet} {...filters} />;
      })}
    </div>
  );
}

interface FacetProps extends Omit<AttributeFacetsProps, 'facets'> {
  facet: AttributeFacet;
}

function ValueFacet({ facet, value, onChange }: FacetProps) {
  const { t } = useLanguage();
  const toName = useValueName();
  const [isWhole, setWhole] = useState(false);
  const { id, name, values } = facet;
  const chosen = valuesOf(value, id);
  const shown = isWhole ? values : values.filter((one, at) => at < shownMax || chosen.includes(one.id));
  return (
    <fieldset className="min-w-0">
      <legend className="wrap-anywhere mb-1.5 font-medium text-sm">{name}</legend>
      {shown.map((one) => (
        <FacetCheckBox
          key={one.id}
          label={toName(facet, one)}
          color={one.color}
          count={one}
          checked={chosen.includes(one.id)}
          onChange={() => onChange(toggleValue(value, id, one.id))}
        />
      ))}
      {(isWhole || shown.length < values.length) && (
        <Button variant="ghost" className="-ms-4.5" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('catalog.filter.fewer') : t('catalog.filter.all', { count: values.length })}
        </Button>
      )}
    </fieldset>
  );
}

function NumberFacet({ facet: { id, name, unit, min, max }, value, onChange }: FacetProps) {
  const { t } = useLanguage();
  const range = rangeOf(value, id);
  const end = (label: string, which: 'min' | 'max', placeholder: string | undefined) => (
    <NumberField
      label={label}
      value={range?.[which] ?? ''}
      isSigned
      placeholder={placeholder}
      onSettle={(typed) => onChange(putRange(value, id, { [which]: typed }))}
      className="min-w-0"
    />
  );
  return (
    <fieldset className="min-w-0">
      <legend className="wrap-anywhere mb-1.5 font-medium text-sm">{unit ? `${name} (${unit})` : name}</legend>
      <div className="grid grid-cols-2 gap-3">
        {end(t('catalog.filter.from'), 'min', min)}
        {end(t('catalog.filter.to'), 'max', max)}
      </div>
    </fieldset>
  );
}
