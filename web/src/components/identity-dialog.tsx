import { validationMessages } from '@shopwright/contracts/validation-messages';
import * as z from 'zod';
import { useLanguage } from '../i18n/language-provider';
import { useIdentityStore } from '../lib/identity-store';
import { confirmIdentity } from '../lib/queries/identity';
import { useSingleMutation } from '../lib/use-single-mutation';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { CurrentPasswordField } from '../ui/field';
import { toastError } from '../ui/toast-store';
import { useZodForm } from './use-zod-form';

const form = z.strictObject({ password: z.string().min(1, validationMessages.required).max(128) });

/** Asks for the password where a call of the page wants the user's identity confirmed; see `withConfirmation`. */
export function IdentityDialog() {
  const answer = useIdentityStore((state) => state.answer);
  return answer && <PasswordQuestion answer={answer} />;
}

function PasswordQuestion({ answer }: { answer: (isConfirmed: boolean) => void }) {
  const { t } = useLanguage();
  const confirm = useSingleMutation({
    mutationFn: (body: z.input<typeof form>) => confirmIdentity(body),
    onSuccess: () => answer(true),
  });
  const identity = useZodForm(form, { password: '' }, { asksToLeave: false });
  const submit = identity.submit(confirm, {
    failed: () => toastError(t('shared.toast.error'), t('shared.error.try_again')),
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={() => answer(false)}
      title={t('shared.identity.title')}
      text={t('shared.identity.text')}
      confirmLabel={t('shared.identity.confirm')}
      cancelLabel={t('shared.identity.cancel')}
      onConfirm={submit}
      isPending={confirm.isPending}
    >
      <form onSubmit={submit} noValidate>
        <CurrentPasswordField label={t('shared.field.current_password')} {...identity.field('password')} />
      </form>
    </ConfirmDialog>
  );
}
