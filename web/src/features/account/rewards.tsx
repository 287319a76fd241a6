import type { User } from '@shopwright/contracts/http/auth';
import { centsFromDecimal } from '@shopwright/contracts/money';
import { Gift, Truck } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import type { MessageKey } from '../../i18n/messages';
import { dollars } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';

const platinumCents = 100_000;

const rewards: { icon: typeof Gift; titleKey: MessageKey; points: number }[] = [
  { icon: Gift, titleKey: 'rewards.ten_off', points: 1000 },
  { icon: Truck, titleKey: 'rewards.free_shipping', points: 500 },
];

export function Rewards({ user }: { user: User }) {
  const { t } = useLanguage();
  const spentCents = centsFromDecimal(user.totalSpent);
  const isPlatinum = spentCents >= platinumCents;
  return (
    <div className="grid gap-5 lg:grid-cols-3">
      <Card className="p-6 lg:col-span-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Badge tone="accent" className="text-sm">
            {t(isPlatinum ? 'rewards.platinum' : 'rewards.gold')}
          </Badge>
          <p className="text-muted text-sm">{t('rewards.earning')}</p>
        </div>
        <label className="mt-5 block text-sm">
          <span className="mb-2 block">
            {isPlatinum
              ? t('rewards.platinum_reached')
              : t('rewards.progress', { amount: dollars(platinumCents - spentCents) })}
          </span>
          <progress
            value={Math.min(spentCents, platinumCents)}
            max={platinumCents}
            className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary"
          />
        </label>
      </Card>
      {rewards.map(({ icon: Icon, titleKey, points }) => (
        <Card key={titleKey} className="flex flex-col items-start gap-3 p-6">
          <Icon aria-hidden className="text-primary" />
          <h2 className="font-semibold text-lg">{t(titleKey)}</h2>
          <p className="text-muted text-sm">{t('rewards.cost', { points })}</p>
          <p className="text-sm">
            {user.loyaltyPoints >= points
              ? t('rewards.enough')
              : t('rewards.missing', { points: points - user.loyaltyPoints })}
          </p>
          <Button variant="secondary" disabled className="mt-auto">
            {t('rewards.redeem')}
          </Button>
        </Card>
      ))}
    </div>
  );
}
