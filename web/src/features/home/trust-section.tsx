import { BadgeCheck, CreditCard, Globe, Headphones, LockKeyhole, RotateCcw, ShieldCheck } from 'lucide-react';
import { type PromiseTile, usePromiseTile } from '../../components/promise-tile';
import { useLanguage } from '../../i18n/language-provider';
import { useHasClaim } from '../../lib/queries/store-settings';
import { FeatureTile } from '../../ui/stat-card';

const tiles: PromiseTile[] = [
  { claim: 'ssl', icon: LockKeyhole, title: 'shared.trust.ssl', text: 'shared.trust.ssl_text' },
  { claim: 'privacy', icon: ShieldCheck, title: 'shared.trust.privacy', text: 'shared.trust.privacy_text' },
  { claim: 'cards', icon: CreditCard, title: 'shared.trust.cards', text: 'shared.trust.cards_text' },
  { claim: 'delivery', icon: Globe, title: 'shared.trust.delivery', text: 'shared.trust.delivery_text' },
  { claim: 'returns', icon: RotateCcw, title: 'shared.trust.returns', text: 'shared.trust.returns_text' },
  { claim: 'support', icon: Headphones, title: 'shared.trust.support', text: 'shared.trust.support_text' },
];

const badges = ['badge_ssl', 'badge_stripe', 'badge_pci', 'badge_seller'] as const;

/** The promises of the store. Without any promise there is no section. */
export function TrustSection() {
  const { t } = useLanguage();
  const hasClaim = useHasClaim();
  const shownTiles = tiles.flatMap(usePromiseTile());
  const shownBadges = badges.filter(hasClaim);
  if (shownTiles.length + shownBadges.length === 0) return null;
  return (
    <section aria-labelledby="trust-heading" className="border-line border-y bg-sunken/60">
      <div className="page py-16">
        <h2 id="trust-heading" className="text-center font-semibold text-2xl sm:text-3xl">
          {t('shared.trust.title')}
        </h2>
        <ul className="mt-10 grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
          {shownTiles.map(({ icon, title, text }) => (
            <FeatureTile key={title} icon={icon} title={title} text={text} />
          ))}
        </ul>
        <ul className="mt-12 flex flex-wrap justify-center gap-3">
          {shownBadges.map((badge) => (
            <li
              key={badge}
              className="inline-flex items-center gap-2 rounded-full border border-line bg-surface px-4 py-2 font-medium text-sm"
            >
              <BadgeCheck size={16} aria-hidden className="text-primary" />
              {t(`shared.trust.${badge}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
