import type { ComponentProps } from 'react';
import { useLanguage } from '../i18n/language-provider';
import { SelectField } from '../ui/field';

type Props = Omit<ComponentProps<typeof SelectField>, 'label' | 'hint' | 'children'> & {
  /** Is offered even where this browser does not know it. */
  current: string;
};

/** Chooses the time zone of the store. */
export function TimeZoneField({ current, ...props }: Props) {
  const { t } = useLanguage();
  return (
    <SelectField label={t('shared.store.time_zone')} hint={t('shared.store.time_zone_hint')} {...props}>
      {listTimeZones(current).map((name) => (
        <option key={name} value={name}>
          {name.replaceAll('_', ' ')}
        </option>
      ))}
    </SelectField>
  );
}

const listTimeZones = (current: string): string[] =>
  [...new Set(['UTC', current, ...Intl.supportedValuesOf('timeZone')])].sort();
