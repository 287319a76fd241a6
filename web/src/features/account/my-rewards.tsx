import type { Reward, RewardKind } from '@shopwright/contracts/http/rewards';
import { useQuery } from '@tanstack/react-query';
import { Gift, type LucideIcon, Truck } from 'lucide-react';
import { QueryError } from '../../components/query-error';
import { dateText } from '../../i18n/formatters';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { rewardsQuery } from '../../lib/queries/paying';
import { Badge, type Tone } from '../../ui/badge';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';

interface RewardLook {
  icon: LucideIcon;
  titleKey: MessageKey;
  textKey: MessageKey;
  /** The reason why it cannot be redeemed where orders ship free, so that no points are spent on it. */
  reasonKey?: MessageKey;
}

export const rewardLooks: Record<RewardKind, RewardLook> = {
  'ten-dollars': { icon: Gift, titleKey: 'account.rewards.ten_off', textKey: 'account.rewards.ten_off_text' },
  'free-shipping': {
    icon: Truck,
    titleKey: 'account.rewards.free_shipping',
    textKey: 'account.rewards.free_shipping_text',
    reasonKey: 'account.rewards.free_shipping_note',
  },
};

const states: Record<Reward['state'], { key: MessageKey; tone: Tone }> = {
  available: { key: 'account.rewards.available', tone: 'success' },
  held: { key: 'account.rewards.in_use', tone: 'accent' },
  used: { key: 'account.rewards.used', tone: 'neutral' },
  voided: { key: 'account.rewards.voided', tone: 'neutral' },
};

export function MyRewards() {
  const { t } = useLanguage();
  const rewards = useQuery(rewardsQuery);
  return (
    <section>
      <h2 className="font-semibold text-xl">{t('account.rewards.mine')}</h2>
      {rewards.isPending && (
        <div aria-busy="true" className="mt-4">
          <Skeleton className="h-20 rounded-card" />
        </div>
      )}
      {rewards.isError && <QueryError level={3} title={t('account.rewards.failed')} query={rewards} />}
      {rewards.data?.length === 0 && <p className="mt-2 text-muted">{t('account.rewards.none')}</p>}
      {rewards.data && rewards.data.length > 0 && (
        <Card className="mt-4">
          <ul className="divide-y divide-line px-5">
            {rewards.data.map((reward) => (
              <RewardRow key={reward.id} reward={reward} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

function RewardRow({ reward }: { reward: Reward }) {
  const { t, language } = useLanguage();
  const { kind, state, createdAt, usedAt } = reward;
  const { icon: Icon, titleKey } = rewardLooks[kind];
  const { key, tone } = states[state];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Icon size={18} aria-hidden className="shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-medium text-sm">{t(titleKey)}</p>
        <p className="text-muted text-sm">
          {state === 'held' && t('account.rewards.in_use_text')}
          {state === 'available' && t('account.rewards.since', { date: dateText(createdAt, language) })}
          {usedAt && t('account.rewards.used_on', { date: dateText(usedAt, language) })}
        </p>
      </div>
      <Badge tone={tone}>{t(key)}</Badge>
    </li>
  );
}
