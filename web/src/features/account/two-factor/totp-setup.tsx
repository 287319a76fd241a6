import { validationMessages } from '@shopwright/contracts/validation-messages';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import * as z from 'zod';
import { useZodForm } from '../../../components/use-zod-form';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { TextField } from '../../../ui/field';
import { Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast-store';
import { useConfirmTotp, useStartTotp } from './api';
import type { TakesCodes } from './factor-row';

const form = z.strictObject({ code: z.string().trim().min(1, validationMessages.required).max(40) });

/** Sets up an authenticator app: its QR code or key, and a code of it that proves that it works. */
export function TotpSetup({ onCodes }: TakesCodes) {
  const { t } = useLanguage();
  const start = useStartTotp();
  const formId = useId();
  const code = useZodForm(form, { code: '' }, { asksToLeave: false });
  const close = () => {
    start.reset();
    code.reset();
  };
  const confirm = useConfirmTotp(({ recoveryCodes }) => {
    close();
    toast(t('account.two_factor.done'));
    onCodes(recoveryCodes);
  });
  const submit = code.submit(confirm, {});
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => start.mutate()} isPending={start.isPending}>
        {t('account.two_factor.set_up')}
      </Button>
      <Dialog
        isOpen={start.data !== undefined}
        onClose={close}
        title={t('account.two_factor.app')}
        description={t('account.two_factor.scan')}
        closeLabel={t('shared.identity.cancel')}
        size="sm"
        actions={
          <Button type="submit" form={formId} isPending={confirm.isPending}>
            {t('account.two_factor.confirm')}
          </Button>
        }
      >
        <form id={formId} onSubmit={submit} noValidate className="grid justify-items-center gap-5">
          {start.data && <QrCode uri={start.data.uri} />}
          <p className="text-center text-muted text-sm">
            {t('account.two_factor.secret')}
            <bdi dir="ltr" className="wrap-anywhere mt-1 block select-all font-mono text-ink">
              {start.data?.secret}
            </bdi>
          </p>
          <TextField
            label={t('shared.two_step.code')}
            className="w-full"
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            {...code.field('code')}
          />
        </form>
      </Dialog>
    </>
  );
}

/** The code's library is fetched when it is needed. Black on white in dark mode too: apps do not read others. */
function QrCode({ uri }: { uri: string }) {
  const { t } = useLanguage();
  const image = useQuery({
    queryKey: ['qr-code', uri],
    queryFn: async () => {
      const { renderSVG } = await import('uqr');
      return `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(uri, { border: 3 }))}`;
    },
    // The address holds a secret, which goes with the dialog.
    gcTime: 0,
  });
  if (!image.data) return <Skeleton className="size-52 rounded-control" />;
  return (
    <img
      src={image.data}
      alt={t('account.two_factor.qr')}
      width={208}
      height={208}
      className="size-52 rounded-control"
    />
  );
}
