import type { CustomerRow } from '@shopwright/contracts/http/customers';
import { useQuery } from '@tanstack/react-query';
import { UserCheck, X } from 'lucide-react';
import { useState } from 'react';
import { Finder } from '../../components/finder';
import { useLanguage } from '../../i18n/language-provider';
import { languageNames, languages } from '../../i18n/languages';
import { useMay } from '../../lib/use-may';
import { Button } from '../../ui/button';
import { SelectField, TextField } from '../../ui/field';
import { useDebounced } from '../../ui/search-field';
import { knownCustomersQuery } from './api';
import type { DraftFormState } from './use-draft-form';

/** Who the order is for: one who is known, or anyone by name and email. */
export function CustomerFields({ form }: { form: DraftFormState }) {
  const { t } = useLanguage();
  const may = useMay();
  const userId = form.watch('userId');
  const set = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  const choose = ({ name, email, userId: account }: CustomerRow) => {
    form.setValue('customerName', name, set);
    form.setValue('customerEmail', email, set);
    form.setValue('userId', account, set);
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {may('customers:read') && <CustomerFinder onChoose={choose} />}
      {userId !== null && (
        <p className="flex flex-wrap items-center gap-2 text-muted text-sm sm:col-span-2">
          <UserCheck size={16} aria-hidden />
          {t('draft_orders.of_account')}
          <Button variant="ghost" size="sm" onClick={() => form.setValue('userId', null, set)}>
            <X size={14} aria-hidden />
            {t('draft_orders.without_account')}
          </Button>
        </p>
      )}
      <TextField label={t('shared.field.full_name')} dir="auto" autoComplete="off" {...form.field('customerName')} />
      <TextField
        label={t('shared.field.email')}
        hint={t('draft_orders.email_hint')}
        type="email"
        dir="ltr"
        autoComplete="off"
        {...form.field('customerEmail')}
      />
      <SelectField label={t('draft_orders.language')} {...form.field('language')}>
        {languages.map((code) => (
          <option key={code} value={code}>
            {languageNames[code]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function CustomerFinder({ onChoose }: { onChoose: (customer: CustomerRow) => void }) {
  const { t } = useLanguage();
  const [search, setSearch] = useState('');
  const settled = useDebounced(search.trim());
  const { data = [] } = useQuery(knownCustomersQuery(settled));
  const options = search.trim().length < 2 ? [] : data;
  return (
    <Finder
      label={t('draft_orders.find_customer')}
      text={search}
      onText={setSearch}
      options={options}
      onChoose={onChoose}
      className="sm:col-span-2"
    >
      {({ name, email }) => (
        <span className="min-w-0">
          <bdi className="block truncate">{name || email}</bdi>
          <bdi dir="ltr" className="block truncate text-muted text-xs">
            {email}
          </bdi>
        </span>
      )}
    </Finder>
  );
}
