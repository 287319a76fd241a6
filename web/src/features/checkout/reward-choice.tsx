import { Gift } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { dollars } from '../../lib/format';
import { RadioGroup } from '../../ui/radio-group';
import { discountCents, leastCents } from './rewards';
import type { RewardState } from './use-reward';

/** Nothing at all for those who have no reward. */
export function RewardChoice({ reward }: { reward: RewardState }) {
  const { t } = useLanguage();
  if (!reward.usable) return null;
  if (!reward.isLargeEnough) {
    return (
      <p className="flex items-center gap-3 rounded-control bg-sunken px-4 py-3 text-muted text-sm">
        <Gift size={18} aria-hidden className="shrink-0" />
        {t('reward.too_small', { least: dollars(leastCents) })}
      </p>
    );
  }
  return (
    <RadioGroup
      label={t('reward.use')}
      className="sm:grid-cols-2"
      value={reward.chosen ? 'use' : 'keep'}
      onChange={(answer) => reward.choose(answer === 'use')}
      options={[
        {
          value: 'use',
          label: t('reward.discount', { amount: dollars(discountCents) }),
          hint: t('reward.discount_hint'),
        },
        { value: 'keep', label: t('reward.none'), hint: t('reward.none_hint') },
      ]}
    />
  );
}
