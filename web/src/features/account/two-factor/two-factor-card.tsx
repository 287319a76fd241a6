import type { TwoFactor } from '@shopwright/contracts/http/two-factor';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IdentityDialog } from '../../../components/identity-dialog';
import { QueryError } from '../../../components/query-error';
import { useLanguage } from '../../../i18n/language-provider';
import { Badge } from '../../../ui/badge';
import { Card } from '../../../ui/card';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast-store';
import { twoFactorQuery, useCreateRecoveryCodes, useRemoveTotp } from './api';
import { AskBefore } from './ask-before';
import { FactorRow, type TakesCodes } from './factor-row';
import { Passkeys } from './passkeys';
import { RecoveryCodes } from './recovery-codes';
import { TotpSetup } from './totp-setup';

/** The second factors of the account. Recovery codes are shown once, when they are created. */
export function TwoFactorCard() {
  const { t } = useLanguage();
  const settings = useQuery(twoFactorQuery);
  const [codes, setCodes] = useState<string[] | null>(null);
  const isOn = settings.data && (settings.data.hasTotp || settings.data.passkeys.length > 0);
  return (
    <Card className="p-6 sm:p-8" id="two-factor">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-semibold text-xl">{t('shared.two_step.title')}</h2>
        {settings.data && (
          <Badge tone={isOn ? 'success' : 'neutral'}>
            {t(isOn ? 'account.two_factor.on' : 'account.two_factor.off')}
          </Badge>
        )}
      </div>
      <p className="mt-1 text-muted text-sm">{t('account.two_factor.text')}</p>
      {settings.data?.isRequired && !isOn && (
        <Notice tone="warning" className="mt-4">
          {t('account.two_factor.required')}
        </Notice>
      )}
      {settings.isPending && (
        <div aria-busy="true" className="mt-5">
          <Skeleton className="h-32" />
        </div>
      )}
      {settings.isError && <QueryError level={3} title={t('account.two_factor.failed')} query={settings} />}
      {settings.data && (
        <div className="mt-4 divide-y divide-line">
          <AuthenticatorApp isSetUp={settings.data.hasTotp} onCodes={setCodes} />
          <Passkeys passkeys={settings.data.passkeys} onCodes={setCodes} />
          {isOn && <CodesLeft settings={settings.data} onCodes={setCodes} />}
        </div>
      )}
      <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />
      <IdentityDialog />
    </Card>
  );
}

function AuthenticatorApp({ isSetUp, onCodes }: TakesCodes & { isSetUp: boolean }) {
  const { t } = useLanguage();
  const name = t('account.two_factor.app');
  const remove = useRemoveTotp(() => toast(t('account.two_factor.removed', { name })));
  return (
    <FactorRow
      title={name}
      text={t('account.two_factor.app_text')}
      action={
        isSetUp ? (
          <AskBefore
            label={t('account.two_factor.remove')}
            labelNamed={t('account.two_factor.remove_named', { name })}
            question={t('account.two_factor.remove_question', { name })}
            text={t('account.two_factor.remove_text')}
            onConfirm={() => remove.mutate()}
            isPending={remove.isPending}
          />
        ) : (
          <TotpSetup onCodes={onCodes} />
        )
      }
    />
  );
}

function CodesLeft({ settings, onCodes }: TakesCodes & { settings: TwoFactor }) {
  const { t } = useLanguage();
  const create = useCreateRecoveryCodes(({ recoveryCodes }) => onCodes(recoveryCodes));
  return (
    <FactorRow
      title={t('account.two_factor.codes')}
      text={t('account.two_factor.codes_left', { count: settings.recoveryCodesLeft })}
      action={
        <AskBefore
          label={t('account.two_factor.new_codes')}
          question={t('account.two_factor.new_codes')}
          text={t('account.two_factor.new_codes_text')}
          onConfirm={() => create.mutate()}
          isPending={create.isPending}
        />
      }
    />
  );
}
