import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { dollars } from '../../lib/format';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import type { Problem } from './problems';
import { leastCents } from './rewards';

type Reason = Extract<Problem, { kind: 'reward_refused' }>['reason'];

const texts: Record<Reason, MessageKey> = {
  in_use: 'reward.in_use',
  not_usable: 'reward.not_usable',
  signed_out: 'reward.signed_out',
};

interface RewardRefusedPanelProps {
  reason: Reason;
  isPending: boolean;
  onGoOn: () => void;
}

export function RewardRefusedPanel({ reason, isPending, onGoOn }: RewardRefusedPanelProps) {
  const { t } = useLanguage();
  return (
    <Notice tone="warning" isUrgent title={t('reward.not_applied')} className="mb-6">
      <p className="mt-1">{t(texts[reason], { least: dollars(leastCents) })}</p>
      <Button className="mt-4" onClick={onGoOn} isPending={isPending}>
        {t('reward.continue_without')}
      </Button>
    </Notice>
  );
}
