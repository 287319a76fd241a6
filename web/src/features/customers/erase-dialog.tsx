import type { CustomerDetail } from '@shopwright/contracts/http/customers';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { TextField } from '../../ui/field';
import { useErase } from './api';

/** Erases only what was named: the address is typed again. */
export function EraseDialog({ customer, onClose }: { customer: CustomerDetail; onClose: () => void }) {
  const { t } = useLanguage();
  const [typed, setTyped] = useState('');
  const { mutation, problem } = useErase(customer);
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      onClose={onClose}
      title={t('customers.erase')}
      text={t('customers.erase_text', { email: customer.email })}
      confirmLabel={t('customers.erase')}
      cancelLabel={t('shared.dialog.cancel')}
      onConfirm={() => mutation.mutate(typed.trim())}
      isPending={mutation.isPending}
    >
      <TextField
        label={t('customers.erase_confirm')}
        type="email"
        dir="ltr"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={problem}
      />
    </ConfirmDialog>
  );
}
