import { formerCustomer, type ModeratedReview } from '@shopwright/contracts/http/reviews';
import { useState } from 'react';
import { Permitted } from '../../components/permitted';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { TextField } from '../../ui/field';
import { useEraseAuthor, useEraseByEmail } from './api';

/** Erases who wrote an imported review: most of them have no account here, and some no address. */
export function EraseAuthor({ review }: { review: ModeratedReview }) {
  const { t } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const erase = useEraseAuthor();
  if (!review.isImported || review.customerName === formerCustomer) return null;
  const close = () => setIsOpen(false);
  return (
    <Permitted to="customers:privacy">
      <Button
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        aria-label={t('moderation.erase_named', { name: review.customerName })}
        onClick={() => setIsOpen(true)}
      >
        {t('moderation.erase')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        isDangerous
        onClose={close}
        title={t('moderation.erase_named', { name: review.customerName })}
        text={t('moderation.erase_text')}
        confirmLabel={t('moderation.erase')}
        cancelLabel={t('shared.dialog.cancel')}
        onConfirm={() => erase.mutate(review.id, { onSettled: close })}
        isPending={erase.isPending}
      />
    </Permitted>
  );
}

/** Erases by an address that no customer here may have. */
export function EraseByEmail() {
  const { t } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const [email, setEmail] = useState('');
  const close = () => {
    setIsOpen(false);
    setEmail('');
  };
  const { mutation, problem } = useEraseByEmail(close);
  return (
    <Permitted to="customers:privacy">
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('moderation.erase_by_email')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        isDangerous
        onClose={close}
        title={t('moderation.erase_by_email')}
        text={t('moderation.erase_by_email_text')}
        confirmLabel={t('moderation.erase')}
        cancelLabel={t('shared.dialog.cancel')}
        onConfirm={() => mutation.mutate(email.trim())}
        isPending={mutation.isPending}
      >
        <TextField
          label={t('moderation.erase_email')}
          type="email"
          dir="ltr"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={problem}
        />
      </ConfirmDialog>
    </Permitted>
  );
}
