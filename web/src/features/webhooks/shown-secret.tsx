import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { toast, toastError } from '../../ui/toast-store';

/** Shows the secret of an endpoint, once. */
export function ShownSecret({ secret, text, onClose }: { secret: string; text: string; onClose: () => void }) {
  const { t } = useLanguage();
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toast(t('webhooks.secret_copied')),
      () => toastError(t('shared.toast.error'), t('shared.error.try_again')),
    );
  return (
    <Dialog isOpen onClose={onClose} title={t('webhooks.secret')} closeLabel={t('shared.dialog.close')}>
      <div className="grid gap-4">
        <Notice tone="warning">{text}</Notice>
        <TextField
          label={t('webhooks.secret')}
          dir="ltr"
          readOnly
          value={secret}
          onFocus={({ target }) => target.select()}
          className="font-mono"
        />
        <Button className="justify-self-start" onClick={copy}>
          {t('webhooks.secret_copy')}
        </Button>
      </div>
    </Dialog>
  );
}
