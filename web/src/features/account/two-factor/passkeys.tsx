import type { Passkey } from '@shopwright/contracts/http/two-factor';
import { passkeyName } from '@shopwright/contracts/http/two-factor';
import { useId, useState } from 'react';
import * as z from 'zod';
import { useZodForm } from '../../../components/use-zod-form';
import { dateText } from '../../../i18n/formatters';
import { useLanguage } from '../../../i18n/language-provider';
import { hasPasskeys } from '../../../lib/passkeys';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { TextField } from '../../../ui/field';
import { toast } from '../../../ui/toast-store';
import { deviceName } from '../session-list';
import { useAddPasskey, useRemovePasskey } from './api';
import { AskBefore } from './ask-before';
import { FactorRow, type TakesCodes } from './factor-row';

export function Passkeys({ passkeys, onCodes }: TakesCodes & { passkeys: Passkey[] }) {
  const { t } = useLanguage();
  return (
    <div>
      <FactorRow
        title={t('account.two_factor.passkeys')}
        text={t('account.two_factor.passkeys_text')}
        action={hasPasskeys() && <AddPasskey onCodes={onCodes} />}
      />
      {passkeys.length > 0 && (
        <ul className="mb-4 divide-y divide-line rounded-control border border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
    </div>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const { t, language } = useLanguage();
  const remove = useRemovePasskey(() => toast(t('account.two_factor.removed', { name })));
  const date = dateText(lastUsedAt ?? createdAt, language);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-2.5">
      <div className="min-w-40 flex-1 text-sm">
        <bdi className="wrap-anywhere font-medium">{name}</bdi>
        <p className="text-muted">
          {t(lastUsedAt ? 'account.two_factor.last_used' : 'account.two_factor.created', { date })}
        </p>
      </div>
      <AskBefore
        label={t('account.two_factor.remove')}
        labelNamed={t('account.two_factor.remove_named', { name })}
        question={t('account.two_factor.remove_question', { name })}
        text={t('account.two_factor.remove_text')}
        onConfirm={() => remove.mutate(id)}
        isPending={remove.isPending}
      />
    </li>
  );
}

const form = z.strictObject({ name: passkeyName });

function AddPasskey({ onCodes }: TakesCodes) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const add = useAddPasskey(({ recoveryCodes }) => {
    toast(t('account.two_factor.passkey_added'));
    onCodes(recoveryCodes);
  });
  const formId = useId();
  const named = useZodForm(form, { name: ownDevice() });
  const close = () => {
    setOpen(false);
    named.reset();
  };
  // The browser's own dialog opens next, and may be preceded by the question for the password.
  const submit = named.handleSubmit(({ name }) => {
    close();
    add.mutate(name);
  });
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)} isPending={add.isPending}>
        {t('account.two_factor.add_passkey')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('account.two_factor.add_passkey')}
        closeLabel={t('shared.identity.cancel')}
        size="sm"
        actions={
          <Button type="submit" form={formId}>
            {t('account.two_factor.add_passkey')}
          </Button>
        }
      >
        <form id={formId} onSubmit={submit} noValidate>
          <TextField
            label={t('account.two_factor.passkey_name')}
            hint={t('account.two_factor.passkey_hint')}
            dir="auto"
            {...named.field('name')}
          />
        </form>
      </Dialog>
    </>
  );
}

function ownDevice(): string {
  const { browser, system } = deviceName(navigator.userAgent);
  return [browser, system].filter(Boolean).join(', ');
}
