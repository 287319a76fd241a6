import { eraseForm } from '@shopwright/contracts/http/account';
import { useState } from 'react';
import { useZodForm } from '../../components/use-zod-form';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { CurrentPasswordField } from '../../ui/field';
import { toastError } from '../../ui/toast-store';
import { useEraseAccount } from './api';

export function EraseAccount() {
  const { t } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const erase = useEraseAccount();
  const form = useZodForm(eraseForm, { password: '' }, { asksToLeave: false });
  const close = () => {
    form.reset();
    setAsking(false);
  };
  const submit = form.submit(erase, { failed: () => toastError(t('shared.toast.error'), t('shared.error.try_again')) });
  return (
    <Card className="flex flex-col items-start p-6 sm:p-8">
      <h2 className="font-semibold text-xl">{t('account.erase.title')}</h2>
      <p className="mt-1 mb-5 text-muted text-sm">{t('account.erase.text')}</p>
      <Button variant="danger" className="mt-auto" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('account.erase.button')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        title={t('account.erase.question')}
        text={t('account.erase.consequences')}
        confirmLabel={t('account.erase.confirm')}
        cancelLabel={t('account.cancel')}
        onConfirm={submit}
        isPending={erase.isPending}
        isDangerous
      >
        <form onSubmit={submit} noValidate>
          <CurrentPasswordField label={t('shared.field.current_password')} {...form.field('password')} />
        </form>
      </ConfirmDialog>
    </Card>
  );
}
