import { type RewardKind, rewardOffers } from '@shopwright/contracts/http/rewards';
import { useId, useState } from 'react';
import { numberFormat } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import { isApiError } from '../../lib/api-error';
import { useStoreSettings } from '../../lib/queries/store-settings';
import { randomUuid } from '../../lib/random';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { toast, toastError } from '../../ui/toast-store';
import { useRedeem } from './api';
import { rewardLooks } from './my-rewards';

interface RewardOfferProps {
  kind: RewardKind;
  loyaltyPoints: number;
}

/** One thing that points buy, after a question: points do not come back. */
export function RewardOffer({ kind, loyaltyPoints }: RewardOfferProps) {
  const { t, language } = useLanguage();
  const isPaid = useStoreSettings()?.selling.delivery?.isPaid ?? false;
  const { icon: Icon, titleKey, textKey, reasonKey: reason } = rewardLooks[kind];
  const reasonKey = isPaid ? undefined : reason;
  const { points } = rewardOffers[kind];
  const missing = points - loyaltyPoints;
  const isOff = reasonKey !== undefined || missing > 0;
  const reasonId = useId();
  // One name per question asked: however often its answer is sent, it is one reward.
  const [requestId, setRequestId] = useState<string>();
  const redeem = useRedeem();
  const close = () => setRequestId(undefined);
  const confirm = () =>
    requestId &&
    redeem.mutate(
      { kind, requestId },
      {
        onSuccess: () => {
          close();
          toast(t('account.rewards.redeemed'), t(textKey));
        },
        onError: (error) =>
          isApiError(error, 'conflict')
            ? toastError(t('account.rewards.redeem_failed'), t('account.rewards.lacking'))
            : toastError(t('shared.toast.error'), t('shared.error.try_again')),
      },
    );
  return (
    <Card className="flex flex-col items-start gap-2 p-6">
      <span className="mb-1 grid size-11 place-items-center rounded-full bg-primary-soft text-primary-ink">
        <Icon size={20} aria-hidden />
      </span>
      <h3 className="font-semibold text-lg">{t(titleKey)}</h3>
      <p className="text-muted text-sm">{t(textKey)}</p>
      {reasonKey && (
        <p id={reasonId} className="rounded-control bg-sunken px-3 py-2 text-sm">
          {t(reasonKey)}
        </p>
      )}
      <div className="mt-auto flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-3">
        <div>
          <p className="tabular font-semibold">{t('account.rewards.cost', { count: points })}</p>
          {!reasonKey && missing > 0 && (
            <p id={reasonId} className="tabular text-muted text-sm">
              {t('account.rewards.missing', { count: missing })}
            </p>
          )}
        </div>
        <Button
          disabled={isOff}
          aria-haspopup="dialog"
          aria-describedby={isOff ? reasonId : undefined}
          aria-label={t('account.rewards.redeem_named', { reward: t(titleKey) })}
          onClick={() => setRequestId(randomUuid())}
        >
          {t('account.rewards.redeem')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={requestId !== undefined}
        onClose={close}
        title={t('account.rewards.question', { reward: t(titleKey) })}
        text={t('account.rewards.question_text', {
          count: points,
          left: numberFormat(language).format(Math.max(-missing, 0)),
        })}
        confirmLabel={t('account.rewards.redeem')}
        cancelLabel={t('account.cancel')}
        onConfirm={confirm}
        isPending={redeem.isPending}
      />
    </Card>
  );
}
