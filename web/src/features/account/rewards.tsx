import type { User } from '@shopwright/contracts/http/auth';
import { rewardKinds } from '@shopwright/contracts/http/rewards';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { Crown } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { useStoreSettings } from '../../lib/queries/store-settings';
import { Card } from '../../ui/card';
import { MyRewards } from './my-rewards';
import { RewardOffer } from './reward-offer';

export function Rewards({ user }: { user: User }) {
  const { t } = useLanguage();
  const settings = useStoreSettings();
  // The demonstration shows it, and says why it cannot be redeemed.
  const hasFreeShipping = settings?.selling.delivery?.isPaid || settings?.isDemonstration;
  const kinds = rewardKinds.filter((kind) => kind !== 'free-shipping' || hasFreeShipping);
  return (
    <div className="grid gap-8">
      <MembershipCard spentCents={centsFromDecimal(user.totalSpent)} />
      <section>
        <h2 className="font-semibold text-xl">{t('account.rewards.offers')}</h2>
        <p className="mt-1 mb-4 text-muted text-sm">{t('account.rewards.balance', { count: user.loyaltyPoints })}</p>
        <div className="grid gap-5 md:grid-cols-2">
          {kinds.map((kind) => (
            <RewardOffer key={kind} kind={kind} loyaltyPoints={user.loyaltyPoints} />
          ))}
        </div>
      </section>
      <MyRewards />
    </div>
  );
}

function MembershipCard({ spentCents }: { spentCents: number }) {
  const { t, formatPrice } = useLanguage();
  const { isPlatinum, goalCents, reachedCents, missingCents } = membership(spentCents);
  return (
    <Card className="p-6 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="flex items-center gap-3 font-semibold text-xl">
          <span className="grid size-11 place-items-center rounded-full bg-accent-soft text-accent-ink">
            <Crown size={20} aria-hidden />
          </span>
          {t(isPlatinum ? 'account.rewards.platinum' : 'account.rewards.gold')}
        </h2>
        <p className="text-muted text-sm">{t('account.rewards.earning')}</p>
      </div>
      <label className="mt-6 block text-sm">
        <span className="mb-2 flex flex-wrap justify-between gap-x-6 gap-y-1">
          <span>
            {isPlatinum
              ? t('account.rewards.platinum_reached')
              : t('account.rewards.progress', { amount: formatPrice(missingCents) })}
          </span>
          {!isPlatinum && (
            <span className="tabular text-muted">
              {t('account.rewards.spent_of', { spent: formatPrice(spentCents), goal: formatPrice(goalCents) })}
            </span>
          )}
        </span>
        <progress
          value={reachedCents}
          max={goalCents}
          className="h-2.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-primary"
        />
      </label>
    </Card>
  );
}

const platinumCents = 100_000;

/** Gold from the first day; Platinum from $1000 spent on. */
export function membership(spentCents: number) {
  const isPlatinum = spentCents >= platinumCents;
  return {
    isPlatinum,
    goalCents: platinumCents,
    /** Capped at the goal. */
    reachedCents: Math.min(spentCents, platinumCents),
    missingCents: Math.max(platinumCents - spentCents, 0),
  };
}
