import type { User } from '@shopwright/contracts/http/auth';
import { rewardKinds } from '@shopwright/contracts/http/rewards';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { useLanguage } from '../../i18n/language-provider';
import { MembershipCard } from './membership-card';
import { MyRewards } from './my-rewards';
import { RewardOffer } from './reward-offer';

export function Rewards({ user }: { user: User }) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-8">
      <MembershipCard spentCents={centsFromDecimal(user.totalSpent)} />
      <section>
        <h2 className="font-semibold text-xl">{t('rewards.offers')}</h2>
        <p className="mt-1 mb-4 text-muted text-sm">{t('rewards.balance', { count: user.loyaltyPoints })}</p>
        <div className="grid gap-5 md:grid-cols-2">
          {rewardKinds.map((kind) => (
            <RewardOffer key={kind} kind={kind} loyaltyPoints={user.loyaltyPoints} />
          ))}
        </div>
      </section>
      <MyRewards />
    </div>
  );
}
