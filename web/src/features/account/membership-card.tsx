import { Crown } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { dollars } from '../../lib/format';
import { Card } from '../../ui/card';
import { membership } from './membership';

export function MembershipCard({ spentCents }: { spentCents: number }) {
  const { t } = useLanguage();
  const { isPlatinum, goalCents, reachedCents, missingCents } = membership(spentCents);
  return (
    <Card className="p-6 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="flex items-center gap-3 font-semibold text-xl">
          <span className="grid size-11 place-items-center rounded-full bg-accent-soft text-accent-ink">
            <Crown size={20} aria-hidden />
          </span>
          {t(isPlatinum ? 'rewards.platinum' : 'rewards.gold')}
        </h2>
        <p className="text-muted text-sm">{t('rewards.earning')}</p>
      </div>
      <label className="mt-6 block text-sm">
        <span className="mb-2 flex flex-wrap justify-between gap-x-6 gap-y-1">
          <span>
            {isPlatinum ? t('rewards.platinum_reached') : t('rewards.progress', { amount: dollars(missingCents) })}
          </span>
          {!isPlatinum && (
            <span className="tabular text-muted">
              {t('rewards.spent_of', { spent: dollars(spentCents), goal: dollars(goalCents) })}
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
